/**
 * Other weapons in place of a creature's own, and weapons made for another size.
 *
 * Source: Player's Handbook v.3.5, pages 112 and 113 (weapon categories, inappropriately sized weapons), page 114 (damage by size),
 * page 134 (Strength bonus); Monster Manual v.3.5, pages 305 to 317 (proficiencies by type).
 */
import { capitalized } from '../capitalized.ts';
import type { Attack } from '../monster-format.ts';
import { type CreatureType, SIZES, type Size } from '../monster-vocabulary.ts';
import { signed } from '../signed.ts';
import {
  attackModifier,
  damageWithStrength,
  focusBonus,
  isNamed,
  type Share,
  type WorkedAttack,
  withPoints,
} from './built-attacks.ts';
import { CannotBuild } from './cannot-build.ts';
import { changeArmor } from './change-armor.ts';
import type { WeaponRow, Workshop } from './creature-facts.ts';
import { type Draft, fighterOf } from './draft.ts';
import { isWeapon } from './mindless-attacks.ts';
import { largerDamage } from './size-changes.ts';

export interface ChosenWeapon {
  /** The weapon that is replaced, as its attack names it: `greatclub`, `1-frost-greataxe`. */
  attack: string;
  /** The weapon in its place, by slug; it may be the same. */
  weapon: string;
  /** The size of the creatures that it is made for; without it the creature's own. */
  size?: Size | undefined;
}

const HANDS = ['light', 'one-handed', 'two-handed'] as const;
type Hand = (typeof HANDS)[number];

/** A weapon in the creature's hand. */
interface Held {
  row: WeaponRow;
  /** What the attack is called: `Huge greatsword`. */
  name: string;
  /** How it is held, by its size; null for ranged weapons, which sizes do not make lighter. */
  hand: Hand | null;
  /** Size categories between weapon and wielder. */
  steps: number;
  dice: string;
  proficient: boolean;
}

/** The name of a weapon's attack as a slug, one for one weapon and several: `longswords` is `longsword`. */
const attackSlug = ({ name }: Attack): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .replace(/s$/, '');

const isManufactured = (attack: WorkedAttack): boolean =>
  isWeapon(attack) && attack.damage !== undefined && attack.bonus !== undefined && !/\brocks?\b/.test(attack.name);

/** The attacks with weapons that can be replaced, once each. */
export function weaponsOf({ attack, full_attack }: Draft): { slug: string; name: string }[] {
  const all = [...full_attack, ...attack].flat().filter(isManufactured);
  return [...new Map(all.map((one) => [attackSlug(one), one.name])).entries()].map(([slug, name]) => ({ slug, name }));
}

/** @throws CannotBuild for an unknown weapon or attack, one named twice, and a weapon that the creature can't hold */
export function changeWeapons(draft: Draft, chosen: readonly ChosenWeapon[], workshop: Workshop): void {
  const known = weaponsOf(draft);
  const named = new Set<string>();
  for (const one of chosen) {
    const fault = (message: string) =>
      new CannotBuild('weapon', [one.attack, one.weapon, one.size].filter(Boolean).join(':'), message);
    const row = workshop.weapons[one.weapon];
    if (row === undefined) throw fault('must name after the colon the slug of a weapon that deals damage');
    const own = known.find(({ slug }) => slug === one.attack);
    if (own === undefined) {
      const slugs = known.map(({ slug }) => slug).join(', ');
      throw fault(slugs === '' ? 'must be left out: it attacks with no weapon' : `must begin with one of ${slugs}`);
    }
    if (named.has(own.slug)) throw fault('must name each attack once');
    named.add(own.slug);
    const held = hold(draft, one, row, workshop, fault);
    if (replace(draft, own.slug, held, fault)) takeBothHands(draft, held);
    if (row.double) draft.notes.push(`${capitalized(row.name)}: it strikes with one end.`);
    if (row.reach)
      draft.notes.push(
        `${capitalized(row.name)}: a reach weapon doubles the reach, and can't strike within the old one.`,
      );
  }
}

function hold(
  draft: Draft,
  { weapon, size = draft.facts.size }: ChosenWeapon,
  row: WeaponRow,
  workshop: Workshop,
  fault: (message: string) => CannotBuild,
): Held {
  const { size: own } = draft.facts;
  const steps = SIZES.indexOf(size) - SIZES.indexOf(own);
  const at = (HANDS as readonly string[]).indexOf(row.hand);
  const hand = at < 0 ? null : HANDS[at + steps];
  if (hand === undefined)
    throw fault(
      `must be of another size: a ${capitalized(own)} creature can't hold a ${row.hand} weapon that is made for ${capitalized(size)} ones`,
    );
  const dice = diceAtSize(row, size);
  if (dice === null)
    throw fault(`must be of another size: no table has the damage of a ${row.name} for ${capitalized(size)} creatures`);
  const name = steps === 0 ? row.name : `${capitalized(size)} ${row.name}`;
  return { row, name, hand, steps: Math.abs(steps), dice, proficient: isProficient(draft, weapon, row, workshop) };
}

/** The damage of a weapon for creatures of a size; null where no table has it. */
function diceAtSize({ damage_small, damage_medium }: WeaponRow, size: Size): string | null {
  const [small, at] = [SIZES.indexOf('small'), SIZES.indexOf(size)];
  if (at < small) return size === 'tiny' ? (TINY[damage_medium] ?? null) : null;
  let dice: string | null = at === small ? damage_small : damage_medium;
  for (let n = small + 1; n < at && dice !== null; n++) dice = largerDamage(dice);
  return dice;
}

/** The damage of weapons for Tiny creatures, by that of Medium ones (Player's Handbook, page 116). */
const TINY: Readonly<Record<string, string>> = {
  ...{ '1d3': '1', '1d4': '1d2', '1d6': '1d3', '1d8': '1d4', '1d10': '1d6', '1d12': '1d8' },
  ...{ '2d4': '1d4', '2d6': '1d8', '2d8': '1d10', '2d10': '2d6' },
};

/** Types that are proficient with all weapons of these categories; the others only with those that they are described with. */
const BY_TYPE: Readonly<Partial<Record<CreatureType, readonly WeaponRow['category'][]>>> = {
  ...{ giant: ['simple', 'martial'], outsider: ['simple', 'martial'] },
  ...{ aberration: ['simple'], elemental: ['simple'], fey: ['simple'], humanoid: ['simple'] },
  ...{ 'monstrous-humanoid': ['simple'], plant: ['simple'], undead: ['simple'] },
};

function isProficient(draft: Draft, slug: string, row: WeaponRow, { classes }: Workshop): boolean {
  const { printed, facts } = draft;
  if ([printed.type, facts.type].some((type) => BY_TYPE[type]?.includes(row.category))) return true;
  const all = [...draft.full_attack, ...draft.attack].flat();
  if (all.some((attack) => isNamed(attack, row.name))) return true;
  const given = (facts.hit_dice ?? []).flatMap(({ class: name }) => classes[name ?? '']?.proficiencies ?? []);
  if (
    given.some(({ weapon_categories, weapons }) => weapon_categories?.includes(row.category) || weapons?.includes(slug))
  )
    return true;
  return (facts.feats ?? []).some(
    ({ feat, choice }) =>
      feat === `${row.category}-weapon-proficiency` && (choice === undefined || choice.toLowerCase() === row.name),
  );
}

/** Puts the weapon into the attacks with another. Returns whether one of them is in melee. */
function replace(draft: Draft, slug: string, held: Held, fault: (message: string) => CannotBuild): boolean {
  let melee = false;
  const told = new Set<string>();
  const inOption = (option: WorkedAttack[]): WorkedAttack[] =>
    option.map((attack) => {
      if (!isManufactured(attack) || attackSlug(attack) !== slug) return attack;
      const several = option.filter(isManufactured).length > 1 || Number(attack.count ?? 1) > 1;
      if (several && held.hand === 'two-handed')
        throw fault(
          `must be another weapon: it takes both hands, and the creature attacks with several weapons at once`,
        );
      const { replaced, told: bonus } = inHand(attack, held, draft);
      melee ||= replaced.mode === undefined;
      told.add(
        `${capitalized(attack.name)} replaced by ${held.name}: attack ${bonus}; damage ${held.dice}${inWords(held)}.`,
      );
      return replaced;
    });
  draft.attack = draft.attack.map(inOption);
  draft.full_attack = draft.full_attack.map(inOption);
  draft.notes.push(...[...told].slice(0, 1));
  return melee;
}

const inWords = ({ hand }: Held): string =>
  hand === null
    ? ''
    : hand === 'two-handed'
      ? ', held in both hands'
      : hand === 'light'
        ? ', a light weapon'
        : ', held in one hand';

const firstOf = ({ bonus }: Attack): number => (typeof bonus === 'number' ? bonus : (bonus?.[0] ?? 0));

/** The attack with the weapon in place of its own, and what its bonus comes from. */
function inHand(attack: WorkedAttack, held: Held, draft: Draft): { replaced: WorkedAttack; told: string } {
  const { row, hand, steps, proficient } = held;
  const { count, plus, share } = attack;
  const fighter = fighterOf(draft);
  const thrown = attack.mode?.startsWith('ranged') === true && row.range_increment !== undefined;
  const ranged = row.hand === 'ranged' || thrown;
  const many = count !== undefined && count !== 1;
  const fresh: Attack = { name: many ? `${held.name}s` : held.name, ...(ranged ? { mode: 'ranged' as const } : {}) };
  const wielder = { ...fighter, finesse: fighter.finesse && steps === 0 };
  const focus = (weapon: Attack) => focusBonus(weapon, fighter) + timesFor(draft, 'greater-weapon-focus', weapon);
  const terms: [label: string, value: number][] = [
    [attack.name, firstOf(attack)],
    ['its quality', -qualityOf(attack)],
    ['Weapon Focus', focus(fresh) - focus(attack)],
    ['ability', attackModifier(fresh, wielder, row.hand === 'light') - attackModifier(attack, fighter)],
    ['weapon of another size', -2 * steps],
    ['not proficient', proficient ? 0 : -4],
  ];
  const change = terms.slice(1).reduce((sum, [, value]) => sum + value, 0);
  const newShare = shareOf(row, hand, ranged, share);
  const more = ['weapon-specialization', 'greater-weapon-specialization'].map((feat) => timesFor(draft, feat, fresh));
  const replaced: WorkedAttack = {
    ...(count === undefined ? {} : { count }),
    ...fresh,
    bonus: typeof attack.bonus === 'number' ? attack.bonus + change : (attack.bonus ?? []).map((one) => one + change),
    damage: withPoints(
      damageWithStrength(held.dice, newShare, fighter.str),
      more.reduce((sum, times) => sum + 2 * times, 0),
    ),
    ...(row.threat === 20 ? {} : { threat: row.threat }),
    ...(row.multiplier === 2 ? {} : { multiplier: row.multiplier }),
    ...(plus === undefined || qualityOf(attack) > 0 ? {} : { plus }),
    share: newShare,
  };
  const words = terms.filter(([, value]) => value !== 0).map(([label, value]) => `${signed(value)} ${label}`);
  return { replaced, told: `${signed(firstOf(attack) + change)} (${words.join(', ')})` };
}

/** How often the creature has a feat for this weapon: once, or not. */
const timesFor = ({ facts }: Draft, feat: string, weapon: Attack): number =>
  (facts.feats ?? []).some(
    (one) => one.feat === feat && one.choice !== undefined && isNamed(weapon, one.choice.toLowerCase()),
  )
    ? 1
    : 0;

/** What an enhancement or masterwork adds to attack rolls: `+2 longsword`, `masterwork longbow`. */
function qualityOf({ name }: Attack): number {
  const magic = /\+(\d+) /.exec(name.replace(/\(.*\)/, ''))?.[1];
  return magic === undefined ? (/\bmasterwork\b/.test(name) ? 1 : 0) : Number(magic);
}

/** How much of the Strength modifier counts; the other hand keeps its half. A bow's rating is not chosen. */
function shareOf({ name }: WeaponRow, hand: Hand | null, ranged: boolean, old: Share): Share {
  if (name.includes('crossbow')) return 0;
  if (name.endsWith('bow')) return 'penalty';
  if (ranged) return 1;
  return hand === 'two-handed' ? 1.5 : old === 0.5 ? 0.5 : 1;
}

/** A weapon in both hands leaves none for a shield; a buckler is strapped on (Player's Handbook, page 124). */
function takeBothHands(draft: Draft, { hand, name }: Held): void {
  if (hand !== 'two-handed') return;
  const shields = draft.facts.armor_class.parts.filter(
    ({ kind, note }) => kind === 'shield' && !note?.includes('buckler'),
  );
  for (const { value, note } of shields) {
    draft.notes.push(`${capitalized(name)}: it takes both hands, so that its shield does not count.`);
    draft.facts.armor_class.parts = draft.facts.armor_class.parts.map((part) =>
      part.kind === 'shield' && part.note === note ? { kind: 'shield', value } : part,
    );
    changeArmor(draft, 'shield', `${capitalized(name)} in both hands`, -value);
  }
}
