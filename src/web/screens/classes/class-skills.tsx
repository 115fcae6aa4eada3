import { EntryLinks } from '../../entries/entry-links.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { PageVariant } from './class-page.ts';

type Skill = PageVariant['skills'][number];

type ClassSkillsProps = {
  variant: PageVariant;
  /** The number of tables side by side: 3 if the skills have the whole width. */
  columns: 1 | 3;
};

/**
 * The class skills: each with its key ability, whether it needs training, and whether the armor check penalty applies.
 */
export function ClassSkills({ variant, columns }: ClassSkillsProps) {
  const { skills, skill_choice, more_skills } = variant;
  if (skills.length === 0 && skill_choice === null) return null;
  if (skills.length === 0)
    return (
      <Panel className="class-skills" labelledBy="skills">
        <SectionHead id="skills" name="Class skills" />
        <p>Any {skill_choice} skills of one’s own choice.</p>
      </Panel>
    );
  const size = Math.ceil(skills.length / columns);
  const parts = Array.from({ length: columns }, (_, i) => skills.slice(i * size, (i + 1) * size));
  return (
    <section className="class-skills" aria-labelledby="skills">
      {columns === 1 ? (
        <h2 id="skills" className="sr-only">
          Class skills
        </h2>
      ) : (
        <SectionHead id="skills" name="Class skills" />
      )}
      <div className={columns === 1 ? undefined : 'skill-tables'}>
        {parts.map((part, i) => part[0] && <SkillTable key={part[0].name} skills={part} part={i} of={columns} />)}
      </div>
      {skill_choice !== null && (
        <p className="muted">Any {skill_choice} skills of one’s own choice are class skills.</p>
      )}
      {more_skills.map(({ with: reason, skills: more }) => (
        <p className="more-skills" key={reason}>
          <b>{reason}:</b> <EntryLinks kind="skills" entries={more} />
        </p>
      ))}
    </section>
  );
}

function SkillTable({ skills, part, of }: { skills: readonly Skill[]; part: number; of: number }) {
  return (
    <div className="book-table">
      <table>
        <caption className="sr-only">Class skills{of > 1 && `, part ${part + 1} of ${of}`}</caption>
        <colgroup>
          <col />
          <col className="column-ability" />
          <col className="column-mark" />
          <col className="column-mark" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Skill</th>
            <th scope="col">Key</th>
            <th scope="col" className="centered">
              <abbr title="Trained only">Trained</abbr>
            </th>
            <th scope="col" className="centered">
              <abbr title="Armor check penalty">ACP</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {skills.map((skill) => (
            <tr key={skill.name}>
              <th scope="row">
                <Link to={paths.entry('skills', skill.slug)}>{skill.name}</Link>
              </th>
              <td>{skill.key_ability ? <KeyAbility ability={skill.key_ability} /> : '—'}</td>
              <td className="centered">
                <Tick on={skill.trained_only === 1} />
              </td>
              <td className="centered">
                <Tick on={skill.armor_check_penalty === 1} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function KeyAbility({ ability }: { ability: string }) {
  const code = ability.toLowerCase();
  return (
    <Tag look="plain" tone={`ability-${code}`}>
      {ability.charAt(0) + code.slice(1)}
    </Tag>
  );
}

function Tick({ on }: { on: boolean }) {
  return (
    <span className={on ? 'mark-yes' : 'mark-no'}>
      <Icon name={on ? 'check' : 'x'} label={on ? 'yes' : 'no'} />
    </span>
  );
}
