import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { isFull, withClassAt, withLevel, withoutLevel } from './plan-edits.ts';
import { byName, optionOf, type SheetPart } from './sheet-part.ts';

/** The levels as a strip, one press a level. */
export function Levels({ plan, facts, change }: SheetPart) {
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
              change((old) => withoutLevel(old, index, facts));
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
            disabled={isFull(plan)}
            onClick={() => change((old) => withLevel(old, slug, facts))}
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
            disabled={isFull(plan)}
            options={[['', 'Choose a class'], ...classes.filter(({ slug }) => !own.includes(slug)).map(optionOf)]}
            onChange={({ target }) => target.value !== '' && change((old) => withLevel(old, target.value, facts))}
          />
        )}
      </Field>
      <p className="muted">Tap a level to change its class.</p>
    </>
  );
}
