import { POWER_LEVELS } from '../../../contract/power-filters.ts';
import type { PowerFilters } from '../../../contract/powers.ts';
import { optionsOf } from '../../components/filter-chips.ts';
import { LevelStrip } from '../../components/level-strip.tsx';
import { FilterForm, SearchField, SelectField } from '../../components/list-page.tsx';
import type { ListQuery } from '../../components/list-query.ts';

type PowerFilterFormProps = { query: ListQuery; filters: PowerFilters | null };

export function PowerFilterForm({ query, filters }: PowerFilterFormProps) {
  const classQuery = { ...query, class_name: query.class_name ?? query.class ?? '' };
  return (
    <FilterForm label="Filter psionic powers" query={query} keep={['letter', 'limit', 'sort']}>
      <SearchField label="Search powers" query={query} />
      <SelectField
        label="Discipline"
        name="discipline"
        query={query}
        any="All disciplines"
        options={optionsOf(filters?.disciplines)}
      />
      <SelectField
        label="Class or psion discipline"
        name="class_name"
        query={classQuery}
        any="All power lists"
        options={optionsOf(filters?.classes)}
      />
      <LevelStrip levels={POWER_LEVELS} query={query} />
      <SelectField
        label="Subdiscipline"
        name="subdiscipline"
        query={query}
        any="Any"
        options={optionsOf(filters?.subdisciplines)}
      />
      <SelectField
        label="Descriptor"
        name="descriptor"
        query={query}
        any="Any"
        options={optionsOf(filters?.descriptors)}
      />
    </FilterForm>
  );
}
