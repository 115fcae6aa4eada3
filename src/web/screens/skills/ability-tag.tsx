import type { SkillCard } from '../../../contract/skills.ts';
import { ABILITY_NAMES } from './abilities.ts';

/** A skill's key ability in its colour. */
export function AbilityTag({ ability }: Pick<SkillCard, 'ability'>) {
  if (ability === null) return <span className="tag lined">No check</span>;
  return (
    <abbr className="tag" data-tone={`ability-${ability.toLowerCase()}`} title={ABILITY_NAMES[ability]}>
      {ability}
    </abbr>
  );
}
