import { CHARACTER_LIMITS } from '../../../contract/character-limits.ts';
import { ABILITIES, ABILITY_NAMES, abilityModifier } from '../../../rules/abilities.ts';
import type { Alignment } from '../../../rules/alignment.ts';
import { signed } from '../../../rules/signed.ts';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { ALIGNMENT_OPTIONS } from './address-form.tsx';
import { withScore } from './plan-edits.ts';
import { namedSlugs, optionOf, type SheetPart } from './sheet-part.ts';

/** Name, race and alignment. */
export function Who({ plan, view, facts, change }: SheetPart) {
  const race = facts.races[plan.race];
  return (
    <>
      <Field label="Name">
        {(control) => (
          <input
            {...control}
            type="text"
            maxLength={CHARACTER_LIMITS.nameLength}
            autoComplete="off"
            value={plan.name}
            onChange={({ target }) => change((old) => ({ ...old, name: target.value }))}
          />
        )}
      </Field>
      <div className="pair">
        <Field label="Race">
          {(control) => (
            <Select
              {...control}
              value={plan.race}
              options={namedSlugs(facts.races).map(optionOf)}
              onChange={({ target }) => change((old) => ({ ...old, race: target.value }))}
            />
          )}
        </Field>
        <Field label="Alignment">
          {(control) => (
            <Select
              {...control}
              value={plan.alignment ?? ''}
              options={ALIGNMENT_OPTIONS}
              onChange={({ target }) =>
                change((old) => ({ ...old, alignment: target.value === '' ? undefined : (target.value as Alignment) }))
              }
            />
          )}
        </Field>
      </div>
      <p className="muted">
        {race && <Link to={paths.entry('races', race.slug)}>{race.name}</Link>}
        {view.favored_class && `: favored class ${view.favored_class.replaceAll('-', ' ')}`}.{' '}
        {view.experience_penalty.percent === 0
          ? 'No experience penalty.'
          : `${view.experience_penalty.percent}% of experience is lost.`}
      </p>
    </>
  );
}

/** The six scores as they are now. */
export function Scores({ plan, view, change }: SheetPart) {
  return (
    <>
      <div className="character-scores">
        {ABILITIES.map((ability) => (
          <Stepper
            key={ability}
            label={`${ABILITY_NAMES[ability].slice(0, 3)} ${signed(abilityModifier(plan.abilities[ability]))}`}
            name={ability}
            value={plan.abilities[ability]}
            lowest={1}
            highest={CHARACTER_LIMITS.score}
            onChange={(score) => change((old) => withScore(old, ability, score))}
          />
        ))}
      </div>
      <p className="muted">
        As they are now: with race
        {view.ability_increases > 0 &&
          ` and ${view.ability_increases} ${view.ability_increases === 1 ? 'point' : 'points'} of levels`}
        .
      </p>
    </>
  );
}
