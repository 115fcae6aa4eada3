import type { SkillCard } from '../../../contract/skills.ts';
import { Tag } from '../../ui/tag.tsx';
import { ABILITY_NAMES } from './abilities.ts';

/** A skill's key ability in its colour. */
export function AbilityTag({ ability }: Pick<SkillCard, 'ability'>) {
  if (ability === null) return <Tag look="lined">No check</Tag>;
  return (
    <Tag tone={`ability-${ability.toLowerCase()}`} title={ABILITY_NAMES[ability]}>
      {ability}
    </Tag>
  );
}
