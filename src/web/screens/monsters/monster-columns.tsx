import type { MonsterCard } from '../../../contract/monsters.ts';
import type { Column } from '../../lists/list-table.tsx';
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
  { label: 'Hit Dice', sort: 'hit_dice', cell: ({ hit_dice }) => hit_dice, num: true },
  {
    label: 'Hit points',
    sort: 'hit_points',
    cell: ({ hit_points }) => hit_points?.toLocaleString('en') ?? null,
    num: true,
    text: ({ hit_points }) => (hit_points === null ? null : `${hit_points.toLocaleString('en')} hp`),
  },
  { label: 'Alignment', sort: 'alignment', cell: ({ alignment }) => alignment, wide: true },
  { label: 'Environment', cell: ({ environment }) => environment, wide: true, rank: 'second' },
];

function typeText({ type_name, subtypes }: MonsterCard): string {
  return subtypes.length === 0 ? type_name : `${type_name} (${subtypes.map(({ name }) => name).join(', ')})`;
}
