import type { ShopAbility, ShopBase, ShopRange } from '../contract/shop-goods.ts';
import { slugify } from '../contract/slug.ts';
import type { TreasureEntry, TreasureRow } from '../contract/treasure-tables.ts';
import { MAX_BONUS, misfitReason } from '../crafting/ability-fit.ts';
import { AMMUNITION_AT_ONCE, MAX_ENHANCEMENT, magicGp } from '../rules/crafting.ts';
import type { Roller } from './roller.ts';
import type { FoundItem, Grade } from './treasure.ts';

const WEAPONS = 'random-weapons';
const ARMORS = 'random-armor-and-shields';

type Found = Omit<FoundItem, 'grade' | 'cursed' | 'intelligent'>;

/** A common weapon, armor or shield that was rolled. */
export type RolledBase = {
  base: ShopBase;
  /** Its name before a bonus: `Light Crossbow`, `Composite Longbow (+2 Str bonus)`. */
  title: string;
  /** What the masterwork item costs, in copper pieces; of ammunition all pieces. */
  copper: number;
  /** Ammunition is found by the fifty. */
  pieces: number;
};

/** A weapon of the table `melee`, `uncommon` or `ranged`. */
export function rollWeaponType(table: string, roller: Roller, range: ShopRange): RolledBase {
  let row = roller.on(`${WEAPONS}/${table}`);
  if (row.result === 'Ammunition') row = roller.on(`${WEAPONS}/ammunition`);
  return rolledBase(row, roller, range);
}

function rolledBase(row: TreasureRow, roller: Roller, range: ShopRange): RolledBase {
  const entry = roller.oneOf(row.entries);
  if (entry === null) throw new Error(`The row "${row.result}" names no item.`);
  const base = range.bases.find(({ slug }) => slug === entry.slug) ?? plainBase(entry);
  const strength = /\(\+[1-9] Str bonus\)/.exec(row.result)?.[0];
  return {
    base,
    title: [base.title, strength].filter(Boolean).join(' '),
    copper: row.copper ?? 0,
    pieces: base.sort === 'ammunition' ? AMMUNITION_AT_ONCE : 1,
  };
}

/** A weapon that shops do not sell enchanted: nets and shuriken. Both are thrown. */
const plainBase = ({ slug, name }: TreasureEntry): ShopBase => ({
  id: 0,
  slug,
  name,
  title: name,
  sort: 'weapon',
  slot: null,
  rulebook: '',
  copper: 0,
  weight_lb: 0,
  category: 'exotic',
  armor_bonus: 0,
  bears: ['ranged'],
  damage: slug === 'net' ? [] : ['piercing'],
  thrown: true,
  double: false,
  makes: [],
});

/** Magic armor or a magic shield (Dungeon Master's Guide, page 216). */
export function rollArmor(grade: Grade, roller: Roller, range: ShopRange): Found {
  for (let abilities = 0; ; ) {
    const { result } = roller.on(`${ARMORS}/bonus/${grade}`);
    const [, bonus, sort] = /^\+(\d) (armor|shield)$/.exec(result) ?? [];
    if (bonus !== undefined && sort !== undefined) {
      const rolled = rolledBase(roller.on(`${ARMORS}/${sort === 'armor' ? 'armor' : 'shields'}`), roller, range);
      const table = `${ARMORS}/${sort}-abilities/${grade}`;
      return enchanted(
        rolled,
        Number(bonus),
        rollAbilities(table, abilities, rolled, Number(bonus), roller, range),
        roller,
      );
    }
    if (result.startsWith('Specific'))
      return specific(
        roller.on(`${ARMORS}/${result === 'Specific armor' ? 'specific-armors' : 'specific-shields'}/${grade}`),
        roller,
      );
    abilities++;
  }
}

const KINDS: Readonly<Record<string, string>> = {
  'Common melee weapon': 'melee',
  'Uncommon weapon': 'uncommon',
  'Common ranged weapon': 'ranged',
};

/** A magic weapon or fifty pieces of magic ammunition (Dungeon Master's Guide, page 221). */
export function rollWeapon(grade: Grade, roller: Roller, range: ShopRange): Found & { melee: boolean } {
  for (let abilities = 0; ; ) {
    const { result } = roller.on(`${WEAPONS}/bonus/${grade}`);
    const bonus = /^\+(\d)$/.exec(result)?.[1];
    if (bonus !== undefined) {
      const rolled = rollWeaponType(KINDS[roller.on(`${WEAPONS}/types`).result] ?? 'melee', roller, range);
      const melee = rolled.base.bears.includes('melee') && rolled.base.sort === 'weapon';
      const table = `${WEAPONS}/${melee ? 'melee' : 'ranged'}-abilities/${grade}`;
      const found = rollAbilities(table, abilities, rolled, Number(bonus), roller, range);
      return { ...enchanted(rolled, Number(bonus), found, roller), melee };
    }
    if (result === 'Specific weapon') {
      const found = specific(roller.on(`${WEAPONS}/specific/${grade}`), roller);
      return { ...found, melee: !/arrow|bolt|bow|javelin/.test(found.slug) };
    }
    abilities++;
  }
}

/** An item that is complete as its row names it. */
function specific(row: TreasureRow, roller: Roller): Found {
  const [entry] = row.entries;
  if (entry === undefined) throw new Error(`The row "${row.result}" names no item.`);
  const foe = entry.slug.startsWith('slaying-arrow') ? roller.on(`${WEAPONS}/foes`).result : null;
  return {
    slug: entry.slug,
    name: foe === null ? entry.name : `${entry.name} (${foe})`,
    copper: entry.copper ?? row.copper ?? 0,
    quantity: 1,
    notes: [],
    parts: [],
    key: entry.slug,
  };
}

/** How often abilities that do not fit are rolled again before the item goes without. */
const MAX_REROLLS = 100;

type Ability = ShopAbility & { of: TreasureEntry };

/** Rolls special abilities. One that does not fit, is a duplicate or goes beyond +10 is rolled again; of two versions the better one counts. */
function rollAbilities(
  table: string,
  count: number,
  { base }: RolledBase,
  bonus: number,
  roller: Roller,
  range: ShopRange,
): Ability[] {
  let found: Ability[] = [];
  let wanted = count;
  for (let tries = 0; wanted > 0 && tries < MAX_REROLLS; tries++) {
    const row = roller.on(table);
    const [entry] = row.entries;
    if (entry === undefined) {
      wanted++;
      continue;
    }
    const ability = abilityOf(entry, row, roller, range);
    const others = found.filter(({ slug, apart }) => slug !== ability.slug && !apart.includes(ability.slug));
    const worse = found.some((one) => !others.includes(one) && worth(one) >= worth(ability));
    const fits = misfitReason(ability, base, bonus, []) === null;
    if (worse || !fits || bonus + bonuses([...others, ability]) > MAX_BONUS) continue;
    found = [...others, ability];
    wanted--;
  }
  return found;
}

const worth = ({ bonus, copper }: ShopAbility) => bonus * bonus * 100_000 + copper;
const bonuses = (abilities: readonly ShopAbility[]) => abilities.reduce((sum, { bonus }) => sum + bonus, 0);

/** The ability of a row: its member of a family, such as light fortification, and its foe. */
function abilityOf(entry: TreasureEntry, row: TreasureRow, roller: Roller, range: ShopRange): Ability {
  const versions = range.abilities.filter(({ slug }) => slug === entry.slug);
  const version =
    versions.find(({ key }) => row.result.toLowerCase().includes(key.split('.')[1] ?? ' ')) ?? versions[0];
  if (version === undefined) throw new Error(`No weapon or armor can have "${entry.slug}".`);
  if (entry.slug !== 'bane') return { ...version, of: entry };
  const foe = roller.on(`${WEAPONS}/foes`).result;
  return { ...version, key: `bane.${slugify(foe)}`, name: `Bane (${foe.toLowerCase()})`, of: entry };
}

/** The item with its bonus and abilities: the price is that of the total bonus, of the masterwork item, and of abilities with a price. */
function enchanted(rolled: RolledBase, bonus: number, abilities: readonly Ability[], roller: Roller): Found {
  const { base, title, copper, pieces } = rolled;
  const total = bonus + bonuses(abilities);
  const heads = base.double ? [total, secondHead(bonus, total, roller)] : [total];
  const magic = heads.reduce((sum, head) => sum + magicGp(base.sort, head) * 100, 0);
  const totalCopper = copper + magic + abilities.reduce((sum, ability) => sum + ability.copper, 0);
  const second = heads[1];
  const key = [base.slug, 'usual', bonus, ...abilities.map((one) => one.key).sort()].join('~');
  const sold = !base.double && title === base.title && base.makes.length > 0 && bonus <= MAX_ENHANCEMENT;
  return {
    slug: base.slug,
    name: [`${title} +${bonus}`, ...abilities.map(({ name }) => name)].join(', '),
    copper: Math.round(totalCopper / pieces),
    quantity: pieces,
    notes:
      second === undefined
        ? []
        : [second === total ? 'Both heads are alike' : `Second head +${second}, without abilities`],
    parts: [
      { kind: 'items' as const, slug: base.slug, name: base.name },
      ...abilities.map(({ of, name }) => ({ kind: 'items' as const, slug: of.slug, name })),
    ],
    key: sold && !(base.sort === 'ammunition' && abilities.length > 0) ? key : null,
  };
}

/** The total bonus of the second head of a double weapon. */
const secondHead = (bonus: number, total: number, roller: Roller): number =>
  roller.on(`${WEAPONS}/second-head`).result === 'The same bonus' ? total : bonus - 1;
