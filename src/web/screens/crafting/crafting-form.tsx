import { Form } from 'react-router';
import type { CraftingOptions } from '../../../contract/crafting.ts';
import type { RawQuery } from '../../../contract/query.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { MAX_ENHANCEMENT } from '../../../rules/crafting.ts';
import { CASTER_CLASSES } from '../../../rules/item-prices.ts';
import { signed } from '../../../rules/signed.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, FieldGroup } from '../../ui/field.tsx';
import type { SelectOption } from '../../ui/select.tsx';
import { SelectField } from '../../ui/select-field.tsx';

type FormProps = { query: RawQuery; options: CraftingOptions };

const SORTS = { weapon: 'Weapons', armor: 'Armor', shield: 'Shields', ammunition: 'Ammunition' } as const;

/** What is made: a plain GET form, whose choices depend on the base in the address. */
export function CraftingForm({ query, options }: FormProps) {
  return (
    <Form
      className="rail scotch"
      action={paths.crafting()}
      aria-label="What is made"
      preventScrollReset
      key={JSON.stringify(query)}
    >
      {query.spell ? <SpellChoices query={query} /> : <BaseChoices query={query} options={options} />}
      <Button variant="primary" type="submit">
        Work it out
      </Button>
    </Form>
  );
}

function BaseChoices({ query, options }: FormProps) {
  return (
    <>
      <Field
        label="Base"
        hint={options.sizes.length === 0 ? 'Sizes, materials and special abilities follow from it.' : undefined}
      >
        {(control) => (
          <select {...control} name="base" defaultValue={query.base ?? ''}>
            <option value="">Choose a weapon, armor or shield</option>
            {(Object.keys(SORTS) as (keyof typeof SORTS)[]).map((sort) => (
              <optgroup key={sort} label={SORTS[sort]}>
                {options.bases
                  .filter((base) => base.sort === sort)
                  .map(({ value, name }) => (
                    <option key={value} value={value}>
                      {name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      {options.sizes.length > 0 && <MakeChoices query={query} options={options} />}
    </>
  );
}

function MakeChoices({ query, options }: FormProps) {
  const toOption = ({ value, name }: { value: string; name: string }): SelectOption => [value, name];
  return (
    <>
      <div className="pair">
        <SelectField label="Size" name="size" value={query.size ?? 'medium'} options={options.sizes.map(toOption)} />
        <SelectField
          label="Material"
          name="material"
          value={query.material ?? ''}
          options={[['', 'The usual'], ...options.materials.map(toOption)]}
        />
      </div>
      {options.strength === 1 && (
        <Field label="Strength rating">
          {(control) => (
            <input {...control} name="strength" type="number" min={0} max={20} defaultValue={query.strength ?? 0} />
          )}
        </Field>
      )}
      <Checkbox name="masterwork" value="yes" defaultChecked={query.masterwork === 'yes' || isMagic(query)}>
        Masterwork
      </Checkbox>
      <Head prefix="" query={query} options={options} />
      {options.double === 1 && (
        <details open={query.other_enhancement !== undefined}>
          <summary>The other end</summary>
          <Head prefix="other_" query={query} options={options} />
        </details>
      )}
    </>
  );
}

/** Whether an end of it has an enhancement bonus: then it is masterwork, too (Dungeon Master's Guide, pages 216 and 221). */
const isMagic = ({ enhancement = '', other_enhancement = '' }: RawQuery) =>
  enhancement !== '' || other_enhancement !== '';

/** Enhancement bonus and special abilities, of a double weapon for each end. Those that are chosen come first. */
function Head({ prefix, query, options }: FormProps & { prefix: '' | 'other_' }) {
  const chosen = new Set((query[`${prefix}ability`] ?? '').split(','));
  const abilities = [
    ...options.abilities.filter(({ value }) => chosen.has(value)),
    ...options.abilities.filter(({ value }) => !chosen.has(value)),
  ];
  return (
    <>
      <SelectField
        label="Enhancement bonus"
        name={`${prefix}enhancement`}
        value={query[`${prefix}enhancement`] ?? ''}
        options={[
          ['', 'None'],
          ...Array.from({ length: MAX_ENHANCEMENT }, (_, i): SelectOption => [String(i + 1), `+${i + 1}`]),
        ]}
      />
      {abilities.length > 0 && (
        <FieldGroup name="Special abilities">
          <div className="crafting-abilities">
            {abilities.map(({ value, name, bonus, price }) => (
              <Checkbox key={value} name={`${prefix}ability`} value={value} defaultChecked={chosen.has(value)}>
                {name} <small>{bonus > 0 ? signed(bonus) : `${price.toLocaleString('en')} gp`}</small>
              </Checkbox>
            ))}
          </div>
        </FieldGroup>
      )}
    </>
  );
}

const SPELL_FORMS: readonly SelectOption[] = [
  ['scroll', 'Scroll'],
  ['wand', 'Wand'],
  ['potion', 'Potion'],
  ['oil', 'Oil'],
];

const SPELL_CLASSES: readonly SelectOption[] = [
  ['', 'The cheapest maker'],
  ...CASTER_CLASSES.map((name): SelectOption => [name, capitalized(name)]),
];

function SpellChoices({ query }: { query: RawQuery }) {
  return (
    <>
      <input type="hidden" name="spell" value={query.spell} />
      <SelectField label="Made as" name="as" value={query.as ?? 'scroll'} options={SPELL_FORMS} />
      <SelectField label="Class of the maker" name="class" value={query.class ?? ''} options={SPELL_CLASSES} />
      <Field label="Caster level" hint="The lowest possible where it is empty">
        {(control) => (
          <input {...control} name="caster_level" type="number" min={1} max={20} defaultValue={query.caster_level} />
        )}
      </Field>
    </>
  );
}
