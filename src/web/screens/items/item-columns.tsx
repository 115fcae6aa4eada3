import type { ItemCard } from '../../../contract/items.ts';
import { formatPounds } from '../../../rules/item-format.ts';
import type { Column } from '../../lists/list-table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { shortLevel } from './item-words.ts';

export const ITEM_COLUMNS: readonly Column<ItemCard>[] = [
  {
    label: 'Type',
    sort: 'type',
    cell: ({ type_name, material_name }) => (
      <span className="badges">
        <Tag>{type_name}</Tag>
        {material_name && <Tag look="lined">{material_name}</Tag>}
      </span>
    ),
    text: ({ type_name, material_name }) => [type_name, material_name].filter(Boolean).join(' · '),
  },
  { label: 'Slot', sort: 'slot', cell: ({ slot_name }) => slot_name },
  { label: 'Aura', cell: ({ aura_name }) => aura_name, rank: 'second' },
  {
    label: 'Caster level',
    sort: 'caster_level',
    cell: (item) => shortLevel(item)?.replace('CL ', '') ?? null,
    text: shortLevel,
    num: true,
    rank: 'second',
  },
  {
    label: 'Weight',
    sort: 'weight',
    cell: ({ weight }) => (weight === null ? null : formatPounds(weight)),
    text: () => null,
    num: true,
    rank: 'third',
  },
  { label: 'Price', sort: 'price_low_high', cell: ({ price_text }) => price_text, num: true, key: true },
  { label: 'Rulebook', sort: 'rulebook', cell: ({ rulebook_name }) => rulebook_name, text: () => null, rank: 'third' },
];
