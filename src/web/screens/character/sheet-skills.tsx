import { CHARACTER_LIMITS } from '../../../contract/character-limits.ts';
import { skillKey } from '../../../contract/character-query.ts';
import type { NamedSlug } from '../../../contract/entries.ts';
import type { CharacterFacts } from '../../../rules/character/facts.ts';
import type { Plan } from '../../../rules/character/plan.ts';
import { signed } from '../../../rules/signed.ts';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { IconButton } from '../../ui/button.tsx';
import { useNumberDraft } from '../../ui/use-number-draft.ts';
import { NameField } from './name-field.tsx';
import { withRanks } from './plan-edits.ts';
import { byName, type SheetPart } from './sheet-part.ts';

/** The skills with ranks, and one more. */
export function Skills({ plan, view, facts, change }: SheetPart) {
  const options = skillOptions(facts).filter(({ slug }) => plan.ranks[slug] === undefined);
  return (
    <>
      <ul className="character-lines">
        {view.skills.map((line) => (
          <SkillLine key={line.key} line={line} plan={plan} facts={facts} change={change} />
        ))}
      </ul>
      <NameField
        label="Add a skill"
        placeholder="Add a skill"
        options={options}
        onChoose={(slug) => change((old) => withRanks(old, slug, 1, facts))}
      />
      <p className="character-total">
        <span>Skill points</span>
        <b>{view.skill_points - view.skill_points_spent} left</b>
      </p>
    </>
  );
}

type SkillLineProps = Omit<SheetPart, 'view'> & { line: SheetPart['view']['skills'][number] };

/** A skill with a field for its ranks. */
function SkillLine({ line, plan, facts, change }: SkillLineProps) {
  const { key, skill, name, class_skill: isClassSkill, most, bonus } = line;
  const field = useNumberDraft(plan.ranks[givenKey(plan, key, facts)] ?? line.ranks, (ranks) => {
    if (ranks >= 0 && ranks <= CHARACTER_LIMITS.mostRanks && (ranks * 2) % 1 === 0)
      change((old) => withRanks(old, givenKey(old, key, facts), ranks, facts));
  });
  return (
    <li>
      <span>
        <Link to={paths.entry('skills', skill)}>{name}</Link>
        <small>
          {isClassSkill ? 'class skill' : 'cross-class, 2 points a rank'}, most {most}
          {bonus && `, bonus ${signed(bonus.total)}`}
        </small>
      </span>
      <input
        type="number"
        inputMode="decimal"
        aria-label={`Ranks in ${name}`}
        min={0}
        max={CHARACTER_LIMITS.mostRanks}
        step={isClassSkill ? 1 : 0.5}
        {...field}
      />
      <IconButton
        icon="x"
        label={`Remove ${name}`}
        onClick={() => change((old) => withRanks(old, givenKey(old, key, facts), null, facts))}
      />
    </li>
  );
}

/** The key by which the plan has the ranks, which may be another spelling of the skill. */
const givenKey = (plan: Plan, key: string, facts: CharacterFacts): string =>
  Object.keys(plan.ranks).find((each) => each === key || skillKey(each, facts) === key) ?? key;

/** Every skill, and each kind of those that have kinds. */
function skillOptions({ skills }: CharacterFacts): NamedSlug[] {
  return Object.entries(skills)
    .flatMap(([slug, { name, kind_of, subtypes }]): NamedSlug[] => {
      if (kind_of !== null) return [];
      if (subtypes.length === 0) return [{ slug, name }];
      return subtypes.map((kind) => ({ slug: `${slug}:${kind}`, name: `${name} (${kind.replaceAll('-', ' ')})` }));
    })
    .sort(byName);
}
