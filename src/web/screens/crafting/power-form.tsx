import { Form } from 'react-router';
import type { RawQuery } from '../../../contract/query.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import {
  FIGURE_EFFECTS,
  ITEM_CHARGES,
  MAX_POWERS,
  type NewItem,
  RESTRICTIONS,
  SPACES,
  SPELL_USES,
  UNLIMITED_USES,
} from '../../../rules/estimated-prices.ts';
import { CASTER_CLASSES } from '../../../rules/item-prices.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, FieldGroup } from '../../ui/field.tsx';
import { Select, type SelectOption } from '../../ui/select.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { EMPTY_ROW, type PowerRow, rowsOf } from './power-rows.ts';
import { SpellInput } from './spell-input.tsx';

const EFFECTS: readonly SelectOption[] = [
  ['', 'Choose a power'],
  ['spell', 'A spell'],
  ...Object.entries(FIGURE_EFFECTS).map(([slug, { name }]): SelectOption => [slug, name]),
];
const USES = Object.entries(SPELL_USES).map(([slug, { name }]): SelectOption => [slug, name]);
const LIMITS: readonly SelectOption[] = [
  ['', 'Without limit'],
  ...Array.from({ length: UNLIMITED_USES - 1 }, (_, i): SelectOption => [String(i + 1), `${i + 1} a day`]),
  ['charged', `${ITEM_CHARGES} charges`],
];
const SPACE_OPTIONS = Object.entries(SPACES).map(([slug, { name }]): SelectOption => [slug, name]);
const RESTRICTION_OPTIONS = Object.entries(RESTRICTIONS).map(([slug, { name }]): SelectOption => [slug, name]);
const CLASSES: readonly SelectOption[] = [
  ['', 'Wizard, cleric or druid first'],
  ...CASTER_CLASSES.map((name): SelectOption => [name, capitalized(name)]),
];

/** The powers of a new item: a plain GET form, whose rows the page turns into powers (`power-rows.ts`). */
export function PowerForm({ query, make }: { query: RawQuery; make: NewItem }) {
  const filled = rowsOf(query);
  const rows = [...filled, ...(filled.length < MAX_POWERS ? [EMPTY_ROW] : [])];
  return (
    <Form
      className="rail scotch"
      action={paths.crafting()}
      aria-label="What is made"
      preventScrollReset
      key={JSON.stringify(query)}
    >
      <input type="hidden" name="make" value={make} />
      {rows.map((row, i) =>
        make === 'staff' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the form is built anew with every change
          <StaffSpell key={i} row={row} number={i + 1} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the form is built anew with every change
          <Power key={i} row={row} number={i + 1} />
        ),
      )}
      {make === 'staff' ? (
        <Field label="Caster level" hint="At least 8; the lowest possible where it is empty">
          {(control) => (
            <input {...control} name="caster_level" type="number" min={8} max={20} defaultValue={query.caster_level} />
          )}
        </Field>
      ) : (
        <Placing query={query} />
      )}
      <SelectField label="Class of the maker" name="class" value={query.class ?? ''} options={CLASSES} />
      <Button variant="primary" type="submit">
        Work it out
      </Button>
    </Form>
  );
}

type RowProps = { row: PowerRow; number: number };

function Power({ row, number }: RowProps) {
  return (
    <FieldGroup name={`Power ${number}`}>
      <div className="power">
        <Select name="effect" aria-label="Effect" defaultValue={row.effect} options={EFFECTS} />
        <Field label="Bonus, level or resistance" className="of-effect">
          {(control) => (
            <input {...control} name="figure" type="number" min={1} max={32} defaultValue={row.figure || '1'} />
          )}
        </Field>
        <Field label="Spell" className="of-spell">
          {(control) => <SpellInput {...control} name="of" defaultValue={row.of} />}
        </Field>
        <Field label="Used by" className="of-spell">
          {(control) => <Select {...control} name="use" defaultValue={row.use} options={USES} />}
        </Field>
        <div className="pair of-spell">
          <Field label="How often">
            {(control) => <Select {...control} name="uses" defaultValue={row.uses} options={LIMITS} />}
          </Field>
          <Field label="Caster level">
            {(control) => (
              <input
                {...control}
                name="level"
                type="number"
                min={1}
                max={20}
                placeholder="lowest"
                defaultValue={row.level}
              />
            )}
          </Field>
        </div>
      </div>
    </FieldGroup>
  );
}

function StaffSpell({ row, number }: RowProps) {
  return (
    <FieldGroup name={<span className="sr-only">Spell {number}</span>}>
      <div className="staff-spell">
        <Field label="Spell">{(control) => <SpellInput {...control} name="of" defaultValue={row.of} />}</Field>
        <Field label="Charges">
          {(control) => (
            <input
              {...control}
              name="figure"
              type="number"
              min={1}
              max={ITEM_CHARGES}
              defaultValue={row.figure || '1'}
            />
          )}
        </Field>
      </div>
    </FieldGroup>
  );
}

function Placing({ query }: { query: RawQuery }) {
  return (
    <>
      <SelectField label="Worn or held" name="space" value={query.space ?? 'usual'} options={SPACE_OPTIONS} />
      <Checkbox name="similar" value="yes" defaultChecked={query.similar === 'yes'}>
        Its powers are similar <small>(off the body)</small>
      </Checkbox>
      <SelectField
        label="Who can use it"
        name="restricted"
        value={query.restricted ?? 'none'}
        options={RESTRICTION_OPTIONS}
      />
      <Field label="Price of the thing itself, gp">
        {(control) => <input {...control} name="item_gp" type="number" min={0} defaultValue={query.item_gp} />}
      </Field>
    </>
  );
}
