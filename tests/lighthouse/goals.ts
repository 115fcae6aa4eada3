import { isKindName } from '../../src/contract/kinds.ts';
import { CATEGORIES, type Figures } from './audit-page.ts';

/** Returns a sentence that says what the page misses; null if it reaches the goal. */
type Goal = (figures: Figures) => string | null;

/** The goals of every page, and the bound on JavaScript of its sort of page. */
export function goalsOf(path: string): Goal[] {
  const [, kind = '', slug] = path.replace(/\?.*/, '').split('/');
  const entry = slug !== undefined && (isKindName(kind) || kind === 'effects');
  return [
    ...CATEGORIES.map(scored),
    ({ faults }) => (faults.length > 0 ? faults.join('; ') : null),
    below('largest paint', 'ms', 1500, ({ largestPaint }) => largestPaint),
    // Text whose letters change their width within the same line is not a visible shift.
    below('layout shift', '', 0.001, ({ shift }) => shift),
    below('blocking time', 'ms', 100, ({ blocking }) => blocking),
    below('JavaScript', 'kB', entry ? 110 : 120, ({ js }) => js / 1000),
  ];
}

function scored(name: (typeof CATEGORIES)[number]): Goal {
  const least = name === 'performance' ? 98 : 100;
  return ({ scores }) => {
    const score = scores[name];
    return score !== null && score < least ? `${name} is ${score}, not ${least}` : null;
  };
}

function below(name: string, unit: string, most: number, of: (figures: Figures) => number): Goal {
  return (figures) => {
    const value = of(figures);
    return value <= most ? null : `${name} is ${Number(value.toFixed(3))} ${unit}, above ${most}`;
  };
}

/** The cells of a page's row in the table. */
export function printed({ scores, firstPaint, largestPaint, shift, blocking, js, css }: Figures): string[] {
  return [
    ...CATEGORIES.map((name) => String(scores[name] ?? '–')),
    (firstPaint / 1000).toFixed(2),
    (largestPaint / 1000).toFixed(2),
    shift.toFixed(3),
    blocking.toFixed(0),
    (js / 1000).toFixed(1),
    (css / 1000).toFixed(1),
  ];
}
