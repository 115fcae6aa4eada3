import type { RawQuery } from '../../../../contract/query.ts';
import type { RuleTable } from '../../../../contract/rules.ts';
import type { SelectOption } from '../../../ui/select.tsx';

/** A field of a calculator, and the parameter of the page's address that holds its value. */
export type ToolField = { name: string; label: string } & (
  | { lowest: number; highest: number; fallback: number; atLeast?: AtLeast }
  | { options: readonly SelectOption[]; fallback: string }
);

/**
 * The lowest value that fields before this one leave to it, and what it is the lowest for: `17`, `for a spell of level 9`. Null
 * where they leave it as it is.
 */
export type AtLeast = (values: ToolValues) => { lowest: number; reason: string } | null;

/** The values of a calculator's fields: `number` of whole numbers, `choice` of options. */
export type ToolValues = { number: (name: string) => number; choice: <Value extends string>(name: string) => Value };

/** A weight among the limits of three loads, in pounds. */
export type Ruler = { limits: readonly [light: number, medium: number, heavy: number]; weight: number };

export type ToolResult = {
  /** Shown large: the first is what the calculator is for. */
  figures: readonly (readonly [label: string, value: string])[];
  rows: readonly (readonly [label: string, text: string])[];
  ruler?: Ruler;
};

/** Fields of a calculator under a name of their own. */
export type ToolGroup = { name: string; fields: readonly ToolField[] };

/** The tables of the page on which a calculator stands. */
export type PageTables = readonly Pick<RuleTable, 'id' | 'name' | 'columns' | 'rows'>[];

/** A small calculator. Its `work` is arithmetic of `src/rules/` put into words. */
export type RuleTool = {
  title: string;
  fields: readonly ToolField[];
  /** Fields that are folded until one of them is in the address. */
  groups?: readonly ToolGroup[];
  /** The number that another roll changes: the calculator has a link for it. */
  again?: string;
  work: (values: ToolValues, tables: PageTables) => ToolResult;
};

/**
 * Reads the values of a calculator from the address. For each that is not allowed: a sentence, and in its place the default or
 * the lowest that the other fields leave.
 */
export function readTool(
  { fields, groups = [] }: RuleTool,
  query: RawQuery,
): { values: ToolValues; problems: string[] } {
  const problems: string[] = [];
  const read = new Map<string, number | string>();
  const values: ToolValues = {
    number: (name) => Number(read.get(name)),
    choice: <Value extends string>(name: string) => read.get(name) as Value,
  };
  for (const field of [...fields, ...groups.flatMap((group) => group.fields)]) {
    const given = query[field.name];
    const value = given === undefined || given === '' ? field.fallback : valueIn(field, given);
    if (value === null) problems.push(`${field.label}: ${allowedIn(field)}, not “${(given ?? '').slice(0, 40)}”.`);
    const bound = 'options' in field ? null : (field.atLeast?.(values) ?? null);
    const isLow = bound !== null && Number(value ?? field.fallback) < bound.lowest;
    if (isLow && given && value !== null)
      problems.push(`${field.label}: at least ${bound.lowest} ${bound.reason}, not “${given}”.`);
    read.set(field.name, isLow ? bound.lowest : (value ?? field.fallback));
  }
  return { values, problems };
}

function valueIn(field: ToolField, given: string): number | string | null {
  if ('options' in field) return field.options.some(([value]) => value === given) ? given : null;
  // Adding 0 makes −0 an ordinary zero.
  const number = /^-?\d{1,6}$/.test(given) ? Number(given) + 0 : Number.NaN;
  return number >= field.lowest && number <= field.highest ? number : null;
}

function allowedIn(field: ToolField): string {
  if ('options' in field) return `one of ${field.options.map(([value]) => value).join(', ')}`;
  return `a whole number from ${field.lowest} to ${field.highest.toLocaleString('en')}`;
}
