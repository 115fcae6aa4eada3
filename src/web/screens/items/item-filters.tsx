import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { ItemFilters } from '../../../contract/items.ts';
import { optionsOf } from '../../components/filter-chips.ts';
import { FilterForm, SelectField } from '../../components/list-page.tsx';
import type { ListQuery } from '../../components/list-query.ts';
import { PRICES, PROPERTIES } from './item-query.ts';

type ItemFilterFormProps = { query: ListQuery; filters: ItemFilters | null };

/** The five selects of the item list; the prices of one's own appear with the custom range. */
export function ItemFilterForm({ query, filters }: ItemFilterFormProps) {
  const slots = filters?.slots.map((name) => ({ value: name.toLowerCase(), label: name })) ?? [];
  return (
    <FilterForm
      label="Filter items"
      query={query}
      keep={['letter', 'limit', 'sort', 'view']}
      className="item-filters scotch"
    >
      <SelectField label="Type" name="type" query={query} any="All Types" options={optionsOf(filters?.types)} />
      <SelectField
        label="Material"
        name="material"
        query={query}
        any="All Materials"
        options={optionsOf(filters?.materials)}
      />
      <SelectField label="Properties" name="property_filter" query={query} any="Show all" options={PROPERTIES} />
      <SelectField label="Slot" name="slot" query={query} any="All Slots" options={slots} />
      <SelectField label="Price" name="price_filter" query={query} any="Any Price" options={PRICES} />
      <fieldset className="custom-price">
        <legend className="sr">Custom price range in gp</legend>
        <PriceField label="Min Price" name="min_price" placeholder="0" query={query} />
        <PriceField label="Max Price" name="max_price" placeholder="No limit" query={query} />
        <button className="button" type="submit">
          Apply
        </button>
      </fieldset>
    </FilterForm>
  );
}

type PriceFieldProps = { label: string; name: string; placeholder: string; query: ListQuery };

function PriceField({ label, name, placeholder, query }: PriceFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="number"
        min={0}
        step="any"
        inputMode="decimal"
        placeholder={placeholder}
        defaultValue={query[name]}
      />
    </div>
  );
}

/** The search box; its text belongs to the filter form, so that one submission sends both. */
export function ItemSearch({ query }: { query: ListQuery }) {
  const id = useId();
  return (
    <search className="join">
      <label className="sr" htmlFor={id}>
        Search items
      </label>
      <input
        key={query.search}
        id={id}
        form="filters"
        name="search"
        type="search"
        placeholder="Search items"
        defaultValue={query.search}
      />
      <button className="button primary" type="submit" form="filters">
        Search
      </button>
    </search>
  );
}

/** Hides the filters and shows them; where it is narrow they begin hidden. */
export function ItemFilterToggle({ count }: { count: number }) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [wide, setWide] = useState(true);
  const open = chosen ?? wide;
  useEffect(() => setWide(matchMedia('(min-width: 48rem)').matches), []);
  useEffect(() => {
    const form = document.getElementById('filters');
    form?.toggleAttribute('data-closed', !open);
    form?.toggleAttribute('data-hidden', chosen === false);
  });
  return (
    <button
      className="button needs-script"
      type="button"
      aria-expanded={open}
      aria-controls="filters"
      onClick={() => setChosen(!open)}
    >
      <SlidersHorizontal className="i" /> Filters{count > 0 && ` (${count})`}
    </button>
  );
}
