import type { NamedSlug } from '../contract/entries.ts';
import type { ShopAbility, ShopBase, ShopGood, ShopMake, ShopRange } from '../contract/shop-goods.ts';
import { MAX_BONUS, misfitReason } from '../crafting/ability-fit.ts';
import type { Random } from '../rules/random.ts';
import { type Grade, higherLevelCopper, type PriceStep, priceSteps } from './prices.ts';

/** An item that a shop can sell: from the catalogue, or made to order from the entries in `made_of`. */
export type Ware = ShopGood & { made_of: readonly NamedSlug[]; steps: readonly PriceStep[] };

const HIGHEST_CASTER_LEVEL = 20;
const GRADES: readonly Grade[] = ['plain', 'masterwork', 1, 2, 3, 4, 5];

export const wareOf = (good: ShopGood): Ware => ({ ...good, made_of: [], steps: [] });

/**
 * A common item with material, quality and abilities; null where the rules do not allow it: a special ability needs an enhancement bonus of
 * +1 or more; bonus and abilities are +10 at most together; no two abilities that exclude each other; each where it
 * fits. Double weapons (each end is randomEnchanted apart) come masterwork at best, ammunition without special abilities
 * (the weapon that shoots it has them).
 */
export function compose(
  base: ShopBase,
  make: ShopMake,
  grade: Grade,
  abilities: readonly ShopAbility[] = [],
): Ware | null {
  if (grade === 'plain' && make.plain === null) return null;
  const magic = typeof grade === 'number';
  if (abilities.length > 0 && !magic) return null;
  if (magic && base.double) return null;
  if (abilities.length > 0 && base.sort === 'ammunition') return null;
  if (magic && abilities.some((one, i) => misfitReason(one, base, grade, abilities.slice(0, i)) !== null)) return null;
  if (magic && abilities.reduce<number>((sum, { bonus }) => sum + bonus, grade) > MAX_BONUS) return null;
  const steps = priceSteps(base, make, grade, abilities);
  return {
    key: keyOf(base, make, grade, abilities),
    id: base.id,
    slug: base.slug,
    name: nameOf(base, make, grade, abilities),
    type: magic ? (base.sort === 'ammunition' ? 'magic-weapon' : `magic-${base.sort}`) : base.sort,
    slot: base.slot,
    rulebook: base.rulebook,
    copper: steps.reduce((sum, { copper }) => sum + copper, 0),
    stackable: base.sort === 'ammunition',
    psionic: false,
    tradition: null,
    spell: null,
    made_of: [
      { slug: base.slug, name: base.name },
      ...(make.material ? [make.material] : []),
      ...abilities.map(({ slug, name }) => ({ slug, name })),
    ],
    steps,
  };
}

/** `longsword~cold-iron~2~flaming~keen` */
function keyOf(base: ShopBase, make: ShopMake, grade: Grade, abilities: readonly ShopAbility[]): string {
  return [base.slug, make.material?.slug ?? 'usual', grade, ...abilities.map(({ key }) => key)].join('~');
}

/** "Cold Iron Longsword +2, Flaming, Keen"; "Dagger, Masterwork". */
function nameOf({ title }: ShopBase, { material }: ShopMake, grade: Grade, abilities: readonly ShopAbility[]): string {
  const thing = material ? `${material.name} ${title}` : title;
  const work = grade === 'plain' ? '' : grade === 'masterwork' ? ', Masterwork' : ` +${grade}`;
  return [`${thing}${work}`, ...abilities.map(({ name }) => name)].join(', ');
}

/**
 * A scroll or wand at a higher caster level than its own, up to 20; null otherwise. The price is the printed one, even
 * where it differs from the formula, plus the difference that the formula gives for the higher level.
 */
export function atCasterLevel(good: ShopGood, level: number): Ware | null {
  const { spell } = good;
  if (spell === null || level <= spell.caster_level || level > HIGHEST_CASTER_LEVEL) return null;
  const further = higherLevelCopper({ type: good.type, spell }, level);
  return {
    ...wareOf(good),
    key: `${good.key}~cl${level}`,
    name: `${good.name}, caster level ${level}`,
    copper: good.copper + further,
    steps: [
      { label: `Spell level ${spell.level}, caster level ${spell.caster_level}`, copper: good.copper },
      { label: `Caster level ${level}`, copper: further },
    ],
  };
}

/** Every common item in every material and grade, without special abilities. */
export function plainOrders(range: ShopRange): Ware[] {
  return range.bases.flatMap((base) =>
    base.makes.flatMap((make) => GRADES.flatMap((grade) => compose(base, make, grade) ?? [])),
  );
}

/** Up to `count` items with special abilities, and scrolls and wands of higher levels, of at most `maxPrice` copper pieces. */
export function randomOrders(range: ShopRange, random: Random, count: number, maxPrice: number): Ware[] {
  const spells = range.goods.filter(({ spell }) => spell !== null);
  return Array.from({ length: count }, (_, i) =>
    i % 3 === 2 && spells.length > 0 ? randomHigherLevel(random.pick(spells), random) : randomEnchanted(range, random),
  ).flatMap((ware) => (ware && ware.copper <= maxPrice ? [ware] : []));
}

function randomHigherLevel(good: ShopGood, random: Random): Ware | null {
  return atCasterLevel(good, (good.spell?.caster_level ?? 0) + 1 + random.below(5));
}

function randomEnchanted(range: ShopRange, random: Random): Ware | null {
  const base = random.pick(range.bases);
  const [usual] = base.makes;
  const make = random.next() < 0.3 ? random.pick(base.makes) : usual;
  if (make === undefined) return null;
  const abilities =
    base.sort === 'ammunition' ? [] : range.abilities.filter((one) => misfitReason(one, base, 1, []) === null);
  if (abilities.length === 0) return null;
  const grade = (1 + Math.floor(random.next() * random.next() * 5)) as Grade;
  const count = random.next() < 0.7 ? 1 : 2;
  const chosen = new Map(Array.from({ length: count }, () => random.pick(abilities)).map((one) => [one.slug, one]));
  const sorted = [...chosen.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  return compose(base, make, grade, sorted);
}

/** Finds the ware of a key, in the catalogue or made to order; null where there is none. */
export function findWare(range: ShopRange, key: string): Ware | null {
  const good = range.goods.find((one) => one.key === key);
  if (good) return wareOf(good);
  const level = /^(.+)~cl(\d{1,2})$/.exec(key);
  if (level) {
    const scroll = range.goods.find((one) => one.key === level[1]);
    return scroll ? atCasterLevel(scroll, Number(level[2])) : null;
  }
  const [slug, material, work, ...abilities] = key.split('~');
  const base = range.bases.find((one) => one.slug === slug);
  const make = base?.makes.find((one) => (one.material?.slug ?? 'usual') === material);
  const grade = GRADES.find((one) => String(one) === work);
  const chosen = abilities.flatMap((ability) => range.abilities.find((one) => one.key === ability) ?? []);
  if (base === undefined || make === undefined || grade === undefined || chosen.length < abilities.length) return null;
  return compose(base, make, grade, chosen);
}
