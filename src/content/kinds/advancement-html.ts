import type { ClassLevelRow } from '../../contract/classes.ts';
import { levelColumns } from '../../rules/level-table.ts';
import { ordinal } from '../../rules/ordinal.ts';
import { escapeHtml } from '../html.ts';

/** A class's level table as HTML, for programs; pages draw it from the rows. */
export function advancementHtml(name: string, rows: readonly ClassLevelRow[], firstSpellLevel: number): string | null {
  if (rows.length === 0) return null;
  const columns = levelColumns(rows, firstSpellLevel);
  const heads = columns.map(({ label, group }) => {
    const text = group === null ? label : `${group}: ${label}`;
    return `<th scope="col">${escapeHtml(text)}</th>`;
  });
  const lines = rows.map((row) => {
    const cells = columns.map(({ text }) => `<td>${escapeHtml(text(row) ?? '—')}</td>`);
    return `<tr><th scope="row">${ordinal(row.level)}</th>${cells.join('')}</tr>`;
  });
  return [
    `<table><caption>${escapeHtml(name)} by level</caption>`,
    `<thead><tr><th scope="col">Level</th>${heads.join('')}</tr></thead>`,
    `<tbody>${lines.join('')}</tbody></table>`,
  ].join('');
}
