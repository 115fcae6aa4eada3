import type { Skill } from '../../../contract/skills.ts';
import { RelationSection } from '../../entries/relation-section.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';

/** The subtypes of a skill that the book lists, unless the description explains them. */
export function SkillKinds({ subtypes, description }: Pick<Skill, 'subtypes' | 'description'>) {
  const explained = subtypes.some(({ topics }) => topics.length > 0);
  if (subtypes.length === 0 || (explained && description !== null)) return null;
  return (
    <section className="side" aria-labelledby="kinds">
      <SectionHead id="kinds" name="Kinds" />
      <ul className={explained ? 'kinds' : 'columns'}>
        {subtypes.map(({ name, slug, topics }) => (
          <li key={name}>
            {slug === null ? name : <Link to={paths.entry('skills', slug)}>{name}</Link>}
            {topics.length > 0 && `: ${topics.join(', ')}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Classes with the class skill, feats and classes that require it, and monsters that have it. */
export function SkillRelations({ skill }: { skill: Skill }) {
  const classes = (prestige: 0 | 1) => skill.class_skill_of.filter((item) => item.prestige === prestige);
  return (
    <>
      <RelationSection id="classes" title="Class skill of" kind="classes" list={classes(0)} />
      <RelationSection id="prestige" title="Prestige classes" kind="classes" list={classes(1)} />
      <RelationSection
        id="related-feats"
        title="Feats about it"
        kind="feats"
        list={skill.related_feats.map((item) => ({ ...item, note: null }))}
      />
      <RelationSection
        id="required-by-feats"
        title="Feats that need it"
        kind="feats"
        list={skill.required_by_feats.map(withRanks)}
      />
      <RelationSection
        id="required-by-classes"
        title="Classes that need it"
        kind="classes"
        list={skill.required_by_classes.map(withRanks)}
      />
      <RelationSection id="races" title="Races with a bonus" kind="races" list={skill.races} />
      <RelationSection id="monsters" title="Monsters with it" kind="monsters" list={skill.monsters} />
    </>
  );
}

function withRanks(item: Skill['required_by_feats'][number]) {
  const ranks = `${item.min_ranks} ${item.min_ranks === 1 ? 'rank' : 'ranks'}`;
  return { ...item, note: item.subtype === null ? ranks : `${ranks} (${item.subtype})` };
}
