import { ABILITIES, ABILITY_NAMES, type Ability } from '../../../rules/abilities.ts';
import type { CharacterFacts } from '../../../rules/character/facts.ts';
import { type Plan, withReached } from '../../../rules/character/plan.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Select, type SelectOption } from '../../ui/select.tsx';
import { NameField } from './name-field.tsx';
import { isFull, withClassAt, withFeat, withIncrease, withoutLevel, withPlannedLevel } from './plan-edits.ts';
import type { PlanRow } from './plan-table.tsx';

type Changes = { plan: Plan; facts: CharacterFacts; change: (next: (plan: Plan) => Plan) => void };

const classOptions = ({ classes }: CharacterFacts): SelectOption[] =>
  Object.values(classes)
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ slug, name }): SelectOption => [slug, name]);

/** The controls of one level of the plan: its class, the score that it raises, a feat for an open slot. */
export function PlanControls({ plan, facts, change, row, index }: Changes & { row: PlanRow; index: number }) {
  const feats = Object.values(facts.feats).sort((a, b) => a.name.localeCompare(b.name));
  return (
    <details className="character-change">
      <summary>Change</summary>
      <div className="character-controls">
        <Select
          aria-label={`Class of level ${row.level}`}
          value={row.class}
          options={classOptions(facts)}
          onChange={({ target }) => change((old) => withClassAt(old, index, target.value))}
        />
        {row.raises_ability && (
          <Select
            aria-label={`Score that level ${row.level} raises`}
            value={row.increase ?? ''}
            options={[
              ['', 'Score +1'],
              ...ABILITIES.map((ability): SelectOption => [ability, `${ABILITY_NAMES[ability]} +1`]),
            ]}
            onChange={({ target }) =>
              change((old) =>
                withIncrease(old, row.level, target.value === '' ? null : (target.value as Ability), facts),
              )
            }
          />
        )}
        {row.open.length > 0 && (
          <NameField
            label={`Feat at level ${row.level}`}
            placeholder="Name a feat"
            options={feats}
            onChoose={(slug) => change((old) => withFeat(old, { feat: slug, level: row.level }))}
          />
        )}
        {index + 1 !== plan.reached && (
          <Button variant="link" onClick={() => change((old) => withReached(old, index + 1, facts))}>
            You are here
          </Button>
        )}
        {plan.levels.length > 1 && (
          <IconButton
            icon="trash-2"
            label={`Remove level ${row.level}`}
            onClick={() => change((old) => withoutLevel(old, index, facts))}
          />
        )}
      </div>
    </details>
  );
}

/** Adds levels to the end of the plan. */
export function PlanMore({ plan, facts, change }: Changes) {
  const last = plan.levels.at(-1) ?? '';
  const others = classOptions(facts).filter(([slug]) => slug !== last);
  return (
    <div className="actions">
      <Button icon="plus" disabled={isFull(plan)} onClick={() => change((old) => withPlannedLevel(old, last))}>
        {facts.classes[last]?.name ?? last}
      </Button>
      <Select
        aria-label="A planned level in another class"
        value=""
        disabled={isFull(plan)}
        options={[['', 'Another class'], ...others]}
        onChange={({ target }) => target.value !== '' && change((old) => withPlannedLevel(old, target.value))}
      />
    </div>
  );
}
