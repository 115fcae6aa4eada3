import { markdownTo, PLAIN, richText, type TextForm } from './rich-text.ts';

/** An entry in the form of the books. Facts without a value and sections without a text are left out. */
export type EntryText = {
  name: string;
  /** The line below the name, such as "Evocation [Fire]". */
  line?: string | undefined;
  facts: readonly (readonly [label: string, value: string | number | null | undefined])[];
  /** Rules text as HTML, with its heading; without one where it follows the facts. */
  sections: readonly (readonly [heading: string | null, html: string | null | undefined])[];
};

/** Where an entry comes from. */
export type Origin = {
  /** The book that prints it; null where it is unknown. */
  book: string | null;
  page: number | null;
  /** The origin and the path of its page. */
  site: string;
  path: string;
};

/** The entry as plain text, which ends with its source and address. */
export function plainEntry(entry: EntryText, origin: Origin): string {
  const facts = present(entry.facts).map(([label, value]) => `${label}: ${value}`);
  return `${[
    [entry.name, entry.line].filter(Boolean).join('\n'),
    facts.join('\n'),
    ...sectionsIn(entry, PLAIN, (heading) => heading),
    [sourceOf(origin), origin.site + origin.path].filter(Boolean).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

/** The entry as Markdown, with links to other entries. It ends with its source, linked to its page. */
export function markdownEntry(entry: EntryText, origin: Origin): string {
  const form = markdownTo(origin.site);
  const facts = present(entry.facts).map(([label, value]) => `- **${form.escape(label)}:** ${form.escape(value)}`);
  return `${[
    `## ${form.escape(entry.name)}`,
    entry.line && `*${form.escape(entry.line)}*`,
    facts.join('\n'),
    ...sectionsIn(entry, form, (heading) => `### ${form.escape(heading)}`),
    form.link(form.escape(sourceOf(origin) || entry.name), origin.path),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

function present(facts: EntryText['facts']): [string, string][] {
  return facts.flatMap(([label, value]) =>
    value === null || value === undefined || value === '' ? [] : [[label, String(value)]],
  );
}

function sectionsIn({ sections }: EntryText, form: TextForm, headingOf: (heading: string) => string): string[] {
  return sections.flatMap(([heading, html]) => {
    const text = richText(html ?? '', form);
    return text === '' ? [] : [heading === null ? text : `${headingOf(heading)}\n\n${text}`];
  });
}

const sourceOf = ({ book, page }: Origin): string =>
  [book, page === null ? null : `page ${page}`].filter(Boolean).join(', ').replaceAll("'", '’');
