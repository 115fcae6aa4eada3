/** How fast a class's base attack bonus rises: as a fighter's, a cleric's or a wizard's. */
export type BaseAttackProgression = 'good' | 'average' | 'poor';

/** How fast one of a class's three base save bonuses rises. */
export type SaveProgression = 'good' | 'poor';

/** The last character level at which base attack and base save bonuses rise. Source: SRD, Epic Level Basics. */
export const LAST_NONEPIC_LEVEL = 20;

/** The first character level of epic characters, who may take epic feats. Source: SRD, Epic Level Basics. */
export const FIRST_EPIC_LEVEL = LAST_NONEPIC_LEVEL + 1;

/** Characters choose a feat at 1st level and at every level divisible by this. Source: PHB p. 22, Table 3–2. */
export const LEVELS_BETWEEN_FEATS = 3;

/** Characters raise an ability score by 1 at every level divisible by this. Source: PHB p. 22, Table 3–2. */
export const LEVELS_BETWEEN_INCREASES = 4;

/** Base attack bonus at which each additional attack of a full attack is gained, and the step between attacks. Source: PHB p. 22. */
const ITERATIVE_STEP = 5;

/** No full attack has more attacks from a high base attack bonus than this. Source: PHB p. 22, Table 3–1. */
const MAX_ATTACKS = 4;

/**
 * The base attack bonus that `level` levels in one class give.
 *
 * Good is the level itself, average three quarters of it, poor half of it, rounded down. Levels past 20 add nothing here: see
 * {@link epicAttackBonus}. A class left at a lower level, and a creature's racial Hit Dice, follow the same three columns.
 *
 * @param level levels in the class, 0 or more, whole
 * @returns a bonus from 0 to 20
 * @throws RangeError when `level` is negative or not whole
 * Source: PHB p. 22, Table 3–1 (Base Save and Base Attack Bonuses).
 */
export function baseAttackBonus(progression: BaseAttackProgression, level: number): number {
  const counted = countedLevels(level);
  switch (progression) {
    case 'good':
      return counted;
    case 'average':
      return Math.floor((counted * 3) / 4);
    case 'poor':
      return Math.floor(counted / 2);
  }
}

/**
 * The base save bonus that `level` levels in one class give to one save.
 *
 * Good is 2 + half the level, poor a third of the level, rounded down; no level gives no bonus. Levels past 20 add nothing here:
 * see {@link epicSaveBonus}.
 *
 * @param level levels in the class, 0 or more, whole
 * @returns a bonus from 0 to 12
 * @throws RangeError when `level` is negative or not whole
 * Source: PHB p. 22, Table 3–1 (Base Save and Base Attack Bonuses).
 */
export function saveBonus(progression: SaveProgression, level: number): number {
  const counted = countedLevels(level);
  if (counted === 0) return 0;
  return progression === 'good' ? 2 + Math.floor(counted / 2) : Math.floor(counted / 3);
}

/**
 * The attack bonuses of a full attack, highest first: +16 gives 16, 11, 6, 1.
 *
 * A second attack comes with a base attack bonus of +6, a third with +11, a fourth and last with +16. The epic attack bonus is
 * added to every attack but gives no additional attack.
 *
 * @param bonus base attack bonus from levels up to the 20th, 0 or more
 * @param epicBonus epic attack bonus, 0 for characters of 20th level and lower
 * @returns one to four bonuses
 * Source: PHB p. 22, Table 3–1; SRD, Epic Level Basics (Epic Attack Bonus).
 */
export function iterativeAttacks(bonus: number, epicBonus = 0): number[] {
  const further = Math.floor((bonus - 1) / ITERATIVE_STEP);
  const count = Math.min(MAX_ATTACKS, Math.max(1, 1 + further));
  return Array.from({ length: count }, (_, index) => bonus + epicBonus - index * ITERATIVE_STEP);
}

/**
 * The epic bonus on all attacks: +1 at every odd character level past the 20th (+1 at 21st, +5 at 30th).
 *
 * @param characterLevel all class levels together, 1 or more
 * @returns 0 up to 20th level
 * Source: SRD, Epic Level Basics, Table: Epic Save and Epic Attack Bonuses (ELH).
 */
export function epicAttackBonus(characterLevel: number): number {
  return Math.ceil(Math.max(0, characterLevel - LAST_NONEPIC_LEVEL) / 2);
}

/**
 * The epic bonus on all saving throws: +1 at every even character level past the 20th (+0 at 21st, +5 at 30th).
 *
 * @param characterLevel all class levels together, 1 or more
 * @returns 0 up to 21st level
 * Source: SRD, Epic Level Basics, Table: Epic Save and Epic Attack Bonuses (ELH).
 */
export function epicSaveBonus(characterLevel: number): number {
  return Math.floor(Math.max(0, characterLevel - LAST_NONEPIC_LEVEL) / 2);
}

/**
 * What a flurry of blows changes of a full attack: the penalty on each attack (−2, −1 from 5th level, none from 9th), and how many
 * attacks at the highest bonus it adds (one, two from 11th level).
 *
 * @param level monk levels, 1 or more
 * Source: PHB pp. 40–41 (Flurry of Blows, Greater Flurry).
 */
export function flurryChanges(level: number): { penalty: number; extra: number } {
  return { penalty: level < 5 ? -2 : level < 9 ? -1 : 0, extra: level < 11 ? 1 : 2 };
}

/**
 * The attack bonuses of a monk's full attack with a flurry of blows, in its order: 1st level gives −2, −2, 11th 8, 8, 8, 3.
 *
 * @param level monk levels, 1 to 20, whole
 * Source: PHB pp. 40–41 (Flurry of Blows, Greater Flurry) and Table 3–10.
 */
export function flurryOfBlows(level: number): number[] {
  const { penalty, extra } = flurryChanges(level);
  const attacks = iterativeAttacks(baseAttackBonus('average', level)).map((bonus) => bonus + penalty);
  return [...Array.from({ length: extra }, () => attacks[0] ?? 0), ...attacks];
}

/** A monk's own bonus to Armor Class, beside Wisdom: +1 for every five levels. Source: PHB p. 40, Table 3–10. */
export function monkArmorBonus(level: number): number {
  return Math.floor(level / 5);
}

/** The speed bonus of an unarmored monk in feet: 10 for every three levels. Source: PHB p. 41, Table 3–10. */
export function monkSpeedBonus(level: number): number {
  return 10 * Math.floor(level / 3);
}

/**
 * The effective character level of a creature of a race at its first class level: racial Hit Dice, level adjustment and that level.
 *
 * Source: DMG p. 172 (Monsters as Races); MM p. 290 (Level Adjustment and Effective Character Level).
 */
export function effectiveCharacterLevel(racialHitDice: number, levelAdjustment: number, classLevels = 1): number {
  return racialHitDice + levelAdjustment + classLevels;
}

function countedLevels(level: number): number {
  if (!Number.isInteger(level) || level < 0)
    throw new RangeError(`A class level is a whole number from 0, not ${level}.`);
  return Math.min(level, LAST_NONEPIC_LEVEL);
}

/**
 * The base attack of a class's table at a level: all attacks of a full attack, or for a prestige class the bonus
 * alone, since it adds to that of the character's other classes (Dungeon Master's Guide, prestige class tables).
 */
export function classAttacks(progression: BaseAttackProgression, level: number, prestige: boolean): number[] {
  const bonus = baseAttackBonus(progression, level);
  return prestige ? [bonus] : iterativeAttacks(bonus);
}
