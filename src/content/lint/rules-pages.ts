import { SPECIMEN_LINES } from '../../contract/specimens.ts';
import type { Finding } from '../finding.ts';
import { rulePage } from '../rule-page.ts';
import type { Term } from '../schema/glossary.ts';
import type { Rule } from '../schema/rules.ts';
import { type Entry, lineOf } from '../source-file.ts';
import { anchorsOf } from './prose-links.ts';

/**
 * Checks that the text of each page of the rules places each of its tables once and explains each line of its example in the
 * order of the lines, that no two pages of a chapter claim the
 * same place, and that glossary terms name existing parts of pages.
 */
export function checkRulesPages(entries: readonly Entry[]): Finding[] {
  const takenPlaces = new Map<string, string>();
  const hasAnchor = anchorsOf(entries);
  return entries.flatMap((entry) => {
    const { file, kind, slug } = entry;
    const finding = (path: readonly PropertyKey[], message: string): Finding => ({
      file,
      line: lineOf(file, path),
      rule: 'rules-pages',
      message,
    });
    if (kind === 'glossary') {
      const [page = '', anchor] = (entry.value as Term).rule?.split('#') ?? [];
      if (anchor === undefined || hasAnchor(page, anchor)) return [];
      return [finding(['rule'], `content/rules/${page}.yaml has no section, table or row "${anchor}"; mend it`)];
    }
    if (kind !== 'rules') return [];
    const rule = entry.value as Rule;
    const findings = placementFaults(rule, slug).map((message) => finding(['text'], message));
    const place = `${rule.chapter} ${rule.order}`;
    const other = takenPlaces.get(place);
    if (other !== undefined)
      findings.push(finding(['order'], `${other} has place ${rule.order} of the chapter ${rule.chapter} too`));
    takenPlaces.set(place, file);
    return findings;
  });
}

function placementFaults(rule: Rule, slug: string): string[] {
  const { placed, sections } = rulePage(rule, { kind: 'rules', slug });
  const tables = Object.keys(rule.tables ?? {});
  return [
    ...placed.filter((id) => !tables.includes(id)).map((id) => `there is no table for [[${id}]]; add it to tables`),
    ...tables
      .filter((id) => placed.filter((other) => other === id).length !== 1)
      .map((id) => `the table ${id} must stand in the text once, as a paragraph [[${id}]]`),
    ...specimenFaults(
      rule,
      sections.map(({ id }) => id),
    ),
  ];
}

/** What the sections of a page lack to explain its example: those of the lines stand first and in their order. */
function specimenFaults({ specimen }: Rule, sections: readonly string[]): string[] {
  if (specimen === undefined) return [];
  const lines = Object.keys(SPECIMEN_LINES[specimen.kind]);
  return lines.flatMap((line, place) =>
    sections[place] === line ? [] : [`section ${place + 1} must explain the line ${line} of the example`],
  );
}
