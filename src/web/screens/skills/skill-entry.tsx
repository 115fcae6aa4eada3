import { Link } from 'react-router';
import type { SkillCard } from '../../../contract/skills.ts';
import { paths } from '../../paths.ts';
import { penaltyText } from './abilities.ts';
import { AbilityTag } from './ability-tag.tsx';

/** A skill in the list. */
export function SkillEntry({ skill }: { skill: SkillCard }) {
  return (
    <li className="entry plain">
      <header>
        <h2 className="name">
          <Link to={paths.entry('skills', skill.slug)}>{skill.name}</Link>
        </h2>
        <AbilityTag ability={skill.ability} />
      </header>
      <p className="sub">
        <span className="src">{skill.rulebook_name}</span>
      </p>
      <dl className="facts wide">
        <dt>Untrained</dt>
        <dd>{skill.untrained === 1 ? 'Yes' : 'No, trained only'}</dd>
        <dt>Armor check penalty</dt>
        <dd>{penaltyText(skill.armor_check_multiplier)}</dd>
      </dl>
      {skill.summary && <p className="sub">{skill.summary}</p>}
    </li>
  );
}
