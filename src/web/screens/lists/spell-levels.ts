import { ordinal } from '../../../rules/ordinal.ts';
import { type FilledSlots, fillSlots, type LevelSlots } from '../../../rules/spell-slots.ts';
import type { ListLine } from '../../own-lists/own-list.ts';
import { type ListCaster, type ListedSpell, placeOf } from './caster.ts';

const NO_SLOTS = { table: 0, bonus: 0, extra: 0 };

/** A spell level of a list: its slots, and what is prepared of it. */
export type SpellLevelRow = {
  readonly level: number;
  /** Null where the class has no slots of the level yet. */
  readonly slots: LevelSlots | null;
  readonly filled: FilledSlots;
  /** How many spells the caster may know; null for one who prepares them. */
  readonly known: number | null;
  /** Different spells of the level in the list. */
  readonly listed: number;
};

/** The spell levels that the caster has slots of or that the list has spells of, from the lowest. */
export function spellLevels(spells: readonly ListedSpell[], caster: ListCaster): SpellLevelRow[] {
  const places = spells.flatMap(({ line, card }) => {
    const place = placeOf({ line, card }, caster.tables, caster.school);
    return place === null ? [] : [{ ...place, quantity: line.quantity }];
  });
  const levels = new Set([...caster.slots, ...places].map(({ level }) => level));
  return [...levels]
    .sort((a, b) => a - b)
    .map((level) => {
      const here = places.filter((place) => place.level === level);
      const count = (slot: (typeof places)[number]['slot']) =>
        here.filter((place) => place.slot === slot).reduce((sum, { quantity }) => sum + quantity, 0);
      const slots = caster.slots.find((one) => one.level === level) ?? null;
      const filled = fillSlots(slots ?? NO_SLOTS, {
        ordinary: count('ordinary'),
        extraOnly: count('extraOnly'),
        either: count('either'),
      });
      return { level, slots, filled, known: caster.known && (caster.known.get(level) ?? 0), listed: here.length };
    });
}

/** `3 of 4 prepared, 1 of 1 domain`. */
function levelNote({ slots, filled, known, listed }: SpellLevelRow, extraName: string): string {
  if (known !== null) return `${listed} of ${known} known`;
  const all = slots === null ? 0 : slots.table + slots.bonus;
  const extra = slots?.extra ?? 0;
  const ordinary = `${filled.filled} of ${all} prepared`;
  return extra > 0 || filled.extraFilled > 0 ? `${ordinary}, ${filled.extraFilled} of ${extra} ${extraName}` : ordinary;
}

/** A part of a list under a heading of its own. */
export type LineGroup = {
  readonly key: string;
  /** Empty where there are no headings. */
  readonly name: string;
  readonly lines: readonly ListLine[];
  /** Whether the heading is a spell level. */
  readonly hasLevel: boolean;
  /** What is prepared of a spell level. */
  readonly note?: string | undefined;
};

/** `1st level`, and `0 level` for cantrips and orisons. */
export const levelName = (level: number): string => (level === 0 ? '0 level' : `${ordinal(level)} level`);

/** A list of spells alone is shown by level until its owner wants another order. */
export const usualOrder = (lines: readonly ListLine[]): 'level' | 'own' =>
  lines.every(({ kind }) => kind === 'spells') ? 'level' : 'own';

/** The lines by spell level for a caster; without one all of them in the visitor's order. */
export const groupsOf = (
  lines: readonly ListLine[],
  spells: readonly ListedSpell[],
  caster: ListCaster | null,
): LineGroup[] =>
  caster === null ? [{ key: 'all', name: '', lines, hasLevel: false }] : linesByLevel(lines, spells, caster);

/** The lines by spell level for a caster, then the spells that the class does not cast, then all other lines. */
function linesByLevel(lines: readonly ListLine[], spells: readonly ListedSpell[], caster: ListCaster): LineGroup[] {
  const { tables, school } = caster;
  const rows = spellLevels(spells, caster);
  const byLevel = Map.groupBy(spells, (spell) => placeOf(spell, tables, school)?.level ?? null);
  const isSpell = new Set(spells.map(({ line }) => line));
  const levels = [...byLevel.keys()].filter((level) => level !== null).sort((a, b) => a - b);
  const group = (key: string, name: string, part: readonly ListLine[] = []): LineGroup => ({
    key,
    name,
    lines: part,
    hasLevel: false,
  });
  const noteOf = (level: number) => {
    const row = rows.find((one) => one.level === level);
    return row && levelNote(row, tables.hasDomains ? 'domain' : 'specialty');
  };
  return [
    ...levels.map((level) => ({
      ...group(
        String(level),
        levelName(level),
        byLevel.get(level)?.map(({ line }) => line),
      ),
      hasLevel: true,
      note: noteOf(level),
    })),
    group(
      'none',
      `Not on the ${tables.name.toLowerCase()}’s list`,
      byLevel.get(null)?.map(({ line }) => line),
    ),
    group(
      'rest',
      'Other entries',
      lines.filter((line) => !isSpell.has(line)),
    ),
  ].filter((part) => part.lines.length > 0);
}
