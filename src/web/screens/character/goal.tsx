import { useState } from 'react';
import type { CharacterFacts } from '../../../rules/character/facts.ts';
import { withPlacedFeats } from '../../../rules/character/placed-feats.ts';
import type { Plan } from '../../../rules/character/plan.ts';
import { type Goal, wayTo } from '../../../rules/character/way.ts';
import { ordinal } from '../../../rules/ordinal.ts';
import { Button } from '../../ui/button.tsx';
import { NameField } from './name-field.tsx';
import { Need } from './need.tsx';

type GoalFinderProps = { plan: Plan; facts: CharacterFacts; change: (next: (plan: Plan) => Plan) => void };

const NONE: ReadonlySet<string> = new Set();

/** Feats and prestige classes whose requirements are known. */
function goalsOf({ feats, classes }: CharacterFacts): { slug: string; name: string }[] {
  return [
    ...Object.values(feats).map(({ slug, name }) => ({ slug: `feats/${slug}`, name })),
    ...Object.values(classes)
      .filter(({ prestige, facts_only }) => prestige && !facts_only)
      .map(({ slug, name }) => ({ slug: `classes/${slug}`, name })),
  ].sort((a, b) => a.name.localeCompare(b.name));
}

function goalIn(address: string): Goal {
  const [kind, slug = ''] = address.split('/');
  return { kind: kind === 'classes' ? 'classes' : 'feats', slug };
}

/** The earliest way to a feat or class, which can be taken as the plan. */
export function GoalFinder({ plan, facts, change }: GoalFinderProps) {
  const [goal, setGoal] = useState<Goal | null>(null);
  const way = goal && wayTo(withPlacedFeats(plan, facts), goal, facts);
  const name = goal === null ? '' : (facts[goal.kind][goal.slug]?.name ?? goal.slug);
  return (
    <div className="character-goal">
      <NameField
        label="A goal"
        placeholder="A goal: name a feat or prestige class"
        options={goalsOf(facts)}
        onChoose={(address) => setGoal(goalIn(address))}
      />
      <div role="status">
        {way?.level && (
          <p>
            <strong>{name}</strong> at {ordinal(way.level)} level at the earliest.{' '}
            <Button
              icon="check"
              onClick={() => {
                change(() => way.plan);
                setGoal(null);
              }}
            >
              Take this plan
            </Button>
          </p>
        )}
        {way && way.level === null && (
          <p>
            <strong>{name}</strong> is not reached by 20th level in the classes that the character has. Still missing:{' '}
            {way.missing.map((each, i) => (
              <span key={each.text}>
                {i > 0 && '; '}
                <Need missing={each} legal={NONE} />
              </span>
            ))}
            {way.missing.length === 0 && 'a slot that takes it'}
          </p>
        )}
      </div>
    </div>
  );
}
