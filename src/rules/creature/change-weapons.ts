/**
 * Other weapons in place of a creature's own, also with both ends of a double weapon, and weapons in its other hand.
 *
 * Source: Player's Handbook v.3.5, pages 113 (double weapons), 124 (shields and hands) and 160 (two-weapon fighting).
 */
import { capitalized } from '../capitalized.ts';
import type { Attack } from '../monster-format.ts';
import { listsHands, type WorkedAttack } from './attack-damage.ts';
import { isNamed, isTwoHanded, isWeapon } from './attack-names.ts';
import { changeArmor } from './change-armor.ts';
import type { ChosenFeat } from './choose-feats.ts';
import type { Workshop } from './creature-facts.ts';
import type { Draft } from './draft.ts';
import {
  type Armory,
  type ChosenWeapon,
  diceAtSize,
  type Fault,
  faultOf,
  HANDS,
  type Held,
  hold,
} from './hold-weapon.ts';
import { OFF_HAND } from './off-hand.ts';
import { addOffHand, isArmedTwice, meleeWeapons, payPenalties, type WeaponKind } from './two-weapons.ts';
import { inHand, shotAsOften } from './weapon-in-hand.ts';

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

/**
 * @param taken feats that are chosen beside those that the creature has
 * @throws CannotBuild for an unknown weapon or attack, one named twice, and a weapon that the creature can't hold
 */
export function changeWeapons(
  draft: Draft,
  chosen: readonly ChosenWeapon[],
  workshop: Workshop,
  taken: readonly ChosenFeat[],
): void {
  const feats = taken.map(({ feat }) => feat);
  const armory: Armory = { ...workshop, taken };
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
    const held = hold(draft, one, armory, fault);
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
  takeIntoOffHand(draft, { chosen, kindOf, before, feats }, armory);
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
function takeIntoOffHand(draft: Draft, { chosen, kindOf, before, feats }: OffHandChoice, armory: Armory): void {
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
  const held = hold(draft, one, armory, fault);
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

/** Puts the weapon into the attacks with another. Returns whether one of them is in melee. */
function replace(draft: Draft, slug: string, held: Held, fault: Fault): boolean {
  let melee = false;
  const notes = new Set<string>();
  const inOption = (option: WorkedAttack[], full: boolean): WorkedAttack[] =>
    option.map((attack) => {
      if (!isManufactured(attack) || attackSlug(attack) !== slug) return attack;
      const several = option.filter(isManufactured).length > 1 || Number(attack.count ?? 1) > 1;
      if (several && held.hand === 'two-handed')
        throw fault(
          `must be another weapon: it takes both hands, and the creature attacks with several weapons at once`,
        );
      const { replaced, note } = inHand(attack, held, draft);
      melee ||= replaced.mode === undefined;
      notes.add(
        `${capitalized(attack.name)} replaced by ${held.name}: attack ${note}; damage ${held.dice}${inWords(held)}.`,
      );
      return full ? shotAsOften(replaced, draft) : replaced;
    });
  draft.attack = draft.attack.map((option) => inOption(option, false));
  draft.full_attack = draft.full_attack.map((option) => inOption(option, true));
  draft.notes.push(...[...notes].slice(0, 1));
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
