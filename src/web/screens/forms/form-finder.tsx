import { useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { MOVEMENTS } from '../../../contract/form-options.ts';
import type { Forms } from '../../../contract/forms.ts';
import type { RawQuery } from '../../../contract/query.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { LEVEL_LIMITS } from '../../../rules/casting.ts';
import { WAYS, type WayName } from '../../../rules/forms/ways.ts';
import { CREATURE_TYPES, SIZES } from '../../../rules/monster-vocabulary.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';

type Option = [value: string, text: string];

const WAY_OPTIONS = Object.entries(WAYS).map(([slug, { name }]): Option => [slug, name]);
const MOVE_OPTIONS: Option[] = [['', 'Any movement'], ...MOVEMENTS.map((one): Option => [one, capitalized(one)])];
const words = (slug: string) => capitalized(slug.replaceAll('-', ' '));

/** What form is looked for: a plain form, which is sent at each change where scripts run. */
export function FormFinder({ query, forms }: { query: RawQuery; forms: Forms | null }) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const by = (forms?.by ?? query.by ?? 'wild-shape') as WayName;
  const way = WAYS[by] ?? WAYS['wild-shape'];
  return (
    <Form
      className="item-filters scotch form-finder"
      action={paths.forms()}
      aria-label="Find a form"
      ref={form}
      key={JSON.stringify(query)}
      preventScrollReset
      onChange={() =>
        form.current?.reportValidity() && submit(form.current, { preventScrollReset: true, replace: true })
      }
    >
      <SelectField label="By" name="by" value={by} options={WAY_OPTIONS} />
      <NumberField
        label={`${capitalized(way.level)} level`}
        name="level"
        value={String(forms?.level ?? query.level ?? '')}
        most={LEVEL_LIMITS.highest}
      />
      <NumberField
        label="Hit Dice at most"
        name="hd"
        value={query.hd ?? ''}
        placeholder={String(forms?.most_hit_dice ?? '')}
        most={60}
      />
      <SelectField
        label="Size"
        name="size"
        value={query.size ?? ''}
        options={[['', 'Any size'], ...(forms?.sizes ?? []).map(({ slug, name }): Option => [slug, name])]}
      />
      <SelectField
        label="Type"
        name="type"
        value={query.type ?? ''}
        options={[['', 'Any type'], ...(forms?.types ?? []).map(({ slug, name }): Option => [slug, name])]}
      />
      <SelectField label="Moves by" name="move" value={query.move ?? ''} options={MOVE_OPTIONS} />
      <SelectField
        label="Gains"
        name="gains"
        value={query.gains ?? ''}
        options={[['', 'Any ability'], ...(forms?.gains ?? []).map((one): Option => [one, capitalized(one)])]}
      />
      <NumberField
        label="Base attack"
        name="base_attack"
        value={query.base_attack ?? ''}
        placeholder={forms ? `+${forms.base_attack}` : ''}
        least={0}
        most={60}
      />
      <NumberField
        label="Base Fortitude"
        name="fort"
        value={query.fort ?? ''}
        placeholder={forms ? `+${forms.fortitude}` : ''}
        least={0}
        most={60}
      />
      {by === 'alter-self' && <OwnFields query={query} />}
      {query.sort && <input type="hidden" name="sort" value={query.sort} />}
      <noscript>
        <Button type="submit">Find</Button>
      </noscript>
    </Form>
  );
}

/** *Alter self* keeps one's own abilities, and stays near one's own type and size. */
function OwnFields({ query }: { query: RawQuery }) {
  return (
    <>
      <SelectField
        label="Own type"
        name="own_type"
        value={query.own_type ?? 'humanoid'}
        options={CREATURE_TYPES.map((type): Option => [type, words(type)])}
      />
      <SelectField
        label="Own size"
        name="own_size"
        value={query.own_size ?? 'medium'}
        options={SIZES.map((size): Option => [size, words(size)])}
      />
      {(['str', 'dex', 'con'] as const).map((ability) => (
        <NumberField
          key={ability}
          label={`Own ${capitalized(ability)}`}
          name={ability}
          value={query[ability] ?? ''}
          placeholder="10"
          most={60}
        />
      ))}
    </>
  );
}

type NumberFieldProps = {
  label: string;
  name: string;
  value: string;
  placeholder?: string;
  least?: number;
  most: number;
};

function NumberField({ label, name, value, placeholder, least = 1, most }: NumberFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="number"
          inputMode="numeric"
          name={name}
          min={least}
          max={most}
          defaultValue={value}
          placeholder={placeholder}
        />
      )}
    </Field>
  );
}
