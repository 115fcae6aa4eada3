import type { FoundEncounter } from '../../../contract/encounters.ts';
import { type Difficulty, partyLevel } from '../../../rules/encounters.ts';
import { ordinal } from '../../../rules/ordinal.ts';
import type { PartyGroup } from './encounter-query.ts';

const VOWEL = /^[aeiou]/;

/** In which group the creatures are met: "A gang", "Alone". */
export function groupText({ group, kept, creatures }: FoundEncounter): string {
  if (group === 'solitary' || group === 'any') return 'Alone';
  if (group !== null) return `${VOWEL.test(group) ? 'An' : 'A'} ${group}`;
  if (kept === 1) return 'Kept';
  return creatures.length === 0 ? 'A trap' : 'From the same place';
}

/** What each character earns: "750 XP each", by level where they differ. */
export function pointsText({ experience }: FoundEncounter): string | null {
  if (experience === null) return null;
  const [first, ...rest] = experience.each;
  if (first === undefined) return null;
  if (rest.length === 0) return `${first.points.toLocaleString('en')} XP each`;
  return experience.each.map(({ level, points }) => `${points.toLocaleString('en')} XP at level ${level}`).join(', ');
}

/** The treasure lines of the creatures: "standard treasure". */
export function treasureText({ creatures }: FoundEncounter): string {
  const lines = new Set(
    creatures.flatMap(({ treasure }) => (treasure === null || treasure === 'None' ? [] : [treasure])),
  );
  if (lines.size === 0) return 'no treasure';
  const [first = ''] = lines;
  return lines.size === 1 && first.length < 30
    ? `${first.charAt(0).toLowerCase()}${first.slice(1)} treasure`
    : 'treasure';
}

/** What the book says of how many encounters should be as hard (Dungeon Master's Guide, page 49). */
const SHARES: Readonly<Record<Difficulty, string>> = {
  easy: 'About 10% of encounters should be as easy, 20% more where the party is clever enough to make them so.',
  challenging: 'About 50% of encounters should be as hard.',
  'very difficult': 'About 15% of encounters should be as hard.',
  overpowering: 'About 5% of encounters should be as hard: the party should run, or it will lose.',
};

/** How far a level is from that of the party, and how often it should be so. */
export function difficultyText(difficulty: Difficulty, level: number, party: readonly PartyGroup[]): string {
  const above = level - partyLevel(party);
  const count = Math.abs(above);
  const way = above > 0 ? 'above' : 'below';
  const distance =
    above === 0 ? 'The level of the party' : `${count} ${count === 1 ? 'level' : 'levels'} ${way} the party`;
  return `${distance}. ${SHARES[difficulty]}`;
}

/** "four of 5th level", "3 of 5th and 1 of 7th level". */
export const partyText = (party: readonly PartyGroup[]): string =>
  `${party.map(({ level, count }) => `${count} of ${ordinal(level)}`).join(' and ')} level`;
