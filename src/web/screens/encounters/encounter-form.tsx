import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form, useNavigation } from 'react-router';
import { ENCOUNTER_LEVELS, KIND_COUNTS, MANNERS } from '../../../contract/encounter-options.ts';
import type { MonsterFilters } from '../../../contract/monsters.ts';
import type { RawQuery } from '../../../contract/query.ts';
import { PARTY_LEVELS, PARTY_SIZES } from '../../../rules/encounters.ts';
import { CLIMATES, TERRAINS } from '../../../rules/habitats.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, FieldGroup } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { type PartyGroup, partyOf } from './encounter-query.ts';

/** The party of the books. */
export const USUAL_PARTY: readonly PartyGroup[] = [{ level: 1, count: 4 }];

const without = (words: Readonly<Record<string, string>>, ...left: string[]) =>
  Object.entries(words).filter(([slug]) => !left.includes(slug));

const CLIMATE_OPTIONS = [['', 'Any climate'], ...without(CLIMATES, 'any')] as [string, string][];
const TERRAIN_OPTIONS = [['', 'Any terrain'], ...without(TERRAINS, 'any', 'any-land')] as [string, string][];
const KIND_OPTIONS = [['', 'One or two'], ...Object.entries(KIND_COUNTS)] as [string, string][];
const MANNER_OPTIONS = [['', 'Lair, patrol or alone'], ...Object.entries(MANNERS)] as [string, string][];

/** The controls: a plain GET form. The first search draws a seed; the next ones go on with it. What is locked stays. */
export function EncounterForm({ query, filters }: { query: RawQuery; filters: MonsterFilters | null }) {
  const busy = useNavigation().state === 'loading';
  const party = partyOf(query);
  const shown = party.length > 0 ? party : USUAL_PARTY;
  const options = (any: string, values: readonly { slug: string; name: string }[] = []): [string, string][] => [
    ['', any],
    ...values.map(({ slug, name }): [string, string] => [slug, name]),
  ];
  return (
    <Form
      className="rail scotch encounter-form"
      action={paths.encounters()}
      id="find-encounter"
      aria-label="Find an encounter"
      preventScrollReset
      key={JSON.stringify(query)}
    >
      {/* What the Enter key presses. */}
      <button type="submit" name="find" value="1" hidden />
      <Field label="Encounter level" hint={query.level ? undefined : 'Without one, that of the party.'}>
        {(control) => (
          <input
            {...control}
            name="level"
            type="number"
            inputMode="numeric"
            min={ENCOUNTER_LEVELS.lowest}
            max={ENCOUNTER_LEVELS.highest}
            defaultValue={query.level ?? ''}
          />
        )}
      </Field>
      <FieldGroup name="Party">
        <PartyGroups groups={shown} />
      </FieldGroup>
      <div className="pair">
        <SelectField label="Climate" name="climate" value={query.climate ?? ''} options={CLIMATE_OPTIONS} />
        <SelectField label="Terrain" name="terrain" value={query.terrain ?? ''} options={TERRAIN_OPTIONS} />
      </div>
      <SelectField label="Type" name="type" value={query.type ?? ''} options={options('Any type', filters?.types)} />
      <SelectField
        label="Book"
        name="books"
        value={query.books ?? ''}
        options={options('Any book', filters?.rulebooks)}
      />
      <SelectField label="Kinds of creature" name="kinds" value={query.kinds ?? ''} options={KIND_OPTIONS} />
      <SelectField label="Met as" name="met" value={query.met ?? ''} options={MANNER_OPTIONS} />
      <Checkbox name="traps" value="yes" defaultChecked={query.traps === 'yes'}>
        Traps count in
      </Checkbox>
      {['seed', 'again', 'line1', 'line2', 'line3', 'line4', 'creature', 'trap', 'built', 'hold'].map(
        (name) => query[name] && <input key={name} type="hidden" name={name} value={query[name]} />,
      )}
      <Button variant="primary" icon="dices" type="submit" name="find" value="1" aria-disabled={busy}>
        {query.seed === undefined ? 'Find encounters' : 'Find four more'}
      </Button>
    </Form>
  );
}

/** The fields of each level of the party. One more level is added here; without scripts, by the form. */
function PartyGroups({ groups }: { groups: readonly PartyGroup[] }) {
  const [more, setMore] = useState<readonly PartyGroup[]>([]);
  const fields = useRef<HTMLDivElement>(null);
  const add = (event: MouseEvent) => {
    event.preventDefault();
    const typed = [...(fields.current?.querySelectorAll<HTMLInputElement>('[name=of]') ?? [])].at(-1);
    flushSync(() => setMore([...more, { level: Number(typed?.value) || 1, count: 1 }]));
    fields.current?.querySelector<HTMLInputElement>('.pair:last-of-type input')?.focus();
  };
  return (
    <div ref={fields}>
      {[...groups, ...more].map(({ level, count }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a party never move
        <PartyFields key={i} level={level} count={count} />
      ))}
      <Button variant="link" className="party-more" type="submit" name="more" value="1" formNoValidate onClick={add}>
        Another level
      </Button>
    </div>
  );
}

/** How many characters have a level; none takes the level out of the party. */
function PartyFields({ level, count }: PartyGroup) {
  return (
    <div className="pair">
      <Field label="Characters">
        {(control) => (
          <input
            {...control}
            name="people"
            type="number"
            inputMode="numeric"
            min={0}
            max={PARTY_SIZES.highest}
            required
            defaultValue={count}
          />
        )}
      </Field>
      <Field label="of level">
        {(control) => (
          <input
            {...control}
            name="of"
            type="number"
            inputMode="numeric"
            min={PARTY_LEVELS.lowest}
            max={PARTY_LEVELS.highest}
            required
            defaultValue={level}
          />
        )}
      </Field>
    </div>
  );
}
