import { Form, useNavigation } from 'react-router';
import type { RawQuery } from '../../../contract/query.ts';
import { MAX_TREASURE_LEVEL, TREASURE_AMOUNTS } from '../../../contract/treasure-options.ts';
import { SectionHead } from '../../layout/section-head.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select, type SelectOption } from '../../ui/select.tsx';

const AMOUNTS = Object.entries(TREASURE_AMOUNTS).map(([slug, { name }]): SelectOption => [slug, name]);

type TreasureFormProps = {
  query: RawQuery;
  /** Whether a creature's treasure is asked for. */
  ofCreature: boolean;
  /** What the field of the creature shows. */
  creature: string;
};

/**
 * The controls: a plain GET form, which leads to an address with a random seed. It names the creature that it shows, so that
 * this one is rolled for again while its name is unchanged.
 */
export function TreasureForm({ query, ofCreature, creature }: TreasureFormProps) {
  const busy = useNavigation().state === 'loading';
  return (
    <Form
      className="stat-head dials"
      action={paths.treasure()}
      aria-label="The treasure"
      preventScrollReset
      key={JSON.stringify(query)}
    >
      <SectionHead id="roll" name="Roll a treasure" />
      {ofCreature && (
        <Field inline label="Creature" id="treasure-creature">
          {(control) => (
            <input {...control} name="creature" type="text" autoComplete="off" required defaultValue={creature} />
          )}
        </Field>
      )}
      <Field
        inline
        label={ofCreature ? 'Level, if not its CR' : 'Level'}
        id="treasure-level"
        className="treasure-level"
      >
        {(control) => (
          <input
            {...control}
            name="level"
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_TREASURE_LEVEL}
            required={!ofCreature}
            defaultValue={query.level ?? (ofCreature ? '' : '1')}
          />
        )}
      </Field>
      <Field inline label="Treasure" id="treasure-amount" className="treasure-amount">
        {(control) => (
          <Select
            {...control}
            name="treasure"
            defaultValue={query.treasure ?? (ofCreature ? '' : 'standard')}
            options={ofCreature ? [['', 'As its entry says'], ...AMOUNTS] : AMOUNTS}
          />
        )}
      </Field>
      {query.creature && (
        <>
          <input type="hidden" name="shown_slug" value={query.creature} />
          <input type="hidden" name="shown_name" value={creature} />
          {query.build && <input type="hidden" name="build" value={query.build} />}
        </>
      )}
      {query.view && <input type="hidden" name="view" value={query.view} />}
      <Button variant="primary" icon="dices" type="submit" name="roll" value="1" aria-disabled={busy}>
        Roll
      </Button>
    </Form>
  );
}
