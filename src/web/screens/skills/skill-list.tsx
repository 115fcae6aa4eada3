import type { RawQuery } from '../../../contract/query.ts';
import { ABILITY_CODES } from '../../../contract/skill-filters.ts';
import type { SkillList } from '../../../contract/skills.ts';
import { apiOf, browserApi } from '../../api.ts';
import type { ListFilter } from '../../components/list-filters.ts';
import { ListScreen } from '../../components/list-screen.tsx';
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

const FILTERS: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'ability',
    label: 'Ability',
    any: 'All abilities',
    values: ABILITY_CODES.map((code) => ({ value: code, name: `${ABILITY_NAMES[code]} (${code})` })),
    show: (value) => value,
  },
];

const inCapitals = ({ ability, ...query }: RawQuery): RawQuery =>
  ability === undefined ? query : { ...query, ability: ability.toUpperCase() };

export default function SkillListScreen({ loaderData: list }: Route.ComponentProps) {
  return (
    <ListScreen
      kind="skills"
      list={list}
      filters={FILTERS}
      asked={inCapitals}
      cards={({ skills }) => skills}
      entry={(skill) => <SkillEntry key={skill.slug} skill={skill} />}
      clear="Clear all"
    />
  );
}
