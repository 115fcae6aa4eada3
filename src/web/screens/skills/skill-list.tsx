import { ABILITY_CODES } from '../../../contract/skill-filters.ts';
import type { SkillList } from '../../../contract/skills.ts';
import { apiOf, browserApi } from '../../api.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { filterChips, TEXT_AND_LETTER } from '../../components/filter-chips.ts';
import {
  Chips,
  countText,
  FilterForm,
  FilterToggle,
  LetterBar,
  SearchField,
  SelectField,
  Toolbar,
} from '../../components/list-page.tsx';
import { changed, type ListQuery, useListQuery } from '../../components/list-query.ts';
import { ListResults } from '../../components/list-results.tsx';
import { loadList } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/skill-list';
import { ABILITY_NAMES } from './abilities.ts';
import { SkillEntry } from './skill-entry.tsx';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadList<SkillList>(apiOf(context), 'skills', request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList<SkillList>(browserApi, 'skills', request);

export const meta = () =>
  pageMeta('Skills', 'Every skill of D&D 3.5e: key ability, use without training, armor check penalty and synergies.');

const ABILITIES = ABILITY_CODES.map((code) => ({ value: code, label: `${ABILITY_NAMES[code]} (${code})` }));

export default function SkillListScreen({ loaderData: list }: Route.ComponentProps) {
  const address = useListQuery();
  const query: ListQuery = address.ability ? { ...address, ability: address.ability.toUpperCase() } : address;
  const chips = filterChips(query, [...TEXT_AND_LETTER, { name: 'ability', label: 'Ability', several: true }]);
  return (
    <>
      <Breadcrumb here="Skills" />
      <div className="list">
        <FilterForm label="Filter skills" query={query} keep={['letter', 'limit']}>
          <SearchField label="Search skills" query={query} />
          <SelectField label="Ability" name="ability" query={query} any="All abilities" options={ABILITIES} />
        </FilterForm>
        <div>
          <div className="list-head">
            <h1>Skills</h1>
            <p role="status">{list.ok && countText(list.value.pagination, 'skill', 'skills')}</p>
          </div>
          <FilterToggle count={chips.length} />
          <Chips chips={chips} clear="Clear all" clearTo={changed({ limit: query.limit ?? '' }, {})} />
          <LetterBar query={query} />
          <Toolbar query={query} keep={['search', 'letter', 'ability']} />
          <ListResults kind="skills" query={query} list={list} filters={chips.length}>
            {({ skills }) => (
              <ul className="entries">
                {skills.map((skill) => (
                  <SkillEntry key={skill.slug} skill={skill} />
                ))}
              </ul>
            )}
          </ListResults>
        </div>
      </div>
    </>
  );
}
