import { Form, useNavigation } from 'react-router';
import type { RawQuery } from '../../../contract/query.ts';
import type { ShopFilters } from '../../../contract/shop.ts';
import {
  DEFAULT_BUDGET,
  DEFAULT_ITEMS,
  GEAR_SLOTS,
  MAX_BUDGET,
  MAX_ITEMS,
  MAX_SEED,
  SHOP_ALIGNMENTS,
  SHOP_KINDS,
  SHOP_RACES,
} from '../../../contract/shop-options.ts';
import { COMMUNITIES } from '../../../rules/shop-prices.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { DEALING_LIMITS, dealingOf, type Keeper, MAX_TEXT_LENGTHS } from './shop-query.ts';

type ShopFormProps = { query: RawQuery; keeper: Keeper; filters: ShopFilters | null };

/** The controls: a plain GET form. If it is sent without a seed, a random one is chosen. */
export function ShopForm({ query, keeper, filters }: ShopFormProps) {
  const busy = useNavigation().state === 'loading';
  return (
    <Form
      className="rail scotch"
      action={paths.shop()}
      aria-label="The shop"
      preventScrollReset
      key={JSON.stringify([query, keeper])}
    >
      {query.books && <input type="hidden" name="books" value={query.books} />}
      <Text label="Shop name" name="shop_name" value={keeper.shop_name} />
      <Text label="Owner name" name="owner" value={keeper.owner} />
      <SelectField
        label="Alignment"
        name="alignment"
        value={keeper.alignment}
        options={SHOP_ALIGNMENTS.map((one) => [one, one])}
      />
      <div className="pair">
        <SelectField label="Owner race" name="race" value={keeper.race} options={Object.entries(SHOP_RACES)} />
        <SelectField
          label="Gear slot"
          name="gear_slot"
          value={query.gear_slot ?? ''}
          options={slotOptions(query.gear_slot)}
        />
      </div>
      <div className="pair">
        <Count label="Budget (gp)" name="budget" value={query.budget ?? DEFAULT_BUDGET} min={0} max={MAX_BUDGET} />
        <Count
          label="Maximum items"
          name="max_items"
          value={query.max_items ?? DEFAULT_ITEMS}
          min={1}
          max={MAX_ITEMS}
        />
      </div>
      <Field label="Notes" className="shop-notes">
        {(control) => (
          <textarea {...control} name="notes" rows={3} maxLength={MAX_TEXT_LENGTHS.notes} defaultValue={keeper.notes} />
        )}
      </Field>
      <MoreChoices query={query} keeper={keeper} filters={filters} />
      <Checkbox name="debug" value="true" defaultChecked={query.debug === 'true'}>
        Show the debug log
      </Checkbox>
      {query.lock && <input type="hidden" name="lock" value={query.lock} />}
      {query.view && <input type="hidden" name="view" value={query.view} />}
      {query.seed && <input type="hidden" name="last" value={query.seed} />}
      {query.keep && <input type="hidden" name="last_keep" value={query.keep} />}
      <Button variant="primary" icon="dices" type="submit" name="generate" value="1" aria-disabled={busy}>
        {busy ? 'Generating…' : 'Generate Inventory'}
      </Button>
      <Button variant="quiet" icon="shuffle" type="submit" name="names" value="new" formNoValidate>
        Random names
      </Button>
    </Form>
  );
}

/** The four slots of the form, and the slot of the address if it is another one. */
function slotOptions(slot = ''): [string, string][] {
  const slots: [string, string][] = [['', 'Any'], ...Object.entries(GEAR_SLOTS)];
  return slots.some(([value]) => value === slot) ? slots : [...slots, [slot, slot]];
}

/** Further choices: the kind of shop, what it sells, and its prices. */
function MoreChoices({ query, keeper, filters }: ShopFormProps) {
  const dealing = dealingOf(query);
  const open = ['kind', 'community', 'max_price', 'types', 'markup', 'haggle', 'buys'].some((name) => query[name]);
  return (
    <details className="shop-more" open={open}>
      <summary>Kind, prices and dealing</summary>
      <SelectField label="Kind of shop" name="kind" value={keeper.kind} options={Object.entries(SHOP_KINDS)} />
      <div className="pair">
        <SelectField
          label="Community"
          name="community"
          value={query.community ?? ''}
          options={[
            ['', 'Any size'],
            ...Object.entries(COMMUNITIES).map(([slug, { name, limit }]): [string, string] => [
              slug,
              `${name} (${limit.toLocaleString('en')} gp)`,
            ]),
          ]}
        />
        <Count
          label="Highest price (gp)"
          name="max_price"
          value={query.max_price ?? ''}
          min={0}
          max={MAX_BUDGET}
          step="any"
        />
      </div>
      <div className="trio">
        {(['markup', 'haggle', 'buys'] as const).map((name) => (
          <Count
            key={name}
            label={{ markup: 'Markup %', haggle: 'Haggled %', buys: 'Buys at %' }[name]}
            name={name}
            value={dealing[name]}
            min={DEALING_LIMITS[name].min}
            max={DEALING_LIMITS[name].max}
          />
        ))}
      </div>
      <Count label="Seed (drawn anew where empty)" name="seed" value="" min={0} max={MAX_SEED} />
      {filters && <TypeChoices query={query} filters={filters} />}
    </details>
  );
}

function TypeChoices({ query, filters }: { query: RawQuery; filters: ShopFilters }) {
  const chosen = new Set((query.types ?? '').split(',').map((type) => type.trim()));
  const box = (type: string, value: string, label: string) => (
    <td>
      <input
        type="checkbox"
        name="types"
        value={value}
        defaultChecked={chosen.has(value)}
        aria-label={`${label} ${type}`}
      />
    </td>
  );
  return (
    <details className="shop-types" open={query.types !== undefined}>
      <summary>Item kinds in and out</summary>
      <table>
        <caption className="sr-only">Only these kinds of items, and none of those</caption>
        <thead>
          <tr>
            <th scope="col">Items</th>
            <th scope="col">Only</th>
            <th scope="col">None</th>
          </tr>
        </thead>
        <tbody>
          {filters.types.map(({ slug, name }) => (
            <tr key={slug}>
              <th scope="row">{name}</th>
              {box(name, slug, 'Only')}
              {box(name, `-${slug}`, 'No')}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Text({ label, name, value }: { label: string; name: keyof typeof MAX_TEXT_LENGTHS; value: string }) {
  return (
    <Field label={label}>
      {(control) => (
        <input {...control} name={name} type="text" defaultValue={value} maxLength={MAX_TEXT_LENGTHS[name]} />
      )}
    </Field>
  );
}

type CountProps = { label: string; name: string; value: string | number; min: number; max: number; step?: 'any' };

function Count({ label, name, value, min, max, step }: CountProps) {
  return (
    <Field label={label}>
      {(control) => (
        <input {...control} name={name} type="number" defaultValue={value} min={min} max={max} step={step ?? 1} />
      )}
    </Field>
  );
}
