import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { RuleTable } from '../../../contract/rules.ts';
import { changed } from '../../data/list-query.ts';
import { Link } from '../../navigation/link.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useSentDraft } from '../../ui/use-sent-draft.ts';
import { countsOf, FIND, type TableQuery } from './table-filter.ts';

type TableFilterProps = { table: RuleTable; query: TableQuery };

type Filter = RuleTable['filters'][number];

/** What filters are called, and their values where the table's own words would not say what they mean. */
const LABELS: Readonly<Record<string, string>> = { type: 'Type', provokes: 'Provokes an attack of opportunity' };
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  provokes: { yes: 'Provokes', no: 'Safe', maybe: 'Depends' },
};

/** The filters above a table. The address holds what is chosen; without scripts the form sends it. */
export function TableFilterForm({ table, query }: TableFilterProps) {
  const navigate = useNavigate();
  const [words, setWords, send] = useSentDraft(query[FIND] ?? '');
  const go = (change: Readonly<Record<string, string>>) =>
    navigate(changed(query, change), { replace: true, preventScrollReset: true });
  const find = (text: string) => {
    setWords(text);
    send(text.trim());
    go({ [FIND]: text.trim() });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    find(words);
  };
  const first = table.columns[0]?.toLowerCase() ?? 'row';
  return (
    <form className="table-filter" aria-label={`Filter ${table.name}`} onSubmit={submit}>
      {table.filters.map((filter) => (
        <FilterValues key={filter.parameter} table={table} filter={filter} query={query} choose={go} />
      ))}
      <span className="find-in">
        <Icon name="search" />
        <input
          type="search"
          name={FIND}
          aria-label={`Find: ${first}`}
          placeholder={`Find: ${first}`}
          autoComplete="off"
          value={words}
          onChange={({ target }) => find(target.value)}
        />
      </span>
      <noscript>
        <Button type="submit">Show</Button>
      </noscript>
    </form>
  );
}

type FilterValuesProps = TableFilterProps & {
  filter: Filter;
  choose: (change: Readonly<Record<string, string>>) => void;
};

/** More values than these do not fit beside each other on a phone, which has a select for them. */
const FEW = 4;

/** The values of a filter as links side by side, each with the number of its rows. */
function FilterValues({ table, filter: { parameter, values }, query, choose }: FilterValuesProps) {
  const counts = countsOf(table, query, parameter);
  const current = query[parameter] ?? '';
  const label = LABELS[parameter] ?? parameter;
  const all = values.length > FEW - 1 ? 'All' : 'Any';
  const options = [{ slug: '', name: all }, ...values].map(({ slug, name }) => ({
    slug,
    name: VALUES[parameter]?.[slug] ?? name,
    count: counts.get(slug) ?? 0,
  }));
  const isMany = options.length > FEW;
  return (
    <>
      <nav className={isMany ? 'segments only-wide' : 'segments'} aria-label={label}>
        {options.map(({ slug, name, count }) => (
          <Link
            key={slug}
            to={changed(query, { [parameter]: slug })}
            aria-current={slug === current ? 'true' : undefined}
            replace
            preventScrollReset
          >
            {name} <span className="count">{count}</span>
          </Link>
        ))}
      </nav>
      {isMany ? (
        <select
          className="only-phone"
          name={parameter}
          aria-label={label}
          value={current}
          onChange={({ target }) => choose({ [parameter]: target.value })}
        >
          {options.map(({ slug, name, count }) => (
            <option key={slug} value={slug}>
              {slug === '' ? 'All' : name} ({count})
            </option>
          ))}
        </select>
      ) : (
        current !== '' && <input type="hidden" name={parameter} value={current} />
      )}
    </>
  );
}
