import { formatAmount } from '../../rules/spell-amounts.ts';
import type { Finding } from '../finding.ts';
import { proseLinks } from '../reference.ts';
import { referencesOf } from '../references/entry-references.ts';
import { type Entry, lineOf } from '../source-file.ts';
import { hasFigure } from './figures.ts';
import { textsIn } from './texts.ts';

/** Rolls and maximums: `1d6`, `10d6` and `5` in "1d6 per level (max 10d6), +1 per level (max +5)". */
const FIGURES = /\d+d\d+(?:[+-]\d+)?|(?<=\bmax(?:imum)? \+?)\d+(?:d\d+)?/g;

/**
 * Checks that every roll and maximum in an entry's summary also appears in its amounts or texts, or in those of an
 * entry that it refers to, such as a monster's family or the power that another power extends.
 */
export function checkSummaryFigures(entries: readonly Entry[]): Finding[] {
  const texts = new Map(entries.map((entry) => [`${entry.kind}/${entry.slug}`, textOf(entry)]));
  const linkedTexts = (entry: Entry) => {
    const addresses = referencesOf(entry).map(({ kind, slug }) => `${kind}/${slug}`);
    const own = texts.get(`${entry.kind}/${entry.slug}`) ?? '';
    return [...addresses, ...proseLinks(own)].map((address) => texts.get(address) ?? '').join('\n');
  };
  return entries.flatMap((entry) => {
    const own = texts.get(`${entry.kind}/${entry.slug}`) ?? '';
    const missing = figuresIn(entry.value.summary).filter((figure) => !hasFigure(own, figure));
    if (missing.length === 0) return [];
    const linked = linkedTexts(entry);
    const wrong = missing.filter((figure) => !hasFigure(linked, figure));
    return wrong.map((figure) => ({
      file: entry.file,
      line: lineOf(entry.file, ['summary']),
      rule: 'summary-figures',
      message: `${figure} of the summary stands nowhere else in the entry; mend one of the two`,
    }));
  });
}

const figuresIn = (summary = '') => [...new Set(summary.replaceAll('−', '-').replaceAll(',', '').match(FIGURES))];

/** All texts and amounts of an entry, without its summary. */
function textOf({ value: { summary: _, ...value } }: Entry): string {
  const amounts = 'amounts' in value ? (value.amounts ?? []).map(formatAmount) : [];
  return [...textsIn(value).map(({ text }) => text), ...amounts].join('\n');
}
