import { useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { MAX_MASTER_BONUS, MAX_MASTER_LEVEL, MAX_MASTER_POINTS } from '../../../contract/companion-options.ts';
import type { Companion, CompanionChoice } from '../../../contract/companions.ts';
import { type RawQuery, readQuery } from '../../../contract/query.ts';
import { NOTHING } from '../../../rules/monster-format.ts';
import { ordinal } from '../../../rules/ordinal.ts';
import { signed } from '../../../rules/signed.ts';
import { apiPaths } from '../../api-paths.ts';
import { type Answer, type Api, apiOf, pageApi } from '../../data/api.ts';
import { servePage, usePageData } from '../../data/page-data.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { listStyle, screenStyle } from '../../layout/page-style.ts';
import { SectionHead } from '../../layout/section-head.tsx';
import { pageMeta } from '../../layout/site.ts';
import { ErrorState } from '../../layout/states.tsx';
import { Link } from '../../navigation/link.tsx';
import { SegmentLinks } from '../../navigation/segment-links.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import blockStyleUrl from '../encounters/mini-block.css?url';
import { ShortBlock } from '../summoning/short-block.tsx';
import summoningStyleUrl from '../summoning/summoning.css?url';
import type { Route } from './+types/companions';
import styleUrl from './companions.css?url';

const PARAMETERS = ['as', 'level', 'creature', 'hp', 'base_attack', 'fort', 'reflex', 'will'] as const;

const chosen = (query: RawQuery): Record<string, string> =>
  Object.fromEntries(
    PARAMETERS.flatMap((name): [string, string][] => {
      const value = query[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );

async function load(api: Api, request: Request) {
  const query = readQuery(new URL(request.url).searchParams);
  const [answer, usual] = await Promise.all([
    api<Companion>(apiPaths.companions(chosen(query))),
    api<Companion>(apiPaths.companions({})),
  ]);
  const masters = usual.ok ? usual.value.masters : [];
  return { page: { query, companion: answer, masters }, answer };
}

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  servePage(context, await load(apiOf(context), request));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => (await load(pageApi(request), request)).page;

export const links = () => [
  listStyle,
  screenStyle(blockStyleUrl),
  screenStyle(summoningStyleUrl),
  screenStyle(styleUrl),
];
export const meta = () =>
  pageMeta(
    'Companions',
    'D&D 3.5e animal companions, familiars, special mounts, fiendish servants and psicrystals at any level, every figure worked out.',
  );

export default function CompanionsScreen({ loaderData }: Route.ComponentProps) {
  const { query, companion, masters } = usePageData(loaderData);
  return (
    <>
      <Breadcrumb here="Companions" />
      <div className="list-head">
        <h1>Companions</h1>
        <p role="status">{companion.ok ? summary(companion.value) : 'The creatures that serve a character.'}</p>
      </div>
      <SegmentLinks
        label="Whose"
        links={masters.map(({ slug, name }) => ({
          name,
          to: paths.companions({ as: slug }),
          current: slug === (query.as ?? 'druid'),
        }))}
      />
      <Shown companion={companion} query={query} />
    </>
  );
}

const summary = ({ kind_name, level, as, chosen: { name } }: Companion): string =>
  `${name}, ${kind_name.toLowerCase()} of a ${as.replaceAll('-', ' ')} of ${ordinal(level)} ${as === 'blackguard' ? 'character level' : 'level'}.`;

function Shown({ companion, query }: { companion: Answer<Companion>; query: RawQuery }) {
  if (!companion.ok) return <ErrorState title="No creature serves like this." cause={companion.cause} />;
  const { creature, chosen: choice, choices, notes } = companion.value;
  return (
    <>
      <CompanionForm companion={companion.value} query={query} />
      <div className="companion">
        <ShortBlock
          block={creature}
          to={paths.entry('monsters', creature.slug)}
          lines={[['Hit Dice', creature.hit_dice]]}
        >
          {notes.length > 0 && (
            <ul className="companion-notes">
              {choice.benefit && <li>Its master has {choice.benefit}.</li>}
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </ShortBlock>
        <section aria-labelledby="choices">
          <h2 id="choices">Other creatures</h2>
          <ul className="companion-choices">
            {choices.map((one) => (
              <Choice key={one.slug} choice={one} query={query} current={one.slug === choice.slug} />
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

function Choice({ choice, query, current }: { choice: CompanionChoice; query: RawQuery; current: boolean }) {
  const { slug, name, adjustment, aquatic, benefit, open } = choice;
  const facts = [adjustment > 0 && `level −${adjustment}`, aquatic && 'in water', benefit].filter(Boolean).join(', ');
  return (
    <li>
      {open ? (
        <Link
          to={paths.companions({ ...chosen(query), creature: slug })}
          aria-current={current ? 'true' : undefined}
          preventScrollReset
          rel="nofollow"
        >
          {name}
        </Link>
      ) : (
        <span className="muted">{name}</span>
      )}{' '}
      <small className="muted">{[facts, !open && 'needs a higher level'].filter(Boolean).join('; ')}</small>
    </li>
  );
}

/** The master, and what the level gives. Without scripts the form is sent. */
function CompanionForm({ companion, query }: { companion: Companion; query: RawQuery }) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const { as, kind, choices, chosen: choice, level, lowest_level, master } = companion;
  const shares = kind !== 'animal-companion';
  const half = kind === 'familiar' || kind === 'psicrystal';
  return (
    <section className="stat" aria-labelledby="master">
      <Form
        className="stat-head dials"
        action={paths.companions()}
        ref={form}
        key={JSON.stringify(query)}
        preventScrollReset
        onChange={() =>
          form.current?.reportValidity() && submit(form.current, { preventScrollReset: true, replace: true })
        }
      >
        <SectionHead id="master" name="Its master" />
        <input type="hidden" name="as" value={as} />
        <Field inline label="Creature">
          {(control) => (
            <Select
              {...control}
              name="creature"
              defaultValue={choice.slug}
              options={choices.filter(({ open }) => open).map(({ slug, name }) => [slug, name])}
            />
          )}
        </Field>
        <NumberField
          label={as === 'blackguard' ? 'Character level' : 'Level'}
          name="level"
          value={level}
          least={lowest_level}
          most={MAX_MASTER_LEVEL}
        />
        {half && (
          <NumberField label="Hit points" name="hp" value={master.hit_points} least={1} most={MAX_MASTER_POINTS} />
        )}
        {kind === 'familiar' && <NumberField label="Base attack" name="base_attack" value={master.base_attack} />}
        {shares && <NumberField label="Base Fort" name="fort" value={master.fortitude} />}
        {shares && <NumberField label="Base Ref" name="reflex" value={master.reflex} />}
        {shares && <NumberField label="Base Will" name="will" value={master.will} />}
        <noscript>
          <Button type="submit">Work out</Button>
        </noscript>
      </Form>
      <Gains companion={companion} />
    </section>
  );
}

type NumberFieldProps = { label: string; name: string; value: number; least?: number; most?: number };

function NumberField({ label, name, value, least = 0, most = MAX_MASTER_BONUS }: NumberFieldProps) {
  return (
    <Field inline label={label}>
      {(control) => (
        <input
          {...control}
          className="companion-number"
          type="number"
          inputMode="numeric"
          name={name}
          min={least}
          max={most}
          defaultValue={value}
        />
      )}
    </Field>
  );
}

function Gains({ companion: { gains, level, effective_level } }: { companion: Companion }) {
  const rows: [string, string | null][] = [
    ['Counts as level', effective_level === level ? null : String(effective_level)],
    ['Bonus Hit Dice', gains.hit_dice === 0 ? null : `+${gains.hit_dice}`],
    ['Natural armor', signed(gains.natural_armor)],
    [
      'Str, Dex',
      gains.str === 0 && gains.dex === 0
        ? null
        : `${signed(gains.str)}, ${gains.dex === 0 ? NOTHING : signed(gains.dex)}`,
    ],
    ['Intelligence', gains.int === null ? null : String(gains.int)],
    ['Bonus tricks', gains.tricks === null ? null : String(gains.tricks)],
    ['Special', gains.special.join(', ') || null],
  ];
  return (
    <dl className="rows">
      {rows.map(([label, value]) =>
        value === null ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
