import type { NamedSlug } from '../../../contract/entries.ts';
import { IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { NameField } from './name-field.tsx';
import { withDomain, withoutDomain, withoutSpell, withSpell } from './plan-edits.ts';
import { namedSlugs, optionOf, type SheetPart } from './sheet-part.ts';

/** Deity, domains and known spells. */
export function Magic({ plan, facts, change }: SheetPart) {
  const domains = Object.entries(facts.domains).map(([slug, name]) => ({ slug, name }));
  const spells = namedSlugs(facts.spells);
  return (
    <>
      <Field label="Deity">
        {(control) => (
          <Select
            {...control}
            value={plan.deity ?? ''}
            options={[['', 'None said'], ...namedSlugs(facts.deities).map(optionOf)]}
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

function Chosen({ names, onRemove }: { names: readonly NamedSlug[]; onRemove: (slug: string) => void }) {
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
