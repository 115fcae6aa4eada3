import { type ReactNode, useState } from 'react';
import type { CharacterPlanAnswer } from '../../../contract/character.ts';
import { CHARACTER_LIMITS } from '../../../contract/character-limits.ts';
import { choiceIn, skillKey } from '../../../contract/character-query.ts';
import { ABILITIES, ABILITY_NAMES, abilityModifier } from '../../../rules/abilities.ts';
import type { Alignment } from '../../../rules/alignment.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import type { CharacterFacts } from '../../../rules/character/facts.ts';
import type { Plan } from '../../../rules/character/plan.ts';
import { signed } from '../../../rules/signed.ts';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Select, type SelectOption } from '../../ui/select.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { ALIGNMENT_OPTIONS } from './address-form.tsx';
import { type Named, NameField, Names } from './name-field.tsx';
import {
  withChoice,
  withClassAt,
  withConfirmed,
  withDomain,
  withFeat,
  withLevel,
  withoutConfirmed,
  withoutDomain,
  withoutFeat,
  withoutLevel,
  withoutSpell,
  withRanks,
  withScore,
  withSpell,
} from './plan-edits.ts';

type Part = {
  plan: Plan;
  view: CharacterPlanAnswer;
  facts: CharacterFacts;
  change: (next: (plan: Plan) => Plan) => void;
};

const byName = (a: Named, b: Named) => a.name.localeCompare(b.name);
const namedOf = (table: Readonly<Record<string, { name: string }>>): Named[] =>
  Object.entries(table)
    .map(([slug, { name }]) => ({ slug, name }))
    .sort(byName);
const optionOf = ({ slug, name }: Named): SelectOption => [slug, name];

/** The sheet: folds whose heads say what is in them, so that a closed one reads as a sheet. */
export function SheetEditor(part: Part) {
  const { plan, view } = part;
  const filled = view.feat_slots.filter(({ feat }) => feat !== undefined).length;
  const isNarrow = matchMedia('(max-width: 61.99rem)').matches;
  const slots = view.feat_slots.filter(({ feat, optional }) => feat !== undefined || !optional).length;
  return (
    <form className="character-sheet scotch" aria-label="The sheet" onSubmit={(event) => event.preventDefault()}>
      <SheetFold
        name="Who"
        summary={[part.facts.races[plan.race]?.name, plan.alignment?.replace('-', ' ')].filter(Boolean).join(', ')}
      >
        <Who {...part} />
      </SheetFold>
      <SheetFold name="Classes" summary={view.class_levels}>
        <Levels {...part} />
      </SheetFold>
      <SheetFold name="Abilities" summary={ABILITIES.map((ability) => plan.abilities[ability]).join(' ')}>
        <Scores {...part} />
      </SheetFold>
      <SheetFold name="Skills" summary={`${view.skill_points_spent} of ${view.skill_points} points`} closed={isNarrow}>
        <Skills {...part} />
      </SheetFold>
      <SheetFold name="Feats" summary={`${filled} of ${slots}`} closed={isNarrow}>
        <Feats {...part} />
      </SheetFold>
      <SheetFold
        name="Magic and faith"
        summary={[
          part.facts.deities[plan.deity ?? '']?.name,
          countOf(plan.domains, 'domain'),
          countOf(plan.spells, 'known spell'),
        ]
          .filter(Boolean)
          .join(', ')}
        closed
      >
        <Magic {...part} />
      </SheetFold>
      {plan.confirmed.length > 0 && (
        <SheetFold name="Said by you" summary={countOf(plan.confirmed, 'thing') ?? ''} closed>
          <ul className="character-lines">
            {plan.confirmed.map((text) => (
              <li key={text}>
                <span>{text}</span>
                <IconButton
                  icon="x"
                  label={`Take back: ${text}`}
                  onClick={() => part.change((old) => withoutConfirmed(old, text))}
                />
              </li>
            ))}
          </ul>
        </SheetFold>
      )}
    </form>
  );
}

const countOf = (list: readonly unknown[], what: string): string | null =>
  list.length === 0 ? null : `${list.length} ${what}${list.length === 1 ? '' : 's'}`;

function SheetFold({
  name,
  summary,
  closed = false,
  children,
}: {
  name: string;
  summary: string;
  closed?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={!closed}>
      <summary>
        <span className="name">{name}</span>
        <span>{summary}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="character-fold">{children}</div>
    </details>
  );
}

function Who({ plan, view, facts, change }: Part) {
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
              options={namedOf(facts.races).map(optionOf)}
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

function Levels({ plan, facts, change }: Part) {
  const [chosen, setChosen] = useState<number | null>(null);
  const reached = plan.levels.slice(0, plan.reached);
  const own = [...new Set(reached)];
  const classes = Object.values(facts.classes).sort(byName);
  const nameOf = (slug: string) => facts.classes[slug]?.name ?? slug;
  const index = chosen !== null && chosen < reached.length ? chosen : null;
  return (
    <>
      <ol className="character-strip">
        {reached.map((slug, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
          <li key={i}>
            <button
              type="button"
              aria-pressed={index === i}
              aria-label={`Level ${i + 1}: ${nameOf(slug)}`}
              data-class={own.indexOf(slug) % 2 === 1 ? 'second' : undefined}
              onClick={() => setChosen(index === i ? null : i)}
            >
              <b>{nameOf(slug).charAt(0)}</b>
              {i + 1}
            </button>
          </li>
        ))}
      </ol>
      {index !== null && (
        <div className="character-level">
          <Field label={`Class of level ${index + 1}`}>
            {(control) => (
              <Select
                {...control}
                value={reached[index] ?? ''}
                options={classes.map(optionOf)}
                onChange={({ target }) => change((old) => withClassAt(old, index, target.value))}
              />
            )}
          </Field>
          <Button
            icon="trash-2"
            disabled={reached.length === 1}
            onClick={() => {
              change((old) => withoutLevel(old, index));
              setChosen(null);
            }}
          >
            Remove level
          </Button>
        </div>
      )}
      <div className="character-more">
        {own.map((slug) => (
          <Button
            key={slug}
            icon="plus"
            disabled={plan.levels.length >= CHARACTER_LIMITS.level}
            onClick={() => change((old) => withLevel(old, slug))}
          >
            {nameOf(slug)}
          </Button>
        ))}
      </div>
      <Field label="A level in another class">
        {(control) => (
          <Select
            {...control}
            value=""
            options={[['', 'Choose a class'], ...classes.filter(({ slug }) => !own.includes(slug)).map(optionOf)]}
            onChange={({ target }) => target.value !== '' && change((old) => withLevel(old, target.value))}
          />
        )}
      </Field>
      <p className="muted">Tap a level to change its class.</p>
    </>
  );
}

function Scores({ plan, view, change }: Part) {
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

function Skills({ plan, view, facts, change }: Part) {
  const options = skillOptions(facts).filter(({ slug }) => plan.ranks[slug] === undefined);
  return (
    <>
      <ul className="character-lines">
        {view.skills.map(({ key, skill, name, ranks, class_skill, most, bonus }) => (
          <li key={key}>
            <span>
              <Link to={paths.entry('skills', skill)}>{name}</Link>
              <small>
                {class_skill ? 'class skill' : 'cross-class, 2 points a rank'}, most {most}
                {bonus && `, bonus ${signed(bonus.total)}`}
              </small>
            </span>
            <input
              type="number"
              inputMode="decimal"
              aria-label={`Ranks in ${name}`}
              min={0}
              max={CHARACTER_LIMITS.mostRanks}
              step={class_skill ? 1 : 0.5}
              value={ranks}
              onChange={({ target }) => {
                const next = target.valueAsNumber;
                if (next >= 0 && next <= CHARACTER_LIMITS.mostRanks && (next * 2) % 1 === 0)
                  change((old) => withRanks(old, givenKey(old, key, facts), next));
              }}
            />
            <IconButton
              icon="x"
              label={`Remove ${name}`}
              onClick={() => change((old) => withRanks(old, givenKey(old, key, facts), null))}
            />
          </li>
        ))}
      </ul>
      <NameField
        label="Add a skill"
        placeholder="Add a skill"
        options={options}
        onChoose={(slug) => change((old) => withRanks(old, slug, 1))}
      />
      <p className="character-total">
        <span>Skill points</span>
        <b>{view.skill_points - view.skill_points_spent} left</b>
      </p>
    </>
  );
}

/** The key by which the plan has the ranks, which may be another spelling of the skill. */
const givenKey = (plan: Plan, key: string, facts: CharacterFacts): string =>
  Object.keys(plan.ranks).find((each) => each === key || skillKey(each, facts) === key) ?? key;

/** Every skill, and each kind of those that have kinds. */
function skillOptions({ skills }: CharacterFacts): Named[] {
  return Object.entries(skills)
    .flatMap(([slug, { name, kind_of, subtypes }]): Named[] => {
      if (kind_of !== null) return [];
      if (subtypes.length === 0) return [{ slug, name }];
      return subtypes.map((kind) => ({ slug: `${slug}:${kind}`, name: `${name} (${kind.replaceAll('-', ' ')})` }));
    })
    .sort(byName);
}

const FEAT_NAMES = 'feat-names';

function Feats({ plan, view, facts, change }: Part) {
  const legal = new Set(view.feats.filter(({ state }) => state === 'eligible').map(({ slug }) => slug));
  const all = namedOf(facts.feats);
  const options = [...all.filter(({ slug }) => legal.has(slug)), ...all.filter(({ slug }) => !legal.has(slug))];
  const used = new Set<number>();
  const indexOf = (feat: string, choice: string | undefined) => {
    const index = plan.feats.findIndex((each, i) => !used.has(i) && each.feat === feat && each.choice === choice);
    used.add(index);
    return index;
  };
  const lines = view.feat_slots.map((slot) => ({
    ...slot,
    index: slot.feat === undefined ? null : indexOf(slot.feat, slot.choice),
  }));
  const left = plan.feats.flatMap((feat, index) =>
    used.has(index) || (feat.level ?? 0) > view.level
      ? []
      : [{ from: 'No slot', feat: feat.feat, choice: feat.choice, index }],
  );
  return (
    <>
      <ul className="character-slots">
        {[...lines, ...left].map(({ from, feat, choice, index }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
          <li key={i}>
            <small>{capitalized(from)}</small>
            {feat === undefined || index === null ? (
              <NameField
                label={`Feat of ${from}`}
                placeholder="Open: name a feat"
                options={options}
                list={FEAT_NAMES}
                onChoose={(slug) => change((old) => withFeat(old, { feat: slug }))}
              />
            ) : (
              <>
                <span>
                  <Link to={paths.entry('feats', feat)}>{facts.feats[feat]?.name ?? feat}</Link>
                  {facts.feats[feat]?.choice && (
                    <input
                      type="text"
                      aria-label={`What ${facts.feats[feat]?.name} is taken for`}
                      placeholder={facts.feats[feat]?.choice ?? ''}
                      defaultValue={choice?.replaceAll('-', ' ')}
                      onBlur={({ target }) =>
                        choiceIn(target.value) !== (choice ?? '') &&
                        change((old) => withChoice(old, index, choiceIn(target.value)))
                      }
                    />
                  )}
                </span>
                <IconButton
                  icon="x"
                  label={`Remove ${facts.feats[feat]?.name ?? feat}`}
                  onClick={() => change((old) => withoutFeat(old, index))}
                />
              </>
            )}
          </li>
        ))}
        {view.granted_feats.map(({ feat, choice, from }) => (
          <li key={`${feat}-${choice}-${from}`}>
            <small>{from}</small>
            <span>
              <Link to={paths.entry('feats', feat)}>{facts.feats[feat]?.name ?? feat}</Link>
              {choice && <small> ({choice.replaceAll('-', ' ')})</small>}
            </span>
            <Icon name="lock" />
          </li>
        ))}
      </ul>
      <Names id={FEAT_NAMES} options={options} />
    </>
  );
}

function Magic({ plan, facts, change }: Part) {
  const domains = Object.entries(facts.domains).map(([slug, name]) => ({ slug, name }));
  const spells = namedOf(facts.spells);
  return (
    <>
      <Field label="Deity">
        {(control) => (
          <Select
            {...control}
            value={plan.deity ?? ''}
            options={[['', 'None said'], ...namedOf(facts.deities).map(optionOf)]}
            onChange={({ target }) =>
              change((old) => ({ ...old, deity: target.value === '' ? undefined : target.value }))
            }
          />
        )}
      </Field>
      <Chosen
        names={plan.domains.map((slug) => ({ slug, name: facts.domains[slug] ?? slug }))}
        onRemove={(slug) => change((old) => withoutDomain(old, slug))}
      />
      <NameField
        label="Add a domain"
        placeholder="Add a domain"
        options={domains}
        onChoose={(slug) => change((old) => withDomain(old, slug))}
      />
      <Chosen
        names={plan.spells.map((slug) => ({ slug, name: facts.spells[slug]?.name ?? slug }))}
        onRemove={(slug) => change((old) => withoutSpell(old, slug))}
      />
      <NameField
        label="Add a known spell"
        placeholder="Add a known spell"
        options={spells}
        onChoose={(slug) => change((old) => withSpell(old, slug))}
      />
      <p className="muted">
        Known spells matter to feats and classes that ask for them; without any they are not asked.
      </p>
    </>
  );
}

function Chosen({ names, onRemove }: { names: readonly Named[]; onRemove: (slug: string) => void }) {
  if (names.length === 0) return null;
  return (
    <ul className="character-lines">
      {names.map(({ slug, name }) => (
        <li key={slug}>
          <span>{name}</span>
          <IconButton icon="x" label={`Remove ${name}`} onClick={() => onRemove(slug)} />
        </li>
      ))}
    </ul>
  );
}

/** What the lists beside the sheet do to it. */
export function actsOn({ view, change }: Pick<Part, 'view' | 'change'>) {
  const isOpen = view.feat_slots.some(({ feat, optional }) => feat === undefined && !optional);
  return {
    take: isOpen ? (slug: string) => change((old) => withFeat(old, { feat: slug })) : undefined,
    confirm: (text: string) => change((old) => withConfirmed(old, text)),
  };
}
