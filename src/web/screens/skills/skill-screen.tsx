import type { Skill } from '../../../contract/skills.ts';
import type { Answer } from '../../data/api.ts';
import { EntryActions } from '../../entries/entry-actions.tsx';
import { EntryFailure } from '../../entries/entry-failure.tsx';
import { EntryFoot } from '../../entries/entry-foot.tsx';
import { Neighbours } from '../../entries/neighbours.tsx';
import { ProseSections } from '../../entries/prose-sections.tsx';
import { SourceLine } from '../../entries/source-line.tsx';
import { StatRows } from '../../entries/stat-rows.tsx';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Tag } from '../../ui/tag.tsx';
import { ABILITY_NAMES, penaltyText } from './abilities.ts';
import { AbilityTag } from './ability-tag.tsx';
import { SkillAside } from './skill-aside.tsx';
import { SkillKinds, SkillRelations } from './skill-relations.tsx';

export function SkillScreen({ answer }: { answer: Answer<Skill> }) {
  if (!answer.ok) return <EntryFailure kind="skills" failure={answer} />;
  const skill = answer.value;
  const list = { name: 'Skills', to: paths.list('skills') };
  return (
    <>
      <Breadcrumb trail={[list]} here={skill.name} back={{ ...list, name: 'Back to Skills' }} />
      <article className="detail">
        <div>
          <header className="title plain">
            <h1>{skill.name}</h1>
            <EntryActions kind="skills" slug={skill.slug} name={skill.name} books={skill} />
            <div className="marks">
              <AbilityTag ability={skill.ability} />
              {skill.trained_only === 1 && <Tag look="lined">Trained only</Tag>}
              {skill.psionic === 1 && <Tag look="lined">Psionic</Tag>}
              <SourceLine name={skill.rulebook_name} slug={skill.rulebook_slug} page={skill.page} />
            </div>
            {skill.aliases.length > 0 && <p className="also">Printed as {skill.aliases.join(', ')}</p>}
          </header>
          <SkillFacts skill={skill} />
          <ProseSections
            sections={[
              ['Description', skill.description_html],
              ['Check', skill.check_html],
              ['Action', skill.action_html],
              ['Try again', skill.try_again_html],
              ['Special', skill.special_html],
              ['Restriction', skill.restriction_html],
              ['Synergy', skill.synergy_html],
              ['Untrained', skill.untrained_html],
              ['Epic', skill.epic_html],
            ]}
          />
          <SkillKinds subtypes={skill.subtypes} description={skill.description} />
          <SkillRelations skill={skill} />
          <Neighbours kind="skills" previous={skill.previous} next={skill.next} />
        </div>
        <SkillAside skill={skill} />
        <EntryFoot kind="skills" entry={skill} />
      </article>
    </>
  );
}

function SkillFacts({ skill }: { skill: Skill }) {
  const base = skill.base_skill_slug && (
    <Link to={paths.entry('skills', skill.base_skill_slug)}>{skill.base_skill}</Link>
  );
  return (
    <section className="stat" aria-label="Facts">
      <StatRows
        rows={[
          ['Key ability', skill.ability === null ? 'None' : ABILITY_NAMES[skill.ability]],
          ['Base skill', base],
          ['Trained only', skill.trained_only === 1 ? 'Yes' : 'No'],
          ['Armor check penalty', penaltyText(skill.armor_check_multiplier)],
          ['Game rule info', skill.game_rule_info],
        ]}
      />
    </section>
  );
}
