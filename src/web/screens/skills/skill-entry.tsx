import type { SkillCard } from '../../../contract/skills.ts';
import { ListEntry } from '../../lists/list-entry.tsx';
import { penaltyLabel, untrainedText } from './abilities.ts';
import { AbilityTag } from './ability-tag.tsx';

/** A skill in the list. */
export function SkillEntry({ skill }: { skill: SkillCard }) {
  return (
    <ListEntry
      kind="skills"
      entry={skill}
      marks={<AbilityTag ability={skill.ability} />}
      line={
        <>
          <span>{untrainedText(skill)}</span>
          <span aria-hidden="true">·</span>
          <span>{penaltyLabel(skill.armor_check_multiplier)}</span>
          <span className="source-name">{skill.rulebook_name}</span>
        </>
      }
      text={skill.summary}
    />
  );
}
