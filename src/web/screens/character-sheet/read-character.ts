import { CHARACTER_LIMITS } from '../../../contract/character-limits.ts';
import { choiceIn, skillKey } from '../../../contract/character-query.ts';
import type { RawQuery } from '../../../contract/query.ts';
import type { ImportedCharacter, SheetRow } from '../../../contract/sheets.ts';
import { slugify } from '../../../contract/slug.ts';
import { ALIGNMENTS, type Alignment } from '../../../rules/alignment.ts';
import type { CharacterFacts } from '../../../rules/character/facts.ts';
import { parseClasses } from '../../../sheets/class-levels.ts';
import { isLabel, labelOf } from '../../../sheets/labels.ts';
import type { Recognition, Segment } from '../../../sheets/recognise.ts';
import { scoresOf } from './sheet-lists.ts';

/** The figures of a sheet that the rules give, too. */
export const FIGURES = {
  level: /^(?:(?:character|total|char|current) )?(?:level|lvl)$/,
  base_attack: /^(?:base attack(?: bonus)?|bab)$/,
  fortitude: /^(?:fort(?:itude)?)(?: save)?$/,
  reflex: /^(?:ref(?:lex)?)(?: save)?$/,
  will: /^will(?: save)?$/,
  hit_points: /^(?:hp|hit points)(?: max(?:imum)?)?$/,
  initiative: /^init(?:iative)?$/,
  grapple: /^grapple$/,
  power_points: /^power points?$/,
  skill_points: /^(?:total )?skill points$/,
} as const satisfies Record<string, RegExp>;
export type FigureName = keyof typeof FIGURES;

/** A figure as the sheet says it, and where. */
export type Stated = { figure: FigureName; label: string; value: number; place: string };

export type SheetCharacter = {
  /** The character as the parameters of an address. */
  query: RawQuery;
  stated: readonly Stated[];
  /** Names that no entry has, with the nearest. */
  unknown: readonly { text: string; place: string; nearest: string | null }[];
  /** Labels whose values are not compared: what is worn and carried decides them, or no rule does. */
  left: readonly string[];
};

/** A label and the value beside or below it. */
type Pair = { label: string; shown: string; value: string | number; row: number };

const READ_LABELS = [
  /^(?:(?:character|char|pc) )?name$/,
  /^(?:character )?class(?:es)?(?: (?:and )?levels?)?$/,
  /^(?:character )?race$/,
  /^align(?:ment)?$/,
  /^(?:patron )?(?:deity|god|religion)$/,
  /feats?/,
  /^(?:str|dex|con|int|wis|cha|strength|dexterity|constitution|intelligence|wisdom|charisma)$/,
  /^domains?$/,
  /^languages?$/,
  /^skills?$/,
];

/** What of a sheet makes a character, each figure with its place, and what was not understood. */
export function readSheetCharacter(
  { characterSummary: summary, Character_Sheet: rows }: ImportedCharacter,
  recognition: Recognition,
  facts: CharacterFacts,
): SheetCharacter {
  const pairs = pairsOf(rows);
  const named = namedIn(recognition);
  const scores = scoresOf(rows);
  const classes = parseClasses(summary.class ?? '');
  const levels = classes
    .map(({ name, level }) => `${name} ${level ?? (classes.length === 1 ? (summary.level ?? 1) : 1)}`)
    .join(', ');
  const first = (kind: string) => named.find((each) => each.match?.kind === kind && each.match.exact)?.match?.slug;
  const feats = named
    .filter(({ match }) => match?.kind === 'feats' && match.exact)
    .map(({ text, match }) => {
      const choice = choiceIn(/\(([^)]*)\)/.exec(text)?.[1] ?? '');
      return choice === '' || facts.feats[match?.slug ?? '']?.choice === null
        ? match?.slug
        : `${match?.slug}:${choice}`;
    });
  const given: Record<string, string | undefined> = {
    name: summary.name ?? undefined,
    race: first('races'),
    alignment:
      pairs.map(({ label, value }) => (/^align/.test(label) ? alignmentOf(String(value)) : null)).find(Boolean) ??
      undefined,
    deity: first('deities'),
    levels,
    feats: feats.join(','),
    ranks: ranksOf(rows, pairs, facts),
    domains: domainsOf(pairs, facts),
    ...Object.fromEntries(Object.entries(scores).map(([ability, score]) => [ability, String(score)])),
  };
  const query = Object.fromEntries(Object.entries(given).filter((each): each is [string, string] => Boolean(each[1])));
  return {
    query,
    stated: pairs.flatMap(statedIn),
    unknown: named.flatMap(({ text, match, row }) =>
      match === null || (match && !match.exact) ? [{ text, place: placeOf(row), nearest: match?.name ?? null }] : [],
    ),
    left: [...new Set(pairs.filter((pair) => !isRead(pair)).map(({ shown }) => shown))],
  };
}

const placeOf = (row: number) => `row ${row + 1} of Character_Sheet`;

const isRead = ({ label }: Pair) =>
  READ_LABELS.some((known) => known.test(label)) || Object.values(FIGURES).some((known) => known.test(label));

function statedIn({ label, shown, value, row }: Pair): Stated[] {
  const figure = (Object.keys(FIGURES) as FigureName[]).find((name) => FIGURES[name].test(label));
  const number = numberIn(value);
  return figure === undefined || number === null ? [] : [{ figure, label: shown, value: number, place: placeOf(row) }];
}

/** The first number of a cell: `+6/+1` is 6, `-1` is −1. */
function numberIn(value: string | number): number | null {
  if (typeof value === 'number') return value;
  const [, sign, digits] = /^\s*([+−–-]?)\s*(\d{1,4})(?![\d.]*\s*[a-z])/i.exec(value) ?? [];
  if (digits === undefined) return null;
  return sign === '' || sign === '+' ? Number(digits) : -Number(digits);
}

/** Every label with the value beside it, or else below it; the headings of a table are labels of its first row. */
function pairsOf(rows: readonly SheetRow[]): Pair[] {
  return rows.flatMap((row, r) => {
    const cells = Object.entries(row);
    return cells.flatMap(([column, cell], c): Pair[] => {
      const pairs: Pair[] = [];
      if (r === 0 && cell !== null && !isLabel(String(cell))) {
        const heading = { label: labelOf(column), shown: column, value: cell, row: r };
        if (isRead(heading)) pairs.push(heading);
      }
      if (typeof cell !== 'string') return pairs;
      const [, within, after] = /^([^:]{1,40}):\s*(\S.*)$/s.exec(cell) ?? [];
      if (within !== undefined && after !== undefined && isLabel(within))
        pairs.push({ label: labelOf(within), shown: within, value: after, row: r });
      else if (isLabel(cell)) {
        const beside = cells.slice(c + 1).find(([, other]) => other !== null)?.[1];
        const below = rows[r + 1]?.[column];
        const value = [beside, below].find((other) => other !== null && other !== undefined && !isLabel(String(other)));
        if (value !== null && value !== undefined)
          pairs.push({ label: labelOf(cell), shown: cell.replace(/:\s*$/, ''), value, row: r });
      }
      return pairs;
    });
  });
}

type Named = Segment & { row: number };

/** What the cells of the character's tab name. */
const namedIn = (recognition: Recognition): Named[] =>
  recognition.Character_Sheet.flatMap((row, r) =>
    Object.values(row)
      .flat()
      .filter(({ match }) => match !== undefined)
      .map((segment) => ({ ...segment, row: r })),
  );

/** `Neutral Good`, `NG`, `true neutral`, `N` → the slug of the alignment. */
export function alignmentOf(text: string): Alignment | null {
  const slug = slugify(text)
    .replace(/^true-/, '')
    .replace(/^neutral-neutral$/, 'neutral');
  const full = ALIGNMENTS.find((alignment) => alignment === slug);
  if (full) return full;
  const letters = slug.replaceAll('-', '').replace(/^t?n$/, 'nn');
  return ALIGNMENTS.find((alignment) => initials(alignment) === letters) ?? null;
}

function initials(alignment: Alignment): string {
  const [order = '', morals = order] = alignment.split('-');
  return order.charAt(0) + morals.charAt(0);
}

/** Ranks: of a table with a column for them, and of lists such as `Hide 8, Spellcraft 10`. */
function ranksOf(rows: readonly SheetRow[], pairs: readonly Pair[], facts: CharacterFacts): string {
  const found = new Map<string, number>();
  for (const { label, value } of pairs)
    if (label === 'skills' || label === 'skill ranks' || label === 'ranks')
      for (const piece of String(value).split(/[,;\n](?![^(]*\))/)) {
        const [, name = '', count] = /^(.*?)[\s:+]+(\d{1,2}(?:\.5)?)(?: ranks?)?$/.exec(piece.trim()) ?? [];
        add(found, name, Number(count), facts);
      }
  for (const { skill, ranks } of tableLines(rows)) add(found, skill, ranks, facts);
  return [...found].map(([key, count]) => `${key}:${count}`).join(',');
}

function add(found: Map<string, number>, name: string, count: number, facts: CharacterFacts): void {
  const key = name === '' ? null : skillKey(name, facts);
  if (key !== null && count > 0 && count <= CHARACTER_LIMITS.mostRanks) found.set(key, count);
}

/** The lines of a table of skills: below a row, or under headings, that name a skill and its ranks. */
function tableLines(rows: readonly SheetRow[]): { skill: string; ranks: number }[] {
  const lines: { skill: string; ranks: number }[] = [];
  let columns = rows[0] ? columnsIn(Object.keys(rows[0]).map((column) => [column, column])) : null;
  for (const row of rows) {
    const head = columnsIn(Object.entries(row));
    if (head !== null) {
      columns = head;
      continue;
    }
    if (columns === null) continue;
    const [skill, ranks] = [row[columns.skill], row[columns.ranks]];
    const count = typeof ranks === 'number' ? ranks : Number(ranks ?? Number.NaN);
    if (typeof skill === 'string' && count > 0) lines.push({ skill, ranks: count });
  }
  return lines;
}

function columnsIn(cells: readonly (readonly [string, SheetRow[string]])[]): { skill: string; ranks: string } | null {
  const column = (label: RegExp) =>
    cells.find(([, cell]) => typeof cell === 'string' && label.test(labelOf(cell)))?.[0];
  const [skill, ranks] = [column(/^skills?(?: name)?$/), column(/^ranks?$/)];
  return skill === undefined || ranks === undefined ? null : { skill, ranks };
}

function domainsOf(pairs: readonly Pair[], facts: CharacterFacts): string {
  const text = pairs.find(({ label }) => /^domains?$/.test(label))?.value ?? '';
  const names = String(text).split(/\s*(?:,|;|\/|\band\b|&)\s*/);
  return names
    .map((name) => slugify(name))
    .filter((slug) => Object.hasOwn(facts.domains, slug))
    .join(',');
}
