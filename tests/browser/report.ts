import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** What the tests attach for the report: axe's findings, or pictures, whose names go on with `{width}-{theme}`. */
export const AXE = 'axe';
export const PICTURE = 'picture-';

/** What axe found, by theme and state of the page. */
export type Findings = Record<string, string[]>;

type Page = { path: string; found: Findings };
type Picture = { file: string; note: string };

const FOLDER = 'test-results/report';

/**
 * Makes of what the tests attach a table of axe's findings, `test-results/report/accessibility.txt`, one line for each route;
 * or, where pictures were taken, a sheet with them, `index.html`, each route in both themes at three widths.
 */
export default class PagesReport implements Reporter {
  private readonly pages = new Map<string, Page>();
  private readonly pictures = new Map<string, Picture[]>();

  onTestEnd(_test: TestCase, { attachments }: TestResult): void {
    const axe = attachments.find(({ name }) => name === AXE)?.body;
    if (axe === undefined) return;
    const page = JSON.parse(axe.toString()) as Page;
    this.pages.set(page.path, page);
    mkdirSync(FOLDER, { recursive: true });
    const pictures = attachments.flatMap(({ name, body }) => {
      if (!name.startsWith(PICTURE) || body === undefined) return [];
      const note = name.slice(PICTURE.length);
      const file = `${page.path.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'home'}-${note}.jpg`;
      writeFileSync(join(FOLDER, file), body);
      return { file, note };
    });
    this.pictures.set(page.path, pictures);
  }

  onEnd(): void {
    if (this.pages.size === 0) return;
    const table = accessibilityTable([...this.pages.values()].sort((a, b) => (a.path < b.path ? -1 : 1)));
    if (table === '') writeFileSync(join(FOLDER, 'index.html'), sheet(this.pictures));
    else writeFileSync(join(FOLDER, 'accessibility.txt'), table);
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** One line for each page, one column for each state of it, the number of findings in each. */
function accessibilityTable(pages: readonly Page[]): string {
  const states = Object.keys(pages[0]?.found ?? {});
  // Pictures alone were taken.
  if (states.length === 0) return '';
  const width = Math.max(...pages.map(({ path }) => path.length));
  const head = ['axe findings'.padEnd(width), ...states].join('  ');
  const lines = pages.map(({ path, found }) =>
    [path.padEnd(width), ...states.map((state) => String(found[state]?.length ?? '-').padStart(state.length))].join(
      '  ',
    ),
  );
  const all = pages.flatMap(({ found }) => Object.values(found)).flat().length;
  return `${[head, ...lines].join('\n')}\n${pages.length} pages, ${states.length} states each: ${all} findings\n`;
}

function sheet(pictures: ReadonlyMap<string, readonly Picture[]>): string {
  const style =
    'body{font:14px sans-serif;margin:1rem}section{display:flex;gap:1rem;overflow-x:auto}figure{margin:0}img{block-size:320px}';
  const sections = [...pictures].map(([path, taken]) => {
    const figures = taken.map(
      ({ file, note }) =>
        `<figure><a href="${file}"><img src="${file}" alt="${note}" loading="lazy"></a><figcaption>${note}</figcaption></figure>`,
    );
    return `<h2>${path.replaceAll('&', '&amp;')}</h2><section>${figures.join('')}</section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every page</title><style>${style}</style>${sections.join('')}</html>`;
}
