import type { TrapCard } from '../../../contract/traps.ts';
import type { Column } from '../../lists/list-columns.ts';
import { ChallengeRating } from '../monsters/challenge-rating.tsx';

export const TRAP_COLUMNS: readonly Column<TrapCard>[] = [
  {
    label: 'CR',
    sort: 'cr',
    cell: ({ challenge_rating }) => <ChallengeRating rating={String(challenge_rating)} />,
    key: true,
  },
  { label: 'Type', sort: 'type', cell: ({ type_name }) => type_name },
  { label: 'Trigger', sort: 'trigger', cell: ({ trigger_text }) => trigger_text, rank: 'third' },
  { label: 'Reset', sort: 'reset', cell: ({ reset_text }) => reset_text, rank: 'third' },
  { label: 'Attack or save', cell: attackOrSave, wide: true },
  {
    label: 'Search',
    sort: 'search_dc',
    cell: ({ search_dc }) => search_dc,
    num: true,
    words: 'Search *',
  },
  {
    label: 'Disable',
    sort: 'disable_dc',
    cell: ({ disable_dc }) => disable_dc,
    num: true,
    words: 'Disable *',
  },
  { label: 'Cost', sort: 'cost', cell: ({ cost_gp }) => `${cost_gp.toLocaleString('en')} gp`, num: true },
  { label: 'Rulebook', sort: 'rulebook', cell: ({ rulebook_name }) => rulebook_name, wide: true, off: true },
];

/** `Atk +10 ranged (1d6/×3, arrow)`, `1d6 fall, DC 20 Reflex save avoids`; the summary where there is neither. */
function attackOrSave({ attack, damage, save, summary }: TrapCard): string {
  const dealt = attack === null ? damage : null;
  return [attack && `Atk ${attack}`, dealt, save].filter(Boolean).join(', ') || summary;
}
