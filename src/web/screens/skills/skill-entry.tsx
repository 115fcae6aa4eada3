import type { SkillCard } from '../../../contract/skills.ts';
import { RowStar } from '../../lists/row-star.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { penaltyLabel, untrainedText } from './abilities.ts';
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
        <RowStar kind="skills" slug={skill.slug} name={skill.name} />
      </header>
      <p className="sub">
        <span>{untrainedText(skill)}</span>
        <span aria-hidden="true">·</span>
        <span>{penaltyLabel(skill.armor_check_multiplier)}</span>
        <span className="src">{skill.rulebook_name}</span>
      </p>
      {skill.summary && <p className="say">{skill.summary}</p>}
    </li>
  );
}
