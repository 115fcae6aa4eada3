import { ChevronDown } from 'lucide-react';
import { COMPONENT_FILTERS, TEXT_FILTERS } from '../../../contract/spell-filters.ts';
import type { SpellFilters } from '../../../contract/spells.ts';
import { optionsOf } from '../../components/filter-chips.ts';
import { LevelStrip } from '../../components/level-strip.tsx';
import { FilterForm, SearchField, SelectField, TextField } from '../../components/list-page.tsx';
import type { ListQuery } from '../../components/list-query.ts';
import { ADVANCED, COMPONENT_LABELS, TEXT_LABELS } from './spell-query.ts';

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const YES_OR_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

type SpellFilterFormProps = { query: ListQuery; filters: SpellFilters | null };

export function SpellFilterForm({ query, filters }: SpellFilterFormProps) {
  const classQuery = { ...query, class_name: query.class_name ?? query.class ?? '' };
  const editions = filters?.editions.map(({ edition }) => ({ value: edition, label: edition })) ?? [];
  return (
    <FilterForm label="Filter spells" query={query} keep={['letter', 'limit', 'sort']}>
      <SearchField label="Search spells" query={query} />
      <SelectField label="School" name="school" query={query} any="All schools" options={optionsOf(filters?.schools)} />
      <SelectField
        label="Class"
        name="class_name"
        query={classQuery}
        any="All classes"
        options={optionsOf(filters?.classes)}
      />
      <LevelStrip levels={LEVELS} query={query} />
      <details open={ADVANCED.some((name) => query[name])}>
        <summary>
          Advanced filters <ChevronDown className="i" />
        </summary>
        <div>
          <div className="pair">
            {COMPONENT_FILTERS.map((name) => (
              <SelectField
                key={name}
                label={COMPONENT_LABELS[name]}
                name={name}
                query={query}
                any="Any"
                options={YES_OR_NO}
              />
            ))}
          </div>
          <SelectField
            label="Sub-school"
            name="subschool"
            query={query}
            any="Any"
            options={optionsOf(filters?.subschools)}
          />
          <SelectField
            label="Descriptor"
            name="descriptor"
            query={query}
            any="Any"
            options={optionsOf(filters?.descriptors)}
          />
          <SelectField label="Domain" name="domain" query={query} any="Any" options={optionsOf(filters?.domains)} />
          <SelectField
            label="Rulebook"
            name="rulebook"
            query={query}
            any="Any"
            options={optionsOf(filters?.rulebooks)}
          />
          <SelectField label="Edition" name="edition" query={query} any="Any" options={editions} />
          {TEXT_FILTERS.map((name) => (
            <TextField key={name} label={TEXT_LABELS[name]} name={name} query={query} />
          ))}
        </div>
      </details>
    </FilterForm>
  );
}
