import type { ClassLevelRow } from '../../contract/classes.ts';
import { classAttacks, epicAttackBonus, epicSaveBonus, saveBonus } from '../../rules/class-progression.ts';
import type { Class } from '../schema/classes.ts';

export type Variant = Class['variants'][number];
type PrintedLevel = NonNullable<Variant['levels']>[number];
type EpicLevel = NonNullable<NonNullable<Variant['epic_progression']>['levels']>[number];
type Special = ClassLevelRow['special'][number];

/** Links an entry of the Special column to a feature or feat. */
export type SpecialLinker = (text: string) => Special;

const EPIC_ROWS = 10;

/** The level table: a row for every level, with base attack and saves from the class's progressions. */
export function levelRows(variant: Variant, prestige: boolean, link: SpecialLinker): ClassLevelRow[] {
  const printed = new Map((variant.levels ?? []).map((row) => [row.level, row]));
  const last = variant.max_level ?? Math.max(0, ...printed.keys());
  return Array.from({ length: last }, (_, index) => {
    const level = index + 1;
    return { ...derivedFigures(variant, level, prestige), ...printedFigures(variant, printed.get(level), link) };
  });
}

/**
 * The ten levels after the last ordinary one. Rows beyond the 20th level have the epic bonuses. Those of a prestige
 * class have none, because its epic bonuses depend on the character's other levels.
 */
export function epicRows(variant: Variant, link: SpecialLinker): ClassLevelRow[] {
  const progression = variant.epic_progression;
  const last = variant.max_level;
  if (progression === undefined || last === undefined) return [];
  const printed = new Map((progression.levels ?? []).map((row) => [row.level, row]));
  return Array.from({ length: EPIC_ROWS }, (_, index) => {
    const level = last + index + 1;
    const bonuses = level > 20 ? { epic_attack: epicAttackBonus(level), epic_save: epicSaveBonus(level) } : {};
    return { ...emptyRow(level), ...bonuses, ...epicFigures(printed.get(level), link) };
  });
}

function emptyRow(level: number): ClassLevelRow {
  return {
    level,
    base_attack: null,
    fortitude: null,
    reflex: null,
    will: null,
    epic_attack: null,
    epic_save: null,
    special: [],
    spells_per_day: null,
    spells_known: null,
    bonus_spells: null,
    advances: [],
    power_points: null,
    powers_known: null,
    max_power_level: null,
    flurry_of_blows: null,
    unarmed_damage: null,
    ac_bonus: null,
    unarmored_speed_bonus: null,
  };
}

/** Base attack and saves by the rules for class progressions. */
function derivedFigures({ base_attack, saves }: Variant, level: number, prestige: boolean): ClassLevelRow {
  const save = (name: 'fortitude' | 'reflex' | 'will') => {
    const progression = saves?.[name];
    return progression === undefined ? null : saveBonus(progression, level);
  };
  return {
    ...emptyRow(level),
    base_attack: base_attack === undefined ? null : classAttacks(base_attack, level, prestige),
    fortitude: save('fortitude'),
    reflex: save('reflex'),
    will: save('will'),
  };
}

function printedFigures(variant: Variant, row: PrintedLevel | undefined, link: SpecialLinker): Partial<ClassLevelRow> {
  const spellLevels = spellLevelCount(variant);
  return {
    special: (row?.special ?? []).map(link),
    spells_per_day: perSpellLevel(spellLevels.day, (index) => {
      const count = row?.spells_per_day?.[index];
      return count === undefined ? null : `${count}${hasDomainSlot(variant, index) ? '+1' : ''}`;
    }),
    spells_known: perSpellLevel(spellLevels.known, (index) => row?.spells_known?.[index] ?? null),
    bonus_spells: row?.bonus_spells ?? null,
    advances: row?.advances ?? [],
    power_points: row?.power_points ?? null,
    powers_known: row?.powers_known ?? null,
    max_power_level: row?.max_power_level ?? null,
    flurry_of_blows: row?.flurry_of_blows ?? null,
    unarmed_damage: row?.unarmed_damage ?? null,
    ac_bonus: row?.ac_bonus ?? null,
    unarmored_speed_bonus: row?.unarmored_speed_bonus ?? null,
  };
}

function epicFigures(row: EpicLevel | undefined, link: SpecialLinker): Partial<ClassLevelRow> {
  return {
    special: (row?.special ?? []).map(link),
    advances: row?.advances ?? [],
    ac_bonus: row?.ac_bonus ?? null,
    unarmored_speed_bonus: row?.unarmored_speed_bonus ?? null,
  };
}

/** The number of spell levels in the columns of spells per day and spells known. */
function spellLevelCount({ levels = [] }: Variant): { day: number; known: number } {
  return {
    day: Math.max(0, ...levels.map((row) => row.spells_per_day?.length ?? 0)),
    known: Math.max(0, ...levels.map((row) => row.spells_known?.length ?? 0)),
  };
}

function perSpellLevel<T>(count: number, value: (index: number) => T): T[] | null {
  return count === 0 ? null : Array.from({ length: count }, (_, index) => value(index));
}

/** Whether a spell level includes a domain slot: every level from 1st up does, for classes with domains. */
function hasDomainSlot({ spellcasting }: Variant, index: number): boolean {
  return spellcasting?.domain_slots === true && (spellcasting.first_spell_level ?? 0) + index >= 1;
}
