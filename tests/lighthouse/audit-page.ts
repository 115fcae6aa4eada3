import lighthouse from 'lighthouse';
import { firstLoad } from '../bench/sizes.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The figures of a page by Lighthouse. Times are in milliseconds, sizes in bytes. */
export type Figures = {
  /** From 0 to 100; null if Lighthouse gives no score. */
  scores: Record<Category, number | null>;
  /** The titles of the audits below the full score, without those of performance. */
  faults: string[];
  firstPaint: number;
  largestPaint: number;
  shift: number;
  blocking: number;
  js: number;
  css: number;
};

/** Audits a page as a phone on a slow connection with an empty cache, in the browser that listens on the port. */
export async function auditPage(address: string, port: number): Promise<Figures> {
  const { audits, categories } = await audited(address, port);
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (name: Category) => {
    const value = categories[name]?.score;
    return value === null || value === undefined ? null : Math.round(value * 100);
  };
  const faults = CATEGORIES.slice(1).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => audits[id]?.title ?? id),
  );
  const { js, css } = await firstLoad(address);
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, score(name)])) as Figures['scores'],
    faults: [...new Set(faults)],
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    shift: figure('cumulative-layout-shift'),
    blocking: figure('total-blocking-time'),
    js,
    css,
  };
}

/** Repeats an audit that Lighthouse could not record, as happens on a busy machine; throws after the last try. */
async function audited(address: string, port: number, tries = 3) {
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'error' });
  if (result !== undefined && !result.lhr.runtimeError) return result.lhr;
  if (tries > 1) return audited(address, port, tries - 1);
  throw new Error(`${address}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse gave no answer.'}`);
}
