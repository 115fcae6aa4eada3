import type { Rule, RuleTable } from '../../contract/rules.ts';
import type { PagePart } from '../../search/build-index.ts';

/** The longest text of a part among search results. */
const LENGTH = 200;

/** The parts of a page that the search finds by name: its sections, and those rows of its tables that have a name. */
export function pageParts({ text_html, sections, tables }: Rule): PagePart[] {
  return [
    ...sections.map(({ id, name }) => ({ id, name, text: shortened(`${name}: ${sectionText(text_html, id)}`) })),
    ...tables.flatMap(rowParts),
  ];
}

/** The text of a section up to the next heading. */
function sectionText(html: string, id: string): string {
  const [, after = ''] = html.split(`<h2 id="${id}">`, 2);
  const [section = ''] = after.slice(after.indexOf('</h2>')).split('<h2 ', 1);
  return textOf(section);
}

function rowParts(table: RuleTable): PagePart[] {
  return table.rows.flatMap(([first, ...cells], row) => {
    const name = textOf(String(first ?? ''));
    const id = table.row_ids[row];
    // Figures are no names: a score or a level is found by the name of its table.
    if (id === undefined || !/\p{L}{3}/u.test(name)) return [];
    const group = table.groups.findLast(({ from }) => from <= row)?.name;
    const said = cells.flatMap((cell, n) => {
      const text = textOf(String(cell ?? ''));
      return text === '' ? [] : [`${table.columns[n + 1] || table.name}: ${text.replace(/\.$/, '')}`];
    });
    return [{ id, name, text: shortened(`${name}. ${[group ?? table.name, ...said].join('; ')}.`) }];
  });
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .replace(/^[>\s]+/, '')
    .replace(/\s(?=[.,;:!?)])/g, '')
    .trim();

function shortened(text: string): string {
  if (text.length <= LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LENGTH))} …`;
}
