import { ABOVE_SINGLE_RATINGS, BELOW_ONE, CHALLENGE_RATINGS } from '../../../contract/monster-filters.ts';
import { EFFECT, type ListFilter, RULEBOOK, rangeInWords } from '../../lists/list-filters.ts';

/** A challenge rating filter in words: `21+` and `21..` are "21 and above". */
export function ratingInWords(rating: string): string {
  const [, excluded, value = '', end] = /^(-)?(.*?)([+-])?$/.exec(rating) ?? [];
  const range = end === '+' ? `${value}..` : end === '-' ? `..${value}` : value;
  return `${excluded ? 'not ' : ''}${rangeInWords(range)}`;
}

/** The options of the challenge rating select: all below 1 together, 1 to 20, all above 20 together. */
export const RATING_OPTIONS = [BELOW_ONE, ...CHALLENGE_RATINGS].map((value) => ({
  value,
  name: value === BELOW_ONE || value === ABOVE_SINGLE_RATINGS ? ratingInWords(value) : `CR ${value}`,
}));

/** The limits that a range of ratings may have. */
const RATINGS = [
  ...CHALLENGE_RATINGS.filter((rating) => rating !== ABOVE_SINGLE_RATINGS),
  ...Array.from({ length: 10 }, (_, i) => String(i + 21)),
];

/** The filters of the monster list. */
export const MONSTER_FILTERS: readonly ListFilter[] = [
  { kind: 'choice', name: 'type', label: 'Type', any: 'All types' },
  {
    kind: 'choice',
    name: 'cr',
    label: 'Challenge rating',
    any: 'All ratings',
    values: RATING_OPTIONS,
    show: ratingInWords,
    ends: RATINGS,
  },
  { kind: 'choice', name: 'size', label: 'Size', any: 'All sizes' },
  { kind: 'choice', name: 'subtype', label: 'Subtype', any: 'All subtypes' },
  { kind: 'range', name: 'hit_dice', label: 'Hit Dice' },
  { kind: 'choice', name: 'terrain', label: 'Terrain', any: 'All terrains' },
  { kind: 'choice', name: 'climate', label: 'Climate', any: 'All climates' },
  EFFECT,
  { kind: 'choice', name: 'attack', label: 'Attack', any: 'Any', advanced: true },
  { kind: 'choice', name: 'movement', label: 'Movement', any: 'Any', advanced: true },
  { kind: 'range', name: 'fly_speed', label: 'Fly speed', unit: 'ft.', advanced: true },
  { kind: 'choice', name: 'maneuverability', label: 'Maneuverability', any: 'Any', advanced: true },
  { kind: 'range', name: 'swim_speed', label: 'Swim speed', unit: 'ft.', advanced: true },
  { kind: 'range', name: 'burrow_speed', label: 'Burrow speed', unit: 'ft.', advanced: true },
  { kind: 'range', name: 'climb_speed', label: 'Climb speed', unit: 'ft.', advanced: true },
  { kind: 'range', name: 'land_speed', label: 'Land speed', unit: 'ft.', advanced: true },
  { kind: 'choice', name: 'alignment', label: 'Alignment', any: 'Any', advanced: true },
  { kind: 'choice', name: 'feat', label: 'Feat', any: 'Any', advanced: true },
  { kind: 'choice', name: 'class_name', label: 'Class levels', chip: 'Class', any: 'Any', advanced: true },
  RULEBOOK,
];
