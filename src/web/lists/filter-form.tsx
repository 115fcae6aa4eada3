import { type FocusEvent, type FormEvent, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { Form, useLocation, useNavigate } from 'react-router';
import { readQuery } from '../../contract/query.ts';
import { changed, isRangeField, joinRanges, type ListQuery, useListQuery } from '../data/list-query.ts';
import { Button } from '../ui/button.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { checkRanges, clearRangeErrors } from './range-check.ts';
import { SheetContext } from './sheet-context.ts';

type FilterFormProps = {
  label: string;
  query: ListQuery;
  /** The parameters that the form has fields for; the others are kept as hidden fields. */
  own: readonly string[];
  className?: string;
  children: ReactNode;
};

/** The form of a list's filters: a plain GET form, which with scripts applies each choice at once. */
export function FilterForm({ label, query, own, className = 'rail scotch', children }: FilterFormProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const sheet = use(SheetContext);
  const go = sheet?.go ?? ((address: string) => navigate(address, { preventScrollReset: true }));
  const searchField = useRef(query.search ?? '');
  searchField.current = query.search ?? '';
  const [revision, expect] = useRevision();

  const apply = (form: HTMLFormElement, submitted: boolean) => {
    if (!checkRanges(form)) return false;
    const sent = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const values = { ...readQuery(new URLSearchParams(sent)) };
    // Search text counts only once it is submitted.
    if (!submitted) {
      if (searchField.current) values.search = searchField.current;
      else delete values.search;
    }
    const address = changed(joinRanges(values), {});
    expect(readQuery(address));
    go(pathname + (address === '?' ? '' : address));
    return true;
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (apply(event.currentTarget, true)) sheet?.done();
  };
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const field = event.target as unknown as HTMLInputElement;
    if (field.tagName === 'SELECT' || field.type === 'checkbox' || field.type === 'radio')
      apply(event.currentTarget, false);
  };
  const onBlur = ({ target, currentTarget }: FocusEvent<HTMLFormElement, HTMLInputElement>) => {
    const appliesAtOnce = isRangeField(target.name) || target.dataset.apply !== undefined;
    if (target.type === 'number' && appliesAtOnce && target.value !== target.defaultValue) apply(currentTarget, false);
  };
  return (
    <Form
      className={sheet ? undefined : className}
      id="filters"
      aria-label={label}
      key={revision}
      onSubmit={onSubmit}
      onInput={({ currentTarget }) => clearRangeErrors(currentTarget)}
      onChange={onChange}
      onBlur={onBlur}
    >
      {children}
      <HiddenFields query={query} own={['page', 'choose', ...own]} />
      <noscript>
        <p className="actions">
          <Button type="submit">Apply filters</Button>
        </p>
      </noscript>
    </Form>
  );
}

/**
 * A key for a form whose fields keep their own values. The key, and with it the form, is new when the address changes to
 * something that the form itself did not navigate to. So text that is being typed survives the form's own navigations.
 */
function useRevision(): [number, (expected: ListQuery) => void] {
  const state = JSON.stringify(useListQuery());
  /** The state of the address, followed by those that the form has navigated to since. */
  const expected = useRef([state]);
  const [revision, setRevision] = useState(0);
  useEffect(() => {
    const at = expected.current.indexOf(state);
    if (at < 0) setRevision((number) => number + 1);
    expected.current = [state, ...(at < 0 ? [] : expected.current.slice(at + 1))];
  }, [state]);
  const expect = (query: ListQuery) => {
    expected.current.push(JSON.stringify(query));
  };
  return [revision, expect];
}
