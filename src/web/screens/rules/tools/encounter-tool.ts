import { capitalized } from '../../../../rules/capitalized.ts';
import { challengeRatingValue } from '../../../../rules/challenge-rating.ts';
import {
  difficultyOf,
  encounterLevel,
  type Foes,
  formatRating,
  PARTY_LEVELS,
  PARTY_SIZES,
  partyExperience,
} from '../../../../rules/encounters.ts';
import type { RuleTool, ToolField, ToolValues } from './tool.ts';

const FRACTIONS = ['1/10', '1/8', '1/6', '1/4', '1/3', '1/2'];
const HIGHEST_RATING = 40;
const RATINGS = [...FRACTIONS, ...Array.from({ length: HIGHEST_RATING }, (_, i) => String(i + 1))].map(
  (rating) => [rating, rating] as const,
);
const MAX_CREATURES = 100;

/** Groups of like creatures: the fields of each, and how many creatures it has at first. */
const GROUPS = [
  { rating: 'cr', count: 'count', first: 4 },
  { rating: 'cr2', count: 'count2', first: 0 },
  { rating: 'cr3', count: 'count3', first: 0 },
] as const;

const fieldsOf = ({ rating, count, first }: (typeof GROUPS)[number], place: string): ToolField[] => [
  { name: rating, label: `${place} CR`, options: RATINGS, fallback: '3' },
  { name: count, label: `${place} number`, lowest: 0, highest: MAX_CREATURES, fallback: first },
];

/** The level of an encounter, and what a party earns by it. */
export const encounter: RuleTool = {
  title: 'An encounter',
  fields: [
    { name: 'level', label: 'Party level', ...PARTY_LEVELS, fallback: 5 },
    { name: 'people', label: 'Party size', ...PARTY_SIZES, fallback: 4 },
    ...fieldsOf(GROUPS[0], 'First'),
    ...fieldsOf(GROUPS[1], 'Second'),
    ...fieldsOf(GROUPS[2], 'Third'),
  ],
  work(values) {
    const foes = foesOf(values);
    const level = encounterLevel(foes);
    if (level === null) return { figures: [['Encounter level', 'None']], rows: [] };
    const party = { level: values.number('level'), count: values.number('people') };
    const { total, each, undecided } = partyExperience(foes, [party]);
    const ratings = [...new Set(undecided.map(({ rating }) => formatRating(rating)))];
    return {
      figures: [
        ['Encounter level', formatRating(level)],
        ['Difficulty', capitalized(difficultyOf(level, party.level))],
        ['XP for each', (each[0]?.points ?? 0).toLocaleString('en')],
        ['XP in all', total.toLocaleString('en')],
      ],
      rows:
        ratings.length === 0
          ? []
          : [['Not counted', `CR ${ratings.join(', ')}: so far above the party the Dungeon Master decides`]],
    };
  },
};

function foesOf({ number, choice }: ToolValues): Foes[] {
  return GROUPS.map(({ rating, count }) => ({ rating: challengeRatingValue(choice(rating)), count: number(count) }));
}
