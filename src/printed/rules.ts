import type { Rule, RuleTable } from '../contract/rules.ts';
import type { EntryText } from './entry-text.ts';

/** A page of the rules with its tables in their places. */
export function ruleText(rule: Rule): EntryText {
  const html = rule.text_html.replace(/<figure data-table="([^"]*)">\s*<\/figure>/g, (_, id: string) => {
    const table = rule.tables.find((one) => one.id === id);
    return table ? tableHtml(table) : '';
  });
  return { name: rule.name, line: rule.chapter_name, facts: [], sections: [[null, html]] };
}

/** The cells of a table are HTML already. */
function tableHtml({ name, columns, rows, groups, note_html }: RuleTable): string {
  const row = (tag: string, cells: readonly (string | number | null)[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell ?? '—'}</${tag}>`).join('')}</tr>`;
  const body = rows.map((cells, i) => {
    const heads = groups.filter(({ from }) => from === i).map((group) => row('td', [`<strong>${group.name}</strong>`]));
    return heads.join('') + row('td', cells);
  });
  return `<table><caption>${name}</caption><thead>${row('th', columns)}</thead>${body.join('')}</table>${note_html ?? ''}`;
}
