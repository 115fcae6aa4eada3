import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, useLocation, useNavigate } from 'react-router';
import { readQuery } from '../../contract/query.ts';
import { changed, isRangeField, joinRanges, type ListQuery, useListQuery } from '../data/list-query.ts';
import { Button } from '../ui/button.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { checkRanges } from './range-check.ts';

type FilterFormProps = {
  label: string;
  query: ListQuery;
  /** The parameters that the form has fields for; the others stay as they are. */
  own: readonly string[];
  className?: string;
  children: ReactNode;
};

/** The form of a list's filters: a plain GET form that applies each choice at once where scripts run. */
export function FilterForm({ label, query, own, className = 'rail scotch', children }: FilterFormProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const searchField = useRef(query.search ?? '');
  searchField.current = query.search ?? '';
  const [revision, shows] = useRevision();

  const apply = (form: HTMLFormElement, submitted: boolean) => {
    if (!checkRanges(form)) return;
    const sent = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const values = { ...readQuery(new URLSearchParams(sent)) };
    // Search text counts only once it is submitted.
    if (!submitted) {
      if (searchField.current) values.search = searchField.current;
      else delete values.search;
    }
    const address = changed(joinRanges(values), {});
    shows(readQuery(address));
    navigate(pathname + address, { preventScrollReset: true });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget, true);
  };
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const field = event.target as unknown as HTMLInputElement;
    if (field.tagName === 'SELECT' || field.type === 'checkbox' || field.type === 'radio')
      apply(event.currentTarget, false);
  };
  const onBlur = ({ target, currentTarget }: FocusEvent<HTMLFormElement, HTMLInputElement>) => {
    if (target.type === 'number' && isRangeField(target.name) && target.value !== target.defaultValue)
      apply(currentTarget, false);
  };
  return (
    <Form
      className={className}
      id="filters"
      data-closed=""
      aria-label={label}
      key={revision}
      onSubmit={onSubmit}
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
 * Numbers the states of a form whose fields keep their own values: a new number, and so a new form, where the address says
 * something else than what the form itself asked for. What is being typed survives the form's own changes.
 */
function useRevision(): [number, (asked: ListQuery) => void] {
  const state = JSON.stringify(useListQuery());
  /** The state that is shown, and after it those that the form has asked for since. */
  const expected = useRef([state]);
  const [revision, setRevision] = useState(0);
  useEffect(() => {
    const at = expected.current.indexOf(state);
    if (at < 0) setRevision((number) => number + 1);
    expected.current = [state, ...(at < 0 ? [] : expected.current.slice(at + 1))];
  }, [state]);
  const shows = (asked: ListQuery) => {
    expected.current.push(JSON.stringify(asked));
  };
  return [revision, shows];
}

/** Opens and closes the filters where the rail does not fit beside the list. */
export function FilterToggle({ count }: { count: number }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    document.getElementById('filters')?.toggleAttribute('data-closed', !open);
  });
  return (
    <p className="only-narrow filter-toggle needs-script">
      <Button
        icon="search"
        onClick={() => {
          setOpen(true);
          requestAnimationFrame(() => document.querySelector<HTMLElement>('#filters input[type="search"]')?.focus());
        }}
      >
        Search
      </Button>
      <Button icon="sliders-horizontal" aria-expanded={open} aria-controls="filters" onClick={() => setOpen(!open)}>
        Filters{count > 0 && ` (${count})`}
      </Button>
    </p>
  );
}
