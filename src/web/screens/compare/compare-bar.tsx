import { useState } from 'react';
import { Form, useNavigate } from 'react-router';
import type { KindName } from '../../../contract/kinds.ts';
import { MAX_COMPARED } from '../../../contract/limits.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { LEVEL_LIMITS, SCORE_LIMITS } from '../../../rules/casting.ts';
import { WEAPON_SIZES } from '../../../rules/weapon-damage.ts';
import { usePendingChanges } from '../../data/pending-changes.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { useDraft } from '../../ui/use-draft.ts';
import { comparedSingular } from './comparison.ts';
import type { ComparePage } from './load-comparison.ts';

type CompareBarProps = { page: ComparePage; kind: KindName };

/** The form of a comparison: a further entry, the dials, and whether only differences are shown. All of it is in the address. */
export function CompareBar({ page, kind }: CompareBarProps) {
  const { query, refs, plural } = page;
  const left = MAX_COMPARED - refs.length;
  return (
    <Form className="compare-bar" action={paths.compare()} aria-label={`Compare ${plural}`}>
      {query.of && <input type="hidden" name="of" value={query.of} />}
      {query.built && <input type="hidden" name="built" value={query.built} />}
      {left > 0 && <AddField page={page} kind={kind} left={left} />}
      {/* Other entries end what was chosen and is not in the address yet. */}
      <Dials key={`${query.of} ${query.built}`} page={page} />
      <noscript>
        <Button type="submit">Apply</Button>
      </noscript>
    </Form>
  );
}

function Dials({ page: { query, refs, dials } }: Pick<CompareBarProps, 'page'>) {
  const navigate = useNavigate();
  const withEarlier = usePendingChanges(query);
  const change = (name: string, value: string) => {
    const { add, ...rest } = { ...query, ...withEarlier({ [name]: value }) };
    const set = Object.fromEntries(Object.entries(rest).filter(([, text]) => text !== ''));
    navigate(paths.compare(set), { replace: true, preventScrollReset: true });
  };
  const [size, chooseSize] = useDraft(dials?.of === 'wielding' ? dials.size : '');
  const [differs, chooseDiffers] = useDraft(query.differs);
  return (
    <>
      {dials?.of === 'casting' && (
        <>
          <Dial label={dials.levelName} name="cl" value={dials.level} limits={LEVEL_LIMITS} change={change} />
          <Dial label={dials.scoreName} name="score" value={dials.score} limits={SCORE_LIMITS} change={change} />
        </>
      )}
      {dials?.of === 'wielding' && (
        <>
          <Field inline label="Size" id="compare-size">
            {(control) => (
              <Select
                {...control}
                name="size"
                value={size}
                options={WEAPON_SIZES.map((one) => [one, capitalized(one)])}
                onChange={({ target }) => {
                  chooseSize(target.value);
                  change('size', target.value);
                }}
              />
            )}
          </Field>
          <Dial label="Strength" name="str" value={dials.strength} limits={SCORE_LIMITS} change={change} />
        </>
      )}
      {refs.length > 1 && (
        <Checkbox
          name="differs"
          value="yes"
          checked={differs === 'yes'}
          onChange={({ target }) => {
            const value = target.checked ? 'yes' : '';
            chooseDiffers(value);
            change('differs', value);
          }}
        >
          Only what differs
        </Checkbox>
      )}
    </>
  );
}

/** The field for the name of a further entry. It is empty again once the entry is there. */
function AddField({ page: { query, plural, unknown }, kind, left }: CompareBarProps & { left: number }) {
  const entries = `${query.of} ${query.built}`;
  const [typed, setTyped] = useState({ entries, name: unknown ?? '' });
  if (typed.entries !== entries) setTyped({ entries, name: '' });
  return (
    <Field
      label={`Add another of the ${plural} (${left} more)`}
      id="compare-add"
      className="compare-add"
      error={unknown === null ? undefined : `No other ${comparedSingular(kind)} is called “${unknown}”.`}
    >
      {(control) => (
        <span className="join">
          <input
            {...control}
            name="add"
            type="search"
            autoComplete="off"
            placeholder="Name"
            value={typed.entries === entries ? typed.name : ''}
            onChange={({ target }) => setTyped({ entries, name: target.value })}
          />
          <Button type="submit" icon="plus">
            Add
          </Button>
        </span>
      )}
    </Field>
  );
}

type DialProps = {
  label: string;
  name: string;
  value: number;
  limits: { lowest: number; highest: number };
  change: (name: string, value: string) => void;
};

/** A stepper that shows what was chosen while the page of it is still being loaded. */
function Dial({ label, name, value, limits, change }: DialProps) {
  const [shown, choose] = useDraft(String(value));
  return (
    <Stepper
      {...limits}
      label={label}
      name={name}
      value={Number(shown)}
      onChange={(next) => {
        choose(String(next));
        change(name, String(next));
      }}
    />
  );
}
