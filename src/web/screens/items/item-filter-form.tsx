import { useEffect, useId, useState } from 'react';
import type { ListQuery } from '../../data/list-query.ts';
import { BooksField } from '../../lists/books-field.tsx';
import { FilterFields, type FilterState } from '../../lists/filter-fields.tsx';
import { FilterForm } from '../../lists/filter-form.tsx';
import type { Sheet } from '../../lists/filter-place.tsx';
import { fieldNames } from '../../lists/list-screen.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useDraft } from '../../ui/use-draft.ts';
import { ITEM_FIELDS } from './item-filters.ts';

const OWN = [...fieldNames(ITEM_FIELDS), 'min_price', 'max_price'];

/** The five selects of the item list. The custom price range shows two fields for prices. */
export function ItemFilterForm({ query, filterOptions }: FilterState) {
  return (
    <FilterForm label="Filter items" query={query} own={OWN} className="item-filters scotch">
      <FilterFields filters={ITEM_FIELDS} query={query} filterOptions={filterOptions}>
        <fieldset className="custom-price">
          <legend className="sr-only">Custom price range in gp</legend>
          <PriceField label="Min Price" name="min_price" placeholder="0" query={query} />
          <PriceField label="Max Price" name="max_price" placeholder="No limit" query={query} />
          <Button type="submit">Apply</Button>
        </fieldset>
        <BooksField kind="items" query={query} />
      </FilterFields>
    </FilterForm>
  );
}

type PriceFieldProps = { label: string; name: string; placeholder: string; query: ListQuery };

function PriceField({ label, name, placeholder, query }: PriceFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          name={name}
          type="number"
          min={0}
          step="any"
          inputMode="decimal"
          placeholder={placeholder}
          defaultValue={query[name]}
        />
      )}
    </Field>
  );
}

/** The search field. It belongs to the filter form, so that one submission sends both. */
export function ItemSearch({ query }: { query: ListQuery }) {
  const id = useId();
  const [search, setSearch] = useDraft(query.search);
  return (
    <search className="join">
      <label className="sr-only" htmlFor={id}>
        Search items
      </label>
      <input
        id={id}
        form="filters"
        name="search"
        type="search"
        placeholder="Search items"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Button variant="primary" type="submit" form="filters">
        Search
      </Button>
    </search>
  );
}

/** Shows and hides the filters; on narrow screens, where they are hidden at first, it opens them as a sheet. */
export function ItemFilterToggle({ count, sheet }: { count: number; sheet: Sheet }) {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    document.getElementById('filters')?.toggleAttribute('data-hidden', hidden);
  });
  const shared = {
    icon: 'sliders-horizontal',
    'aria-controls': 'filters',
    children: `Filters${count > 0 ? ` (${count})` : ''}`,
  } as const;
  return (
    <>
      <Button {...shared} className="hide-filters" aria-expanded={!hidden} onClick={() => setHidden(!hidden)} />
      <Button {...shared} className="only-narrow" aria-expanded={sheet.isOpen} onClick={() => sheet.open(false)} />
    </>
  );
}
