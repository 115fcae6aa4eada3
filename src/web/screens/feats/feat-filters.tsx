import type { FeatCategories } from '../../../contract/feats.ts';
import { optionsOf } from '../../components/filter-chips.ts';
import { FilterForm, SearchField, SelectField } from '../../components/list-page.tsx';
import type { ListQuery } from '../../components/list-query.ts';
import { GROUPS } from './feat-query.ts';

type FeatFilterFormProps = { query: ListQuery; categories: FeatCategories | null };

export function FeatFilterForm({ query, categories }: FeatFilterFormProps) {
  return (
    <FilterForm label="Filter feats" query={query} keep={['letter', 'limit', 'sort']}>
      <SearchField label="Search feats" query={query} />
      <SelectField
        label="Category"
        name="category"
        query={query}
        any="All categories"
        options={optionsOf(categories ?? [])}
      />
      <SelectField label="Rules" name="group" query={query} any="All rules" options={optionsOf(GROUPS)} />
      <div className="checks">
        <label className="check">
          <input
            type="checkbox"
            name="exclude_dragonmark"
            value="true"
            defaultChecked={query.exclude_dragonmark === 'true'}
          />
          Exclude Dragonmark feats
        </label>
        <label className="check">
          <input type="checkbox" name="fighter_bonus" value="yes" defaultChecked={query.fighter_bonus === 'yes'} />
          Fighter bonus feats only
        </label>
      </div>
    </FilterForm>
  );
}
