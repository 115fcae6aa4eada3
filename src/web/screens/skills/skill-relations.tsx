import { Link } from 'react-router';
import type { Skill } from '../../../contract/skills.ts';
import { paths } from '../../paths.ts';

/** The kinds of a skill that the book names, with what each covers. */
export function SkillKinds({ subtypes }: Pick<Skill, 'subtypes'>) {
  if (subtypes.length === 0) return null;
  const bare = subtypes.every(({ topics }) => topics.length === 0);
  return (
    <section className="side" aria-labelledby="kinds">
      <h2 id="kinds">Kinds</h2>
      <ul className={bare ? 'columns' : 'kinds'}>
        {subtypes.map(({ name, slug, topics }) => (
          <li key={name}>
            {slug === null ? <b>{name}</b> : <Link to={paths.entry('skills', slug)}>{name}</Link>}
            {topics.length > 0 && `: ${topics.join(', ')}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who has it as a class skill: the classes, then the prestige classes. */
export function ClassSkillOf({ skill }: { skill: Skill }) {
  const groups = [
    { title: 'Class skill of', id: 'classes', list: skill.class_skill_of.filter(({ prestige }) => prestige === 0) },
    { title: 'Prestige classes', id: 'prestige', list: skill.class_skill_of.filter(({ prestige }) => prestige === 1) },
  ];
  return groups.map(
    ({ title, id, list }) =>
      list.length > 0 && (
        <section className="side" key={id} aria-labelledby={id}>
          <h3 id={id}>
            {title} <small>{list.length}</small>
          </h3>
          <ul className="columns">
            {list.map(({ slug, name, note }) => (
              <li key={slug}>
                <Link to={paths.entry('classes', slug)}>{name}</Link>
                {note && <span className="muted"> {note}</span>}
              </li>
            ))}
          </ul>
        </section>
      ),
  );
}

/** The feats that improve it, and the feats and classes that ask for ranks in it. */
export function SkillNeeds({ skill }: { skill: Skill }) {
  const ranks = ({ min_ranks, subtype }: { min_ranks: number; subtype: string | null }) =>
    ` ${min_ranks} ${min_ranks === 1 ? 'rank' : 'ranks'}${subtype ? ` (${subtype})` : ''}`;
  const groups = [
    {
      title: 'Feats about it',
      id: 'related-feats',
      kind: 'feats' as const,
      list: skill.related_feats.map((item) => ({ ...item, note: null })),
    },
    {
      title: 'Feats that need it',
      id: 'required-by-feats',
      kind: 'feats' as const,
      list: skill.required_by_feats.map((item) => ({ ...item, note: ranks(item) })),
    },
    {
      title: 'Classes that need it',
      id: 'required-by-classes',
      kind: 'classes' as const,
      list: skill.required_by_classes.map((item) => ({ ...item, note: ranks(item) })),
    },
  ];
  return groups.map(
    ({ title, id, kind, list }) =>
      list.length > 0 && (
        <section className="side" key={id} aria-labelledby={id}>
          <h3 id={id}>
            {title} <small>{list.length}</small>
          </h3>
          <ul className="columns">
            {list.map(({ slug, name, note }) => (
              <li key={slug}>
                <Link to={paths.entry(kind, slug)}>{name}</Link>
                {note && <span className="muted">{note}</span>}
              </li>
            ))}
          </ul>
        </section>
      ),
  );
}
