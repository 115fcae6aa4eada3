/**
 * A weapon in a creature's hand: how it is held by its size, what it deals, and whether the creature is proficient.
 *
 * Source: Player's Handbook v.3.5, pages 112 and 113 (weapon categories, inappropriately sized weapons), pages 114 and 116 (damage by
 * size); Monster Manual v.3.5, pages 305 to 317 (proficiencies by type).
 */
import { capitalized } from '../capitalized.ts';
import { type CreatureType, SIZES, type Size } from '../monster-vocabulary.ts';
import { isNamed } from './attack-names.ts';
import { CannotBuild } from './cannot-build.ts';
import type { ChosenFeat } from './choose-feats.ts';
import type { WeaponEnd, WeaponRow, Workshop } from './creature-facts.ts';
import type { Draft } from './draft.ts';
import { largerDamage } from './size-changes.ts';

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

export const HANDS = ['light', 'one-handed', 'two-handed'] as const;
export type Hand = (typeof HANDS)[number];

/** A weapon in the creature's hand. */
export interface Held {
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

/** The weapons and classes of the workshop, and the feats that are chosen beside those that the creature has. */
export interface Armory extends Pick<Workshop, 'weapons' | 'classes'> {
  taken: readonly ChosenFeat[];
}

export type Fault = (message: string) => CannotBuild;

export const faultOf =
  ({ attack, weapon, size, rating }: ChosenWeapon): Fault =>
  (message) =>
    new CannotBuild('weapon', [attack, weapon, size, rating].filter((part) => part !== undefined).join(':'), message);

/** @throws CannotBuild for an unknown weapon, one that the creature can't hold, and a strength rating of other weapons */
export function hold(
  draft: Draft,
  { weapon, size = draft.facts.size, rating }: ChosenWeapon,
  armory: Armory,
  fault: Fault,
): Held {
  const row = armory.weapons[weapon];
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
  const proficient = isProficient(draft, weapon, row, armory);
  return { row, name, hand, size, steps: Math.abs(steps), dice, end: row, proficient };
}

const COMPOSITE = /^composite /;

/** The damage of a weapon for creatures of a size; null where no table has it. */
export function diceAtSize(
  { damage_small, damage_medium }: Pick<WeaponEnd, 'damage_small' | 'damage_medium'>,
  size: Size,
): string | null {
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

function isProficient(draft: Draft, slug: string, row: WeaponRow, { classes, taken }: Armory): boolean {
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
  return [...(facts.feats ?? []), ...taken].some(
    ({ feat, choice }) =>
      feat === `${row.category}-weapon-proficiency` && (choice === undefined || choice.toLowerCase() === kind),
  );
}
