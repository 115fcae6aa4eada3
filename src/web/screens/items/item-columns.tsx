import type { ItemCard } from '../../../contract/items.ts';
import { formatPounds } from '../../../rules/item-format.ts';
import { signed } from '../../../rules/signed.ts';
import type { ListQuery } from '../../data/list-query.ts';
import type { Column } from '../../lists/list-columns.ts';
import { valuesOf } from '../../lists/list-filters.ts';
import { Tag } from '../../ui/tag.tsx';
import { EQUIPMENT_GROUPS, type EquipmentGroup } from './item-filters.ts';
import { shortLevel } from './item-words.ts';

/** The item types whose tables have the columns of a kind of equipment. */
const TYPES: Readonly<Record<string, EquipmentGroup>> = {
  weapon: 'weapons',
  'magic-weapon': 'weapons',
  ammunition: 'weapons',
  armor: 'armor',
  shield: 'armor',
  'magic-armor': 'armor',
  'magic-shield': 'armor',
  poison: 'poisons',
};

/** The columns of the table of items: those of weapons, armor or poisons where the filters leave no other items. */
export function itemColumns(query: ListQuery): readonly Column<ItemCard>[] {
  const group = groupOf(query);
  const of = (columns: readonly Column<ItemCard>[], isUsual: boolean) =>
    columns.map((column): Column<ItemCard> => ({ ...column, off: !isUsual }));
  return [
    TYPE,
    ...of(WEAPON_COLUMNS, group === 'weapons'),
    ...of(ARMOR_COLUMNS, group === 'armor'),
    ...of(POISON_COLUMNS, group === 'poisons'),
    ...of(MAGIC_COLUMNS, group === null),
    WEIGHT,
    PRICE,
    ...of([RULEBOOK], group === null),
  ];
}

function groupOf(query: ListQuery): EquipmentGroup | null {
  const named = Object.keys(EQUIPMENT_GROUPS).find((parameter) => query[parameter] !== undefined);
  if (named !== undefined) return EQUIPMENT_GROUPS[named] ?? null;
  const groups = new Set(valuesOf(query.type).map((type) => TYPES[type] ?? null));
  const [only = null] = groups;
  return groups.size === 1 ? only : null;
}

const TYPE: Column<ItemCard> = {
  label: 'Type',
  sort: 'type',
  cell: ({ type_name, material_name }) => (
    <span className="badges">
      <Tag>{type_name}</Tag>
      {material_name && <Tag look="lined">{material_name}</Tag>}
    </span>
  ),
  text: ({ type_name, material_name }) => [type_name, material_name].filter(Boolean).join(' · '),
};

const WEAPON_COLUMNS: readonly Column<ItemCard>[] = [
  { label: 'Wielded', cell: ({ weapon }) => weapon && `${weapon.category}, ${handWord(weapon.hand)}`, wide: true },
  {
    label: 'Damage',
    sort: 'damage',
    cell: ({ weapon }) => weapon?.damage_medium ?? null,
    num: true,
  },
  { label: 'Critical', cell: ({ weapon }) => weapon?.critical ?? null, num: true },
  {
    label: 'Range',
    sort: 'range_increment',
    cell: ({ weapon }) => (weapon?.range_increment ? `${weapon.range_increment} ft.` : null),
    num: true,
  },
  { label: 'Damage type', cell: ({ weapon }) => weapon?.damage_type ?? null, wide: true },
];

const ARMOR_COLUMNS: readonly Column<ItemCard>[] = [
  {
    label: 'Armor bonus',
    sort: 'armor_bonus',
    cell: ({ armor }) => (armor?.bonus == null ? null : signed(armor.bonus + armor.enhancement)),
    words: '* AC',
    num: true,
  },
  {
    label: 'Max Dex',
    cell: ({ armor }) => (armor?.max_dex == null ? null : signed(armor.max_dex)),
    words: 'max Dex *',
    num: true,
  },
  {
    label: 'Check penalty',
    cell: ({ armor }) => (armor ? signed(armor.check_penalty) : null),
    words: 'check *',
    num: true,
  },
  {
    label: 'Spell failure',
    cell: ({ armor }) => armor && `${armor.spell_failure}%`,
    words: '* failure',
    num: true,
  },
  {
    label: 'Speed',
    cell: ({ armor }) => (armor?.speed_30 == null ? null : `${armor.speed_30}/${armor.speed_20} ft.`),
    num: true,
  },
];

const POISON_COLUMNS: readonly Column<ItemCard>[] = [
  { label: 'Delivered by', cell: ({ poison }) => poison?.method ?? null },
  {
    label: 'DC',
    sort: 'poison_dc',
    cell: ({ poison }) => poison?.dc ?? null,
    words: 'DC *',
    num: true,
  },
  { label: 'Initial damage', cell: ({ poison }) => poison?.initial ?? null, wide: true },
  { label: 'Secondary damage', cell: ({ poison }) => poison?.secondary ?? null, wide: true },
];

const MAGIC_COLUMNS: readonly Column<ItemCard>[] = [
  { label: 'Slot', sort: 'slot', cell: ({ slot_name }) => slot_name },
  { label: 'Aura', cell: ({ aura_name }) => aura_name, wide: true, rank: 'second' },
  {
    label: 'Caster level',
    sort: 'caster_level',
    cell: (item) => shortLevel(item)?.replace('CL ', '') ?? null,
    text: shortLevel,
    num: true,
    rank: 'second',
  },
];

const WEIGHT: Column<ItemCard> = {
  label: 'Weight',
  sort: 'weight',
  cell: ({ weight }) => (weight === null ? null : formatPounds(weight)),
  words: '',
  num: true,
  rank: 'third',
};

const PRICE: Column<ItemCard> = {
  label: 'Price',
  sort: 'price_low_high',
  cell: ({ price_text }) => price_text,
  num: true,
  wide: true,
  key: true,
};

const RULEBOOK: Column<ItemCard> = {
  label: 'Rulebook',
  sort: 'rulebook',
  cell: ({ rulebook_name }) => rulebook_name,
  words: '',
  wide: true,
  rank: 'third',
};

/** `Two-handed melee weapon` → `two-handed` */
const handWord = (hand: string) => hand.toLowerCase().replace(/ (?:melee weapon|attack|weapon)$/, '');
