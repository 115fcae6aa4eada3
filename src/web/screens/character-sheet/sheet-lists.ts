import type { KindName } from '../../../contract/kinds.ts';
import type { ImportedCharacter, SheetRow } from '../../../contract/sheets.ts';
import { ABILITIES, ABILITY_NAMES, type Ability } from '../../../rules/abilities.ts';
import { parseClasses } from '../../../sheets/class-levels.ts';
import { labelOf } from '../../../sheets/labels.ts';
import type { Recognition, Segment } from '../../../sheets/recognise.ts';
import { tidyName } from '../../own-lists/list-edits.ts';
import { LIST_LIMITS, type ListLine, type OwnList } from '../../own-lists/own-list.ts';

/** Scores that a sheet can have; other numbers beside the name of an ability are modifiers or checks. */
const LOWEST_SCORE = 1;
const HIGHEST_SCORE = 60;
const HIGHEST_LEVEL = 20;

const COUNT_COLUMNS = /^(?:quantity|qty|count|number|no|amount|pieces|prepared|times prepared|uses)$/;

type Scores = Partial<Record<Ability, number>>;

/** The class that casts the character's spells, with its level in it; null where the sheet names none of the classes. */
export type SheetCaster = { slug: string; level: number; scores: Scores };

/** The ability scores of a character's tab: the number beside or below the name of the ability. */
export function scoresOf(rows: readonly SheetRow[]): Scores {
  const scores: Scores = {};
  for (const [r, row] of rows.entries()) {
    const cells = Object.entries(row);
    for (const [c, [column, value]] of cells.entries()) {
      const ability = abilityOf(value) ?? (r === 0 ? abilityOf(column) : null);
      if (ability === null || scores[ability] !== undefined) continue;
      const beside = cells.slice(c + 1).find(([, cell]) => cell !== null)?.[1];
      const score = abilityOf(value) === null ? scoreIn(value) : (scoreIn(beside) ?? scoreIn(rows[r + 1]?.[column]));
      if (score !== null) scores[ability] = score;
    }
  }
  return scores;
}

function abilityOf(text: SheetRow[string] | undefined): Ability | null {
  if (typeof text !== 'string') return null;
  const label = labelOf(text);
  return ABILITIES.find((key) => label === key || label === ABILITY_NAMES[key].toLowerCase()) ?? null;
}

function scoreIn(value: SheetRow[string] | undefined): number | null {
  const score = typeof value === 'number' ? value : /^\d{1,2}$/.test(value ?? '') ? Number(value) : Number.NaN;
  return Number.isInteger(score) && score >= LOWEST_SCORE && score <= HIGHEST_SCORE ? score : null;
}

/**
 * The class of a sheet that casts spells: the first of its classes among those that do.
 * @param casters the slugs of the classes with spells
 */
export function casterOfSheet(
  { characterSummary, Character_Sheet }: ImportedCharacter,
  recognition: Recognition,
  casters: readonly string[],
): SheetCaster | null {
  const named = recognition.Character_Sheet.flatMap((row) => Object.values(row).flat()).filter(isExact('classes'));
  const caster = named.find(({ match }) => casters.includes(match.slug));
  if (caster === undefined) return null;
  const [inCell] = parseClasses(caster.text);
  const inSummary = parseClasses(characterSummary.class ?? '').find(({ name }) => name === inCell?.name);
  const level = inCell?.level ?? inSummary?.level ?? (named.length === 1 ? characterSummary.level : null);
  if (level === null) return null;
  return { slug: caster.match.slug, level: Math.min(level, HIGHEST_LEVEL), scores: scoresOf(Character_Sheet) };
}

type Exact = Segment & { match: NonNullable<Segment['match']> };
const isExact =
  (kind: string) =>
  (segment: Segment): segment is Exact =>
    segment.match?.kind === kind && segment.match.exact;

/** What the lists of a sheet hold, and the names in it that no entry has. */
export type SheetLists = { lists: Omit<OwnList, 'id'>[]; left: string[] };

/** The lists of a sheet: its gear, its spells and powers, its feats. Empty ones are left out. */
export function listsOfSheet(
  character: ImportedCharacter,
  recognition: Recognition,
  caster: SheetCaster | null,
  ability: Ability | undefined,
): SheetLists {
  const name = character.characterSummary.name ?? 'Character';
  const scores = scoresOf(character.Character_Sheet);
  const gear = linesOf(character.Gear, recognition.Gear, { takesNearest: false });
  const spells = linesOf(character.Spells, recognition.Spells, { takesNearest: true });
  const feats = recognition.Character_Sheet.flatMap((row) => Object.values(row).flat())
    .filter(isExact('feats'))
    .map(({ text, match }) => lineOf(match.kind, match, 1, inBrackets(text)));
  const score = ability === undefined ? undefined : scores[ability];
  const lists = [
    { title: 'gear', ...gear, choices: scores.str === undefined ? {} : { strength: scores.str } },
    {
      title: 'spells',
      ...spells,
      choices:
        caster === null ? {} : { class: caster.slug, level: caster.level, ...(score !== undefined && { score }) },
    },
    { title: 'feats', lines: feats, left: [], choices: {} },
  ];
  return {
    lists: lists
      .filter(({ lines }) => lines.length > 0)
      .map(({ title, lines, choices }) => ({ name: tidyName(`${name}: ${title}`), lines: together(lines), choices })),
    left: [...gear.left, ...spells.left],
  };
}

/**
 * The lines of a tab.
 * @param takesNearest whether a name that no entry has stands for the nearest one: a spell is misspelt, gear is one's own
 */
function linesOf(
  rows: readonly SheetRow[],
  recognised: Recognition['Gear'],
  { takesNearest }: { takesNearest: boolean },
): { lines: ListLine[]; left: string[] } {
  const lines: ListLine[] = [];
  const left: string[] = [];
  for (const [r, cells] of recognised.entries())
    for (const { text, match } of Object.values(cells).flat()) {
      const quantity = quantityOf(rows[r] ?? {}, text);
      if (match === null || (match && !match.exact && !takesNearest)) left.push(text);
      else if (match !== undefined && quantity > 0)
        lines.push(lineOf(match.kind, match, quantity, match.exact ? '' : `“${text}” in the sheet`));
    }
  return { lines, left };
}

/** How many a row has: the number in its column for it, else the amount in the name (`3 x Torch`), else 1. */
function quantityOf(row: SheetRow, name: string): number {
  const cell = Object.entries(row).find(
    ([column, value]) => COUNT_COLUMNS.test(labelOf(column)) && value !== null,
  )?.[1];
  const [, before, after] = /^\s*(\d+)\s*[x×]\s|[\s,][x×]\s*(\d+)\s*$/i.exec(name) ?? [];
  const quantity = cell === undefined ? Number(before ?? after ?? 1) : Number(cell);
  return Number.isInteger(quantity) && quantity >= 0 ? Math.min(quantity, LIST_LIMITS.quantity) : 1;
}

const lineOf = (kind: KindName, { slug, name }: { slug: string; name: string }, quantity: number, note: string) => ({
  kind,
  slug,
  name,
  quantity,
  note: note.slice(0, LIST_LIMITS.note),
});

/** What a feat is chosen for: `evocation` of `Spell Focus (evocation)`. */
const inBrackets = (text: string): string => /\(([^)]*)\)/.exec(text)?.[1] ?? '';

/** One line for each entry: what the sheet names twice is added up. */
function together(lines: readonly ListLine[]): ListLine[] {
  const byEntry = Map.groupBy(lines, ({ kind, slug }) => `${kind}/${slug}`);
  return [...byEntry.values()]
    .map((same): ListLine => {
      const [first] = same as [ListLine];
      const quantity = same.reduce((sum, line) => sum + line.quantity, 0);
      const notes = [...new Set(same.map(({ note }) => note).filter(Boolean))].join(', ');
      return { ...first, quantity, note: notes.slice(0, LIST_LIMITS.note) };
    })
    .slice(0, LIST_LIMITS.lines);
}
