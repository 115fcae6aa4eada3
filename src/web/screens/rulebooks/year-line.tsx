import type { Rulebook } from '../../../contract/rulebooks.ts';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';

/** The height of a rulebook's part of a bar, in pixels. */
const BAR = 2;

type YearLineProps = {
  years: Rulebook['years'];
  /** The year of the rulebook that is shown; null where it is not known. */
  current: number | null;
};

/** The rulebooks of each year as bars, the height of each their number; every year leads to its rulebooks. */
export function YearLine({ years, current }: YearLineProps) {
  const [first] = years;
  const last = years.at(-1);
  if (first === undefined || last === undefined) return null;
  const counts = new Map(years.map(({ year, count }) => [year, count]));
  const all = Array.from({ length: last.year - first.year + 1 }, (_, n) => first.year + n);
  const dated = years.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav className="year-line" aria-label="Rulebooks by year">
      <p className="register-key">{sentenceOf(current === null ? 0 : (counts.get(current) ?? 0), current, dated)}</p>
      <ol>
        {all.map((year) => {
          const count = counts.get(year) ?? 0;
          return (
            <li key={year} aria-current={year === current || undefined}>
              {count === 0 ? (
                <small>{year}</small>
              ) : (
                <Link to={paths.list('rulebooks', { year })} aria-label={`${year}: ${booksText(count)}`}>
                  <svg height={count * BAR} aria-hidden="true" />
                  <small>{year}</small>
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function sentenceOf(count: number, current: number | null, dated: number): string {
  if (current === null) return `Its year is not known. ${dated} rulebooks have one.`;
  const place = count === 1 ? `The one rulebook of ${current}` : `One of ${count} rulebooks of ${current}`;
  return `${place}, of ${dated} whose year is known`;
}

const booksText = (count: number) => (count === 1 ? '1 rulebook' : `${count} rulebooks`);
