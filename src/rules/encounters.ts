/** Several creatures of one challenge rating: below 1 a fraction such as 0.5. */
export type Foes = { rating: number; count: number };

/** Several characters of one level. */
export type PartyMembers = { level: number; count: number };

/** Character levels; those from 21 on are epic (Dungeon Master's Guide, page 206). */
export const PARTY_LEVELS = { lowest: 1, highest: 40 } as const;
export const PARTY_SIZES = { lowest: 1, highest: 20 } as const;

/** Fractions of a challenge rating have denominators from 2 to 10: all of them are whole numbers of 120ths. */
const PARTS = 120;

/**
 * The encounter level of a group (Dungeon Master's Guide, page 49): two creatures of a rating are two levels above it, so a creature's
 * weight doubles with every two steps of its rating. Ratings below 1 weigh their fraction of one of rating 1.
 * @returns a whole number, the nearest one; a fraction below 1; null for no creatures
 */
export function encounterLevel(foes: readonly Foes[]): number | null {
  const weight = foes.reduce((sum, { rating, count }) => sum + count * weightOf(rating), 0);
  if (weight === 0) return null;
  // Thirds and sixths have no exact sum.
  const parts = Math.round(weight * PARTS);
  return parts < PARTS ? parts / PARTS : Math.round(1 + 2 * Math.log2(weight));
}

const weightOf = (rating: number): number => (rating < 1 ? rating : 2 ** ((rating - 1) / 2));

/** A level or rating as the books print it: `7`, `1/2`. */
export function formatRating(rating: number): string {
  if (rating >= 1) return String(rating);
  const parts = Math.round(rating * PARTS);
  const shared = commonDivisor(parts, PARTS);
  return `${parts / shared}/${PARTS / shared}`;
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/** The experience of a creature whose rating is the character's level, by level. */
const XP_PER_LEVEL = 300;

/** The first three levels earn the same. */
const LOWEST_STEP = 3;

/** How far a rating may be from a level: further below there is no experience, further above the Dungeon Master decides. */
const REACH = 7;

/** The highest rating of which characters up to 3rd level have a figure. */
const HIGHEST_AT_FIRST = LOWEST_STEP + REACH;

/** Of rating 1 no more than this is earned. */
const MAX_FOR_RATING_1 = 300;

/**
 * The experience of one creature for a character of a level, before it is divided among the party (Dungeon Master's Guide, page 38).
 * 300 per level for a rating equal to the level; twice as much two ratings above and half as much two below; half way it is half as much
 * again above and two thirds below. Up to 3rd level the figures are those of 3rd; rating 1 never gives more than 300; at 4th level the odd
 * ratings above are twice those two below. Ratings below 1 give their fraction of what rating 1 does.
 * @returns 0 where the rating is too low; null where it is so high that the Dungeon Master decides
 */
export function experienceOf(rating: number, level: number): number | null {
  if (rating < 1) return rating * (experienceOf(1, level) ?? 0);
  const step = Math.max(level, LOWEST_STEP);
  const above = rating - step;
  if (above < -REACH) return 0;
  if (above > REACH || (level <= LOWEST_STEP && rating > HIGHEST_AT_FIRST)) return null;
  const printed = Math.round(XP_PER_LEVEL * step * timesFor(above, level));
  return rating === 1 ? Math.min(printed, MAX_FOR_RATING_1) : printed;
}

function timesFor(above: number, level: number): number {
  const doublings = 2 ** Math.floor(above / 2);
  if (above % 2 === 0) return doublings;
  return doublings * (above > 0 && level !== 4 ? 3 / 2 : 4 / 3);
}

export type Experience = {
  /** What all characters get together. */
  total: number;
  /** For each of the parts of the party what one of its characters gets. */
  each: { level: number; points: number }[];
  /** Whether fractions of points were dropped, so that all get less together than the creatures are worth. */
  dropped: boolean;
  /** The ratings that are too high for a level of the party, of which nothing is counted. */
  undecided: { rating: number; level: number }[];
};

/**
 * What a party earns by a victory (Dungeon Master's Guide, page 37): each character its level's figure of every creature, divided by the
 * number of characters; the fraction of a point is dropped.
 */
export function partyExperience(foes: readonly Foes[], party: readonly PartyMembers[]): Experience {
  const size = party.reduce((sum, { count }) => sum + count, 0);
  const undecided = party.flatMap(({ level }) =>
    foes.filter(({ rating }) => experienceOf(rating, level) === null).map(({ rating }) => ({ rating, level })),
  );
  const shares = party.map(({ level }) => {
    const sum = foes.reduce((all, { rating, count }) => all + count * (experienceOf(rating, level) ?? 0), 0);
    // What thirds lack in binary must not cost a point.
    const share = (sum + 1e-6) / size;
    return { level, points: Math.floor(share), dropped: share % 1 > 1e-3 };
  });
  const each = shares.map(({ level, points }) => ({ level, points }));
  const total = party.reduce((sum, { count }, i) => sum + count * (each[i]?.points ?? 0), 0);
  return { total, each, dropped: shares.some(({ dropped }) => dropped), undecided };
}

/** What is said of a rating that is too high for a level of the party (Dungeon Master's Guide, page 37). */
export const undecidedSentence = ({ rating, level }: Experience['undecided'][number]): string =>
  `Challenge rating ${formatRating(rating)} is too high for level ${level}: the Dungeon Master decides, and nothing is counted.`;

export type Difficulty = 'easy' | 'challenging' | 'very difficult' | 'overpowering';

/**
 * The average level of a party, .5 up (Dungeon Master's Guide, page 49).
 * @throws {RangeError} where the party has no members
 */
export function partyLevel(party: readonly PartyMembers[]): number {
  const size = party.reduce((sum, { count }) => sum + count, 0);
  if (size === 0) throw new RangeError('A party without members has no level.');
  return Math.round(party.reduce((sum, { level, count }) => sum + level * count, 0) / size);
}

/** How hard an encounter is for a party of a level (Dungeon Master's Guide, page 49): five levels above it is more than it can face. */
export function difficultyOf(encounter: number, level: number): Difficulty {
  if (encounter < level) return 'easy';
  if (encounter === level) return 'challenging';
  return encounter < level + 5 ? 'very difficult' : 'overpowering';
}
