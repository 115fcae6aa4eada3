import type { MonsterCard } from '../../../contract/monsters.ts';
import type { Column } from '../../lists/list-columns.ts';
import { ChallengeRating } from './challenge-rating.tsx';

export const MONSTER_COLUMNS: readonly Column<MonsterCard>[] = [
  {
    label: 'CR',
    sort: 'cr',
    cell: ({ challenge_rating }) => <ChallengeRating rating={challenge_rating} />,
    key: true,
  },
  { label: 'Size', sort: 'size', cell: ({ size_name }) => size_name },
  { label: 'Type', sort: 'type', cell: typeText, wide: true },
  { label: 'Hit Dice', sort: 'hit_dice', cell: ({ hit_dice }) => hit_dice, num: true, wide: true },
  {
    label: 'hp',
    sort: 'hit_points',
    cell: ({ hit_points }) => hit_points?.toLocaleString('en') ?? null,
    num: true,
    words: '* hp',
  },
  {
    label: 'AC',
    sort: 'armor_class',
    cell: ({ armor_class_total }) => armor_class_total,
    num: true,
    words: 'AC *',
  },
  {
    label: 'Natural',
    sort: 'natural_armor',
    cell: ({ natural_armor }) => natural_armor,
    num: true,
    words: 'natural armor *',
    rank: 'second',
  },
  { label: 'Speed', cell: speedText, wide: true },
  { label: 'Attack', cell: ({ attack }) => attack, wide: true },
  {
    label: 'Str',
    sort: 'str',
    cell: ({ str }) => str,
    num: true,
    words: 'Str *',
    rank: 'second',
  },
  { label: 'Alignment', sort: 'alignment', cell: ({ alignment }) => alignment, wide: true, rank: 'third' },
  { label: 'Environment', cell: ({ environment }) => environment, wide: true, rank: 'third' },
  { label: 'Rulebook', sort: 'rulebook', cell: ({ rulebook_name }) => rulebook_name, wide: true, off: true },
];

function typeText({ type_name, subtypes }: MonsterCard): string {
  return subtypes.length === 0 ? type_name : `${type_name} (${subtypes.map(({ name }) => name).join(', ')})`;
}

/** The speeds without the squares that the stat block gives beside the feet. */
function speedText({ speed }: MonsterCard): string {
  return speed.replace(/ \(\d+ squares?\)/g, '');
}
