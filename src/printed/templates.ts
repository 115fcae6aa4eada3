import type { Template } from '../contract/templates.ts';
import type { EntryText } from './entry-text.ts';

/** A template with its changes line by line, its tables and its special abilities. */
export function templateText(template: Template): EntryText {
  return {
    name: template.name,
    line: template.origin === null ? 'Template' : `${template.origin} template`,
    facts: [
      ['Challenge Rating', template.challenge_rating],
      ['Level Adjustment', template.level_adjustment],
    ],
    sections: [
      [null, template.description_html],
      ['Who can have it', template.applies_to.html],
      ['Changes', template.lines.map(({ name, html }) => runIn(name, html)).join('')],
      ...template.tables.map((table) => [table.name, tableHtml(table)] as const),
      ['Special abilities', template.special_abilities.map(({ name, html }) => runIn(name, html)).join('')],
      ...template.sections.map(({ name, html }) => [name, html] as const),
    ],
  };
}

/** The name in bold before the first paragraph. */
const runIn = (name: string, html: string) => html.replace(/^<p>/, `<p><strong>${name}.</strong> `);

function tableHtml({ columns, rows }: Template['tables'][number]): string {
  const row = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${row('th', columns)}</thead>${rows.map((cells) => row('td', cells)).join('')}</table>`;
}
