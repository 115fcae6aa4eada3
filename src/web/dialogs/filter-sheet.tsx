import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router';
import type { Chip } from '../lists/list-filters.ts';
import { type ChoicesProps, SheetContext } from '../lists/sheet-context.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { FieldGroup } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { useDraft } from '../ui/use-draft.ts';

export type FilterSheetProps = {
  /** The filters that are set. */
  chips: readonly Chip[];
  /** The address of the list without filters. */
  clearTo: string;
  /** How many entries the list has, such as "47 spells"; null where that is not known. */
  count: string | null;
  /** Whether the search field has the focus at first. */
  search: boolean;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A sheet with the filters of a list, open for as long as it is rendered. Each choice changes the list below at once, and the
 * button at the foot says how long the list is. Escape, the cross and a press beside the sheet bring back the list that
 * was; all choices together are one step of the history. A step through the history closes the sheet, whose list is gone.
 */
export function FilterSheet({ chips, clearTo, count, search, onClose, children }: FilterSheetProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const done = () => dialog.current?.close();
  const { go, revert } = useOneStep(done);
  const cancel = () => {
    revert();
    done();
  };
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    if (search) element?.querySelector<HTMLElement>('#filters input[type="search"]')?.focus();
    const wide = matchMedia('(min-width: 62rem)');
    const close = () => element?.close();
    wide.addEventListener('change', close);
    return () => {
      wide.removeEventListener('change', close);
      element?.close();
    };
  }, [search]);
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) cancel();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same as a press beside the sheet
    <dialog
      className="filter-sheet"
      ref={dialog}
      aria-labelledby={id}
      onClick={onClick}
      onCancel={revert}
      // In strict mode, which runs effects twice, the dialog is open again by the time of the event.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <div className="filter-sheet-head">
        <h2 id={id}>Filters</h2>
        {chips.length > 0 && (
          <Button variant="quiet" onClick={() => go(clearTo)}>
            Clear all
          </Button>
        )}
        <IconButton icon="x" label="Close without changes" onClick={cancel} />
      </div>
      <div className="filter-sheet-body">
        {chips.length > 0 && (
          <div className="chips">
            {chips.map(({ name, label, value, to }) => (
              <button className="chip" type="button" key={`${name} ${value}`} onClick={() => go(to)}>
                <span>
                  {label}: <b>{value}</b>
                </span>
                <Icon name="x" />
                <span className="sr-only">remove filter</span>
              </button>
            ))}
          </div>
        )}
        <SheetContext value={{ Choices, go, done }}>{children}</SheetContext>
      </div>
      <div className="filter-sheet-foot">
        <Button type="submit" form="filters" variant="primary">
          Show {count ?? 'the list'}
        </Button>
        <p className="sr-only" role="status">
          {count}
        </p>
      </div>
    </dialog>
  );
}

/**
 * Navigates within the list so that all choices in the sheet are one step of the history, which `revert` takes back. `onStep` is
 * called where the visitor steps through the history, or the list changes otherwise without a choice in the sheet.
 */
function useOneStep(onStep: () => void) {
  const navigate = useNavigate();
  const type = useNavigationType();
  const { pathname, search, key } = useLocation();
  const before = useRef({ address: pathname + search, key });
  const here = useRef({ address: '', key });
  here.current = { address: pathname + search, key };
  const went = useRef(false);
  const going = useRef(false);
  const shown = useRef(key);
  // The list that was being loaded when the sheet was opened.
  const awaited = useRef(useNavigation().state !== 'idle');
  const stepBy = useEffectEvent(onStep);
  useEffect(() => {
    if (key === shown.current) return;
    shown.current = key;
    if (awaited.current) before.current = here.current;
    else if (type === 'POP' || !going.current) stepBy();
    awaited.current = false;
    going.current = false;
  }, [key, type]);
  const stepped = () => here.current.key !== before.current.key;
  return {
    go(address: string) {
      const to = address.startsWith('?') ? pathname + (address === '?' ? '' : address) : address;
      if (to === here.current.address) return;
      went.current = true;
      going.current = true;
      navigate(to, { preventScrollReset: true, replace: stepped() });
    },
    revert() {
      if (!went.current) return;
      if (stepped()) navigate(-1);
      // A choice whose list is still being loaded.
      else navigate(before.current.address, { preventScrollReset: true, replace: true });
    },
  };
}

/** The values of a filter as buttons, one of which is chosen, with the number of entries that each leaves. */
function Choices({ filter: { name, label, any }, query, options }: ChoicesProps) {
  const [chosen, choose] = useDraft(query[name]);
  const all = [{ value: '', name: any, count: undefined }, ...options];
  return (
    <FieldGroup name={label}>
      <div className="filter-choices">
        {all.map((option) => (
          <label key={option.value} data-none={option.count === 0 ? '' : undefined}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={chosen === option.value}
              onChange={() => choose(option.value)}
            />
            {option.name}
            {option.count !== undefined && <span className="count">{option.count.toLocaleString('en')}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
