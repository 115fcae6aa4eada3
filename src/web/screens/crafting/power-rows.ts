import type { RawQuery } from '../../../contract/query.ts';
import { slugify } from '../../../contract/slug.ts';

/** The fields of one power in the form. Every row sends all of them, so that they stay in step. */
export type PowerRow = {
  /** A figure effect, `spell`, or empty. Rows of a staff have none. */
  effect: string;
  /** The bonus or level of an effect; the charges of a spell in a staff. */
  figure: string;
  /** The name or slug of a spell. */
  of: string;
  use: string;
  /** Uses a day, or `charged`. */
  uses: string;
  level: string;
};

const FIELDS = ['effect', 'figure', 'of', 'use', 'uses', 'level'] as const;

export const EMPTY_ROW: PowerRow = { effect: '', figure: '', of: '', use: 'command', uses: '', level: '' };

/** The rows of the powers in an address. */
export function rowsOf({ make, power = '' }: RawQuery): PowerRow[] {
  return power
    .split(',')
    .filter(Boolean)
    .map((text): PowerRow => {
      const [first = '', second = '', use = 'command', level = '', uses = ''] = text.split(':');
      if (make === 'staff') return { ...EMPTY_ROW, of: spoken(first), figure: second };
      if (first === 'spell') return { ...EMPTY_ROW, effect: first, of: spoken(second), use, level, uses };
      return { ...EMPTY_ROW, effect: first, figure: second };
    });
}

/** What a form sends although it is the usual. */
const USUAL: Readonly<Record<string, string>> = { space: 'usual', restricted: 'none' };

const spoken = (slug: string) => slug.replaceAll('-', ' ');

/** The address query of a form with rows; null where the parameters come from no such form. */
export function queryOfRows(params: URLSearchParams): Record<string, string> | null {
  const columns = FIELDS.map((field) => params.getAll(field));
  if (!params.getAll('effect').some(Boolean) && !params.getAll('of').some(Boolean)) return null;
  const count = Math.max(...columns.map((values) => values.length));
  const isStaff = params.get('make') === 'staff';
  const rows = Array.from(
    { length: count },
    (_, i) => Object.fromEntries(FIELDS.map((field, f) => [field, columns[f]?.[i]?.trim() ?? ''])) as PowerRow,
  );
  const rest = [...params].filter(
    ([name, value]) => value !== '' && value !== USUAL[name] && !FIELDS.some((field) => field === name),
  );
  const power = rows.map((row) => powerOf(row, isStaff)).filter(Boolean);
  return { ...Object.fromEntries(rest), ...(power.length > 0 && { power: power.join(',') }) };
}

/** The power of a row as the API takes it; empty for a row that is not filled in. */
function powerOf({ effect, figure, of, use, uses, level }: PowerRow, isStaff: boolean): string {
  if (isStaff) return of === '' ? '' : [slugify(of), figure].filter(Boolean).join(':');
  if (effect === '' || (effect === 'spell' && of === '')) return '';
  if (effect !== 'spell') return `${effect}:${figure}`;
  return ['spell', slugify(of), use, level, uses].join(':').replace(/:+$/, '');
}
