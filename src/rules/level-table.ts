/**
 * The columns of a class's level table, in the order and with the heads of the books' tables.
 *
 * Source: PHB chapter 3, DMG chapters 4 and 6, ELH chapter 1, XPH chapter 2 (each class's own table).
 */

import { ordinal } from './ordinal.ts';
import { signed } from './signed.ts';

/** One row: the values of a class at a level; null where the class has no such value. */
export type LevelFigures = {
  level: number;
  /** Attack bonuses of a full attack, highest first. */
  base_attack: readonly number[] | null;
  fortitude: number | null;
  reflex: number | null;
  will: number | null;
  epic_attack: number | null;
  epic_save: number | null;
  special: readonly { text: string }[];
  /** By spell level from the class's first up; null where there are none yet, `3+1` where one is for a domain spell. */
  spells_per_day: readonly (string | null)[] | null;
  spells_known: readonly (number | null)[] | null;
  bonus_spells: number | null;
  /** The kinds of class in which the character gains a level of spells or powers. */
  advances: readonly string[];
  power_points: number | null;
  powers_known: number | null;
  max_power_level: number | null;
  flurry_of_blows: readonly number[] | null;
  unarmed_damage: { small: string; medium: string; large: string } | null;
  ac_bonus: number | null;
  /** Feet. */
  unarmored_speed_bonus: number | null;
};

export type LevelColumn = {
  key: string;
  label: string;
  /** The head above several columns. */
  group: string | null;
  /** The group on narrow screens: values of every class, a monk's unarmed fighting, spells per day (or powers), spells known. */
  part: 'class' | 'unarmed' | 'day' | 'known';
  /** Whether it is a narrow column of single numbers, set close to others. */
  slot: boolean;
  /** Whether the cells are centred. */
  centred: boolean;
  text: (row: LevelFigures) => string | null;
};

const ADVANCED: Readonly<Record<string, string>> = {
  arcane: 'arcane spellcasting class',
  divine: 'divine spellcasting class',
  spellcasting: 'spellcasting class',
  manifesting: 'manifesting class',
};

/** `+1 level of existing arcane spellcasting class and of existing divine spellcasting class`; null where nothing advances. */
export function formatAdvances(advances: readonly string[]): string | null {
  if (advances.length === 0) return null;
  return `+1 level of ${advances.map((kind) => `existing ${ADVANCED[kind] ?? kind}`).join(' and ')}`;
}

/** The columns in which at least one row has a value. */
export function levelColumns(rows: readonly LevelFigures[], firstSpellLevel: number): LevelColumn[] {
  const spellLevels = (field: 'spells_per_day' | 'spells_known') => {
    const most = Math.max(0, ...rows.map((row) => row[field]?.length ?? 0));
    const group = field === 'spells_per_day' ? 'Spells per day' : 'Spells known';
    return Array.from({ length: most }, (_, index): LevelColumn => {
      const level = firstSpellLevel + index;
      return {
        ...column(`${field}_${level}`, level === 0 ? '0' : ordinal(level), (row) => text(row[field]?.[index])),
        group,
        part: field === 'spells_per_day' ? 'day' : 'known',
        slot: true,
      };
    });
  };
  return [
    ...CLASS_COLUMNS,
    ...UNARMED_COLUMNS,
    ...spellLevels('spells_per_day'),
    ...spellLevels('spells_known'),
    ...MAGIC_COLUMNS,
    advancesColumn(rows),
  ].filter(({ key, text }) => key === 'special' || rows.some((row) => text(row) !== null));
}

function column(key: string, label: string, text: LevelColumn['text'], centred = true): LevelColumn {
  return { key, label, group: null, part: 'class', slot: false, centred, text };
}

const text = (value: string | number | null | undefined) =>
  value === null || value === undefined ? null : String(value);
const bonus = (value: number | null) => (value === null ? null : signed(value));
const attacks = (bonuses: readonly number[] | null) => bonuses?.map(signed).join('/') ?? null;
const damage = (size: 'small' | 'medium' | 'large'): LevelColumn => ({
  ...column(`unarmed_damage_${size}`, { small: 'Small', medium: 'Medium', large: 'Large' }[size], (row) =>
    text(row.unarmed_damage?.[size]),
  ),
  group: 'Unarmed damage',
});
const feet = (value: number | null) => (value === null ? null : `+${value} ft.`);
const power = (key: string, label: string, value: LevelColumn['text']): LevelColumn => ({
  ...column(key, label, value),
  part: 'day',
});

const CLASS_COLUMNS: readonly LevelColumn[] = [
  column('base_attack', 'Base attack', (row) => attacks(row.base_attack), false),
  column('fortitude', 'Fort', (row) => bonus(row.fortitude)),
  column('reflex', 'Ref', (row) => bonus(row.reflex)),
  column('will', 'Will', (row) => bonus(row.will)),
  column('epic_attack', 'Epic attack', (row) => bonus(row.epic_attack)),
  column('epic_save', 'Epic saves', (row) => bonus(row.epic_save)),
  column('special', 'Special', (row) => row.special.map((item) => item.text).join(', ') || null, false),
];

const UNARMED_COLUMNS: readonly LevelColumn[] = [
  column('flurry_of_blows', 'Flurry of blows', (row) => attacks(row.flurry_of_blows), false),
  damage('small'),
  damage('medium'),
  damage('large'),
  { ...column('ac_bonus', 'AC bonus', (row) => bonus(row.ac_bonus)), group: 'Unarmored' },
  { ...column('unarmored_speed_bonus', 'Speed', (row) => feet(row.unarmored_speed_bonus)), group: 'Unarmored' },
].map((unarmed) => ({ ...unarmed, part: 'unarmed' }));

const MAGIC_COLUMNS: readonly LevelColumn[] = [
  power('bonus_spells', 'Bonus spells', (row) => text(row.bonus_spells)),
  power('power_points', 'Power points', (row) => text(row.power_points)),
  power('powers_known', 'Powers known', (row) => text(row.powers_known)),
  power('max_power_level', 'Highest level known', (row) =>
    row.max_power_level === null ? null : ordinal(row.max_power_level),
  ),
];

function advancesColumn(rows: readonly LevelFigures[]): LevelColumn {
  const kinds = new Set(rows.flatMap((row) => row.advances));
  const powers = kinds.delete('manifesting');
  const label = [kinds.size > 0 && 'Spells per day', powers && 'Powers known'].filter(Boolean).join(' and ');
  return { ...column('advances', label, (row) => formatAdvances(row.advances), false), part: 'day' };
}

/** The class level of the first number in each column of spell levels, which the books emphasize. */
export function firstFilled(columns: readonly LevelColumn[], rows: readonly LevelFigures[]): Map<string, number> {
  return new Map(
    columns.flatMap(({ key, slot, text }) => {
      const first = slot ? rows.find((row) => text(row) !== null) : undefined;
      return first ? [[key, first.level] as const] : [];
    }),
  );
}
