import { Form } from 'react-router';
import type { CharacterPlanAnswer } from '../../../contract/character.ts';
import type { RawQuery } from '../../../contract/query.ts';
import { ABILITIES, ABILITY_NAMES } from '../../../rules/abilities.ts';
import { ALIGNMENTS } from '../../../rules/alignment.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { SelectOption } from '../../ui/select.tsx';
import { SelectField } from '../../ui/select-field.tsx';

export const ALIGNMENT_OPTIONS: readonly SelectOption[] = [
  ['', 'Not said'],
  ...ALIGNMENTS.map((alignment): SelectOption => [alignment, capitalized(alignment.replace('-', ' '))]),
];

type TextsProps = { label: string; name: string; value: string | undefined; hint?: string; rows?: number };

function Texts({ label, name, value = '', hint, rows = 3 }: TextsProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => <textarea {...control} name={name} rows={rows} defaultValue={asTyped(value)} />}
    </Field>
  );
}

/** The pieces of a list as people type them: `knowledge:arcana:4` → `knowledge (arcana) 4`; what was typed stays. */
function asTyped(text: string): string {
  return text
    .split(/\s*,\s*(?![^(]*\))/)
    .map((piece) => {
      const [, name = '', kind, count, level = ''] =
        /^([a-z0-9-]+?)(?::([a-z0-9:-]*?[a-z][a-z0-9:-]*))?(?::(\d[\d.]*))?(@\d+)?$/.exec(piece) ?? [];
      if (name === '') return piece;
      const words = (slug: string) => slug.replaceAll('-', ' ').replace(':', ': ');
      return `${words(name)}${kind === undefined ? '' : ` (${words(kind)})`}${count === undefined ? '' : ` ${count}`}${level}`;
    })
    .join(', ');
}

/** The character of an address as a plain GET form: names as the books write them. */
export function AddressForm({ query, view }: { query: RawQuery; view: CharacterPlanAnswer | null }) {
  return (
    <Form
      className="rail scotch"
      action={paths.character()}
      aria-label="The sheet"
      preventScrollReset
      key={JSON.stringify(query)}
    >
      <Field label="Name">
        {(control) => <input {...control} name="name" type="text" autoComplete="off" defaultValue={query.name} />}
      </Field>
      <div className="pair">
        <Field label="Race">
          {(control) => <input {...control} name="race" type="text" defaultValue={query.race ?? 'human'} />}
        </Field>
        <SelectField label="Alignment" name="alignment" value={query.alignment ?? ''} options={ALIGNMENT_OPTIONS} />
      </div>
      <Texts
        label="Levels"
        name="levels"
        value={query.levels ?? `${query.class ?? 'fighter'} ${query.level ?? 1}`}
        hint="In their order: fighter 5, wizard 2, fighter 1"
        rows={2}
      />
      <Field label="Levels reached" hint="The others are a plan.">
        {(control) => (
          <input
            {...control}
            name="reached"
            type="number"
            min={1}
            max={60}
            defaultValue={query.reached ?? view?.reached}
          />
        )}
      </Field>
      <div className="character-scores">
        {ABILITIES.map((ability) => (
          <Field key={ability} label={ABILITY_NAMES[ability]}>
            {(control) => (
              <input {...control} name={ability} type="number" min={1} max={99} defaultValue={query[ability] ?? 10} />
            )}
          </Field>
        ))}
      </div>
      <Texts label="Feats" name="feats" value={query.feats} hint="Dodge, Weapon Focus (longsword)" />
      <Texts label="Ranks" name="ranks" value={query.ranks} hint="Hide 8, Knowledge (arcana) 4" />
      <Texts label="Domains" name="domains" value={query.domains} hint="Domains of a cleric: sun, war" rows={1} />
      <Texts label="Known spells" name="spells" value={query.spells} rows={2} />
      {(['deity', 'increases', 'raises', 'confirmed', 'view', 'feats_of'] as const).map(
        (name) => query[name] !== undefined && <input key={name} type="hidden" name={name} value={query[name]} />,
      )}
      <Button variant="primary" type="submit">
        Work it out
      </Button>
    </Form>
  );
}
