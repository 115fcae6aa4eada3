import { useRef } from 'react';
import { Form, useNavigate, useSubmit } from 'react-router';
import type { RawQuery } from '../../../contract/query.ts';
import type { Summoning } from '../../../contract/summoning.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { LEVEL_LIMITS } from '../../../rules/casting.ts';
import { Dice } from '../../entries/dice.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { summoningAddress } from './summoning-query.ts';

type SummoningHeadProps = { summoning: Summoning; query: RawQuery };

/** Who casts the spell, and what it comes to. Without scripts the form is sent. */
export function SummoningHead({ summoning, query }: SummoningHeadProps) {
  const { spell, level, caster, casters, augment } = summoning;
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const navigate = useNavigate();
  const send = () => submit(form.current, { preventScrollReset: true, replace: true });
  const chosen = casters.find(({ slug }) => slug === caster);
  const word = spell.kind === 'powers' ? 'manifester' : 'caster';
  return (
    <section className="stat" aria-labelledby="creatures">
      <Form className="stat-head dials" action={paths.summoning()} ref={form} key={summoningAddress(query)}>
        <SectionHead id="creatures" name="Creatures" />
        <input type="hidden" name="spell" value={spell.slug} />
        {casters.length > 1 && (
          <Field inline label="As" id="summon-as" className="cast-as">
            {(control) => (
              <Select
                {...control}
                name="as"
                defaultValue={caster ?? ''}
                options={casters.map(({ slug, name, level: at }) => [slug, at === null ? name : `${name} ${at}`])}
                onChange={() =>
                  navigate(summoningAddress(query, { as: fieldOf(form.current, 'as'), level: undefined }), {
                    preventScrollReset: true,
                    replace: true,
                  })
                }
              />
            )}
          </Field>
        )}
        <Stepper
          label={`At ${word} level`}
          name="level"
          value={level}
          lowest={chosen?.lowest_level ?? LEVEL_LIMITS.lowest}
          highest={LEVEL_LIMITS.highest}
          onChange={(next) =>
            navigate(summoningAddress(query, { level: String(next) }), { preventScrollReset: true, replace: true })
          }
        />
        {augment !== null && (
          <Checkbox name="augment" value="yes" defaultChecked={augment} onChange={send}>
            Augment Summoning
          </Checkbox>
        )}
        {query.list && <input type="hidden" name="list" value={query.list} />}
        {query.group && <input type="hidden" name="group" value={query.group} />}
        <noscript>
          <Button type="submit">Work out</Button>
        </noscript>
      </Form>
      <Rows summoning={summoning} />
    </section>
  );
}

const fieldOf = (form: HTMLFormElement | null, name: string): string =>
  String(new FormData(form ?? undefined).get(name) ?? '');

function Rows({ summoning }: { summoning: Summoning }) {
  const { duration, range, lists, augment, maximum_hit_points, calls } = summoning;
  const rolled = [...new Set(lists.map(({ count }) => count).filter((count) => count.includes('d')))];
  return (
    <dl className="rows live">
      <div>
        <dt>Duration</dt>
        <dd>{duration.text}</dd>
        {duration.at && <dd className="row-value">{duration.at}</dd>}
      </div>
      <div>
        <dt>Range</dt>
        <dd>{range.text}</dd>
        {range.at && <dd className="row-value">{range.at}</dd>}
      </div>
      <div>
        <dt>How many</dt>
        <dd>{howMany(summoning)}</dd>
        {rolled.length > 0 && (
          <dd className="row-value">
            {rolled.map((dice) => (
              <span key={dice}>
                <Dice dice={dice} label="How many">
                  {dice}
                </Dice>{' '}
              </span>
            ))}
          </dd>
        )}
      </div>
      {augment !== null && (
        <div>
          <dt>
            <Link to={paths.entry('feats', 'augment-summoning')}>Augment Summoning</Link>
          </dt>
          <dd>+4 enhancement bonus to Strength and Constitution</dd>
          <dd className="row-value">{augment ? 'on' : 'off'}</dd>
        </div>
      )}
      {maximum_hit_points && (
        <div>
          <dt>Hit points</dt>
          <dd>Every die has its maximum</dd>
        </div>
      )}
      {calls && (
        <div>
          <dt>Calling</dt>
          <dd>A called creature is really there: it dies if it is slain, and must be bargained with or controlled</dd>
        </div>
      )}
    </dl>
  );
}

function howMany({ lists, calls }: Summoning): string {
  if (lists.length === 0) return 'None at this level';
  if (calls) return 'One, or as many of the same kind as the list of its Hit Dice says';
  const parts = [...Map.groupBy(lists, ({ count }) => count)].map(
    ([count, ones]) => `${count === '1' ? 'one' : count} of ${ones.map(({ name }) => name).join(', ')}`,
  );
  return capitalized(parts.join('; '));
}
