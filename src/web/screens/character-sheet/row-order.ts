import type { SheetRow } from '../../../contract/sheets.ts';

export type Order = { readonly column: string; readonly descending: boolean };

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The indices of the rows that contain all words of the search, sorted by `order`. Empty cells come last. */
export function arrangeRows(rows: readonly SheetRow[], search: string, order: Order | null): number[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const indices = rows.flatMap((row, i) => {
    const text = Object.values(row).join('\n').toLowerCase();
    return words.every((word) => text.includes(word)) ? [i] : [];
  });
  if (order === null) return indices;
  const { column, descending } = order;
  const cellAt = (i: number) => rows[i]?.[column] ?? null;
  return indices.sort((a, b) => {
    const [left, right] = [cellAt(a), cellAt(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null) || a - b;
    return (descending ? -1 : 1) * compare(left, right) || a - b;
  });
}

function compare(left: string | number, right: string | number): number {
  const [a, b] = [numberIn(left), numberIn(right)];
  if (a !== null && b !== null && a !== b) return a - b;
  return collator.compare(String(left), String(right));
}

/** The number at the beginning of a cell: 1000 for "1,000 gp". Null if there is none. */
function numberIn(value: string | number): number | null {
  if (typeof value === 'number') return value;
  const [digits] = /^[+\-−]?[\d,]*\.?\d+/.exec(value.trim()) ?? [];
  return digits === undefined ? null : Number(digits.replaceAll(',', '').replace('−', '-'));
}
