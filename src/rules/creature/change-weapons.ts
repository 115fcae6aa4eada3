/**
 * Other weapons in place of a creature's own, and weapons made for another size.
 *
 * Source: Player's Handbook v.3.5, pages 112 and 113 (weapon categories, inappropriately sized weapons), page 114 (damage by size),
 * pages 118 and 119 (bows), page 134 (Strength bonus); Monster Manual v.3.5, pages 305 to 317 (proficiencies by type).
 */
import { capitalized } from '../capitalized.ts';
import type { Attack } from '../monster-format.ts';
import { type CreatureType, SIZES, type Size } from '../monster-vocabulary.ts';
import { signed } from '../signed.ts';
import {
  attackModifier,
  bowShare,
  damageWithStrength,
  eachDamage,
  firstBonus,
  focusBonus,
  isNamed,
  isTwoHanded,
  listsHands,
  ratingPenalty,
  type Share,
  type WorkedAttack,
  withPoints,
} from './built-attacks.ts';
import { CannotBuild } from './cannot-build.ts';
import { changeArmor } from './change-armor.ts';
import type { WeaponEnd, WeaponRow, Workshop } from './creature-facts.ts';
import { type Draft, fighterOf } from './draft.ts';
import { isWeapon } from './mindless-attacks.ts';
import { OFF_HAND } from './off-hand.ts';
import { largerDamage } from './size-changes.ts';
import { addOffHand, isArmedTwice, meleeWeapons, payPenalties, type WeaponKind } from './two-weapons.ts';

export interface ChosenWeapon {
  /** The weapon that is replaced, as its attack names it: `greatclub`, `1-frost-greataxe`; `off-hand` for one more in the other hand. */
  attack: string;
  /** The weapon in its place, by slug; it may be the same. */
  weapon: string;
  /** The size of the creatures that it is made for; without it the creature's own. */
  size?: Size | undefined;
  /** The strength rating of a composite bow, from 0; without it 0. */
  rating?: number | undefined;
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
  size: Size;
  /** Size categories between weapon and wielder. */
  steps: number;
  dice: string;
  /** The end that strikes. */
  end: WeaponEnd;
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
  isWeapon(attack) &&
  (attack.damage !== undefined || listsHands(attack)) &&
  attack.bonus !== undefined &&
  !/\brocks?\b/.test(attack.name);

/** The attacks with weapons that can be replaced, once each. */
export function weaponsOf({ attack, full_attack }: Draft): { slug: string; name: string }[] {
  const all = [...full_attack, ...attack].flat().filter(isManufactured);
  return [...new Map(all.map((one) => [attackSlug(one), one.name])).entries()].map(([slug, name]) => ({ slug, name }));
}

type Fault = (message: string) => CannotBuild;

const faultOf =
  ({ attack, weapon, size, rating }: ChosenWeapon): Fault =>
  (message) =>
    new CannotBuild('weapon', [attack, weapon, size, rating].filter((part) => part !== undefined).join(':'), message);

/**
 * @param feats what is chosen of feats beside those that the creature has, by slug
 * @throws CannotBuild for an unknown weapon or attack, one named twice, and a weapon that the creature can't hold
 */
export function changeWeapons(
  draft: Draft,
  chosen: readonly ChosenWeapon[],
  workshop: Workshop,
  feats: readonly string[],
): void {
  const known = weaponsOf(draft);
  const before = draft.full_attack;
  const replaced = new Map<string, Held>();
  for (const one of chosen.filter(({ attack }) => attack !== OFF_HAND)) {
    const fault = faultOf(one);
    const own = known.find(({ slug }) => slug === one.attack);
    if (own === undefined) {
      const slugs = known.map(({ slug }) => slug).join(', ');
      throw fault(slugs === '' ? 'must be left out: it attacks with no weapon' : `must begin with one of ${slugs}`);
    }
    if (replaced.has(own.slug)) throw fault('must name each attack once');
    const held = hold(draft, one, workshop, fault);
    if (replace(draft, own.slug, held, fault) && held.hand === 'two-handed') freeHands(draft, held);
    replaced.set(own.slug, held);
    if (held.row.reach)
      draft.notes.push(
        `${capitalized(held.row.name)}: a reach weapon doubles the reach, and can't strike within the old one.`,
      );
  }
  const kindOf = (attack: WorkedAttack): WeaponKind => {
    const held = replaced.get(attackSlug(attack));
    return held === undefined ? printedKind(attack, workshop) : { name: held.name, hand: held.hand };
  };
  payPenalties(draft, before, { kindOf, feats, isReplaced: (attack) => replaced.has(attackSlug(attack)) });
  for (const [slug, held] of replaced) strikeWithBothEnds(draft, slug, held, before, feats);
  takeIntoOffHand(draft, { chosen, kindOf, before, feats }, workshop);
}

/** A double weapon in both hands strikes with both ends, as two weapons would (page 113). */
function strikeWithBothEnds(
  draft: Draft,
  slug: string,
  held: Held,
  before: WorkedAttack[][],
  feats: readonly string[],
) {
  const { row, name, hand, size } = held;
  if (row.other_end === undefined) return;
  if (hand !== 'two-handed') {
    draft.notes.push(`${capitalized(name)}: in one hand it strikes with one end.`);
    return;
  }
  const end: Held = { ...held, hand: 'light', dice: diceAtSize(row.other_end, size) ?? held.dice, end: row.other_end };
  addOffHand(draft, before, {
    ...{ feats, light: true, title: `${capitalized(name)} with both ends` },
    isFirst: (attack) => attackSlug(attack) === slug,
    offHand: (attack) => inHand(attack, end, draft, 0.5).replaced,
  });
}

interface OffHandChoice {
  chosen: readonly ChosenWeapon[];
  kindOf: (attack: WorkedAttack) => WeaponKind;
  before: WorkedAttack[][];
  feats: readonly string[];
}

/** A weapon in the other hand, beside the first one that the creature strikes with. */
function takeIntoOffHand(draft: Draft, { chosen, kindOf, before, feats }: OffHandChoice, workshop: Workshop): void {
  const [one, second] = chosen.filter(({ attack }) => attack === OFF_HAND);
  if (one === undefined) return;
  const fault = faultOf(second ?? one);
  if (second !== undefined) throw fault(`must name ${OFF_HAND} once`);
  const first = before.map(meleeWeapons).find((attacks) => attacks.length > 0)?.[0];
  if (first === undefined) throw fault('must be left out: it strikes with no weapon');
  if (before.some(isArmedTwice)) throw fault('must be left out: the creature strikes with several weapons already');
  const { name, hand } = kindOf(first);
  if (hand === 'two-handed')
    throw fault(
      `must be left out: the ${name} takes both hands; replace it first, as in ${attackSlug(first)}:longsword`,
    );
  const held = hold(draft, one, workshop, fault);
  if (held.hand === null || held.hand === 'two-handed') throw fault('must be a weapon for one hand in melee');
  freeHands(draft, held);
  addOffHand(draft, before, {
    ...{ feats, light: held.hand === 'light', title: `${capitalized(name)} and ${held.name}` },
    isFirst: (attack) => attackSlug(attack) === attackSlug(first),
    offHand: (attack) => inHand(attack, held, draft, 0.5).replaced,
  });
}

/** How a printed weapon is held: by its row of the weapon table, the longest that its name ends with. */
function printedKind(attack: WorkedAttack, { weapons }: Workshop): WeaponKind {
  const [row] = Object.values(weapons)
    .filter(({ name }) => isNamed(attack, name))
    .sort((a, b) => b.name.length - a.name.length);
  const hand = HANDS.find((one) => one === row?.hand) ?? (isTwoHanded(attack) ? 'two-handed' : 'one-handed');
  return { name: attack.name, hand };
}

function hold(
  draft: Draft,
  { weapon, size = draft.facts.size, rating }: ChosenWeapon,
  workshop: Workshop,
  fault: Fault,
): Held {
  const row = workshop.weapons[weapon];
  if (row === undefined) throw fault('must name after the colon the slug of a weapon that deals damage');
  if (rating !== undefined && !COMPOSITE.test(row.name))
    throw fault('must have no strength rating: only composite bows have one');
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
  const name = `${steps === 0 ? '' : `${capitalized(size)} `}${row.name}${rating ? ` (+${rating} Str bonus)` : ''}`;
  const proficient = isProficient(draft, weapon, row, workshop);
  return { row, name, hand, size, steps: Math.abs(steps), dice, end: row, proficient };
}

const COMPOSITE = /^composite /;

/** The damage of a weapon for creatures of a size; null where no table has it. */
function diceAtSize({ damage_small, damage_medium }: WeaponEnd, size: Size): string | null {
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
  const kind = row.name.replace(COMPOSITE, '');
  if (all.some((attack) => isNamed(attack, kind))) return true;
  const given = (facts.hit_dice ?? []).flatMap(({ class: name }) => classes[name ?? '']?.proficiencies ?? []);
  if (
    given.some(
      ({ weapon_categories, weapons }) =>
        weapon_categories?.includes(row.category) ||
        weapons?.includes(slug) ||
        weapons?.includes(slug.replace(/-composite$/, '')),
    )
  )
    return true;
  return (facts.feats ?? []).some(
    ({ feat, choice }) =>
      feat === `${row.category}-weapon-proficiency` && (choice === undefined || choice.toLowerCase() === kind),
  );
}

/** Puts the weapon into the attacks with another. Returns whether one of them is in melee. */
function replace(draft: Draft, slug: string, held: Held, fault: Fault): boolean {
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

/** The attack with the weapon in place of its own, and what its bonus comes from. */
function inHand(
  attack: WorkedAttack,
  held: Held,
  draft: Draft,
  share: Share = attack.share,
): { replaced: WorkedAttack; told: string } {
  const { row, hand, steps, proficient, end } = held;
  const { count, plus } = attack;
  const fighter = fighterOf(draft);
  const thrown = attack.mode?.startsWith('ranged') === true && row.range_increment !== undefined;
  const ranged = row.hand === 'ranged' || thrown;
  const many = count !== undefined && count !== 1;
  const fresh: Attack = { name: many ? `${held.name}s` : held.name, ...(ranged ? { mode: 'ranged' as const } : {}) };
  const wielder = { ...fighter, finesse: fighter.finesse && steps === 0 };
  const focus = (weapon: Attack) => focusBonus(weapon, fighter) + timesFor(draft, 'greater-weapon-focus', weapon);
  const terms: [label: string, value: number][] = [
    [attack.name, firstBonus(attack)],
    ['its quality', -qualityOf(attack)],
    ['Weapon Focus', focus(fresh) - focus(attack)],
    ['ability', attackModifier(fresh, wielder, row.hand === 'light') - attackModifier(attack, fighter)],
    ['weapon of another size', -2 * steps],
    ['not proficient', proficient ? 0 : -4],
    ['Strength below the rating', ratingPenalty(fresh, fighter) - ratingPenalty(attack, fighter)],
  ];
  const change = terms.slice(1).reduce((sum, [, value]) => sum + value, 0);
  const newShare = shareOf(fresh, hand, ranged, share);
  const more = ['weapon-specialization', 'greater-weapon-specialization'].map(
    (feat) => 2 * timesFor(draft, feat, fresh),
  );
  const dealt = (part: Share) =>
    withPoints(
      damageWithStrength(held.dice, part, fighter.str),
      more.reduce((sum, points) => sum + points, 0),
    );
  const { threat, multiplier } = end;
  const critical = `${threat === 20 ? '' : `/${threat}–20`}${multiplier === 2 ? '' : `/×${multiplier}`}`;
  const replaced: WorkedAttack = {
    ...(count === undefined ? {} : { count }),
    ...fresh,
    bonus: typeof attack.bonus === 'number' ? attack.bonus + change : (attack.bonus ?? []).map((one) => one + change),
    ...(listsHands(attack)
      ? { effect: eachDamage(attack.effect ?? '', (_, part) => dealt(part), critical) }
      : {
          damage: dealt(newShare),
          ...(threat === 20 ? {} : { threat }),
          ...(multiplier === 2 ? {} : { multiplier }),
        }),
    ...(plus === undefined || qualityOf(attack) > 0 ? {} : { plus }),
    share: newShare,
  };
  const words = terms.filter(([, value]) => value !== 0).map(([label, value]) => `${signed(value)} ${label}`);
  return { replaced, told: `${signed(firstBonus(attack) + change)} (${words.join(', ')})` };
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

/** How much of the Strength modifier counts; the other hand keeps its half. */
function shareOf(weapon: Attack, hand: Hand | null, ranged: boolean, old: Share): Share {
  const { name } = weapon;
  if (name.includes('crossbow')) return 0;
  if (/\b(?:short|long)bows?\b/.test(name)) return bowShare(weapon);
  if (ranged) return 1;
  return hand === 'two-handed' ? 1.5 : old === 0.5 ? 0.5 : 1;
}

/** A hand for the weapon leaves none for a shield; a buckler is strapped on (Player's Handbook, page 124). */
function freeHands(draft: Draft, { hand, name }: Held): void {
  const [takes, cause] =
    hand === 'two-handed' ? ['both hands', `${name} in both hands`] : ['the other hand', `${name} in the other hand`];
  const shields = draft.facts.armor_class.parts.filter(
    ({ kind, note }) => kind === 'shield' && !note?.includes('buckler'),
  );
  for (const { value, note } of shields) {
    draft.notes.push(`${capitalized(name)}: it takes ${takes}, so that its shield does not count.`);
    draft.facts.armor_class.parts = draft.facts.armor_class.parts.map((part) =>
      part.kind === 'shield' && part.note === note ? { kind: 'shield', value } : part,
    );
    changeArmor(draft, 'shield', capitalized(cause), -value);
  }
}
