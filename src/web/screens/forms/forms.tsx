import type { Forms } from '../../../contract/forms.ts';
import { readQuery } from '../../../contract/query.ts';
import { WAYS } from '../../../rules/forms/ways.ts';
import { ordinal } from '../../../rules/ordinal.ts';
import { signed } from '../../../rules/signed.ts';
import { type Api, apiOf, pageApi } from '../../data/api.ts';
import { servePage, usePageData } from '../../data/page-data.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { listStyle, screenStyle } from '../../layout/page-style.ts';
import { pageMeta } from '../../layout/site.ts';
import { ErrorState } from '../../layout/states.tsx';
import { Link } from '../../navigation/link.tsx';
import { EmptyState } from '../../navigation/page-states.tsx';
import { paths } from '../../paths.ts';
import type { Route } from './+types/forms';
import { FormFinder } from './form-finder.tsx';
import { formsCall } from './form-query.ts';
import { FormTable } from './form-table.tsx';
import styleUrl from './forms.css?url';

async function load(api: Api, request: Request) {
  const query = readQuery(new URL(request.url).searchParams);
  const forms = await api<Forms>(formsCall(query));
  return { page: { query, forms }, answer: forms };
}

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  servePage(context, await load(apiOf(context), request));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => (await load(pageApi(request), request)).page;

export const links = () => [listStyle, screenStyle(styleUrl)];
export const meta = () =>
  pageMeta(
    'Forms',
    'Forms for D&D 3.5e wild shape, polymorph and shapechange by Hit Dice, size and movement, with your own attack and saves in them.',
  );

export default function FormsScreen({ loaderData }: Route.ComponentProps) {
  const { query, forms } = usePageData(loaderData);
  return (
    <>
      <Breadcrumb trail={[{ name: 'Monsters', to: paths.list('monsters') }]} here="Forms" />
      <div className="list-head">
        <h1>Forms</h1>
        <p role="status">{forms.ok ? summary(forms.value) : 'What one may become.'}</p>
      </div>
      <FormFinder query={query} forms={forms.ok ? forms.value : null} />
      {forms.ok ? (
        <Found forms={forms.value} query={query} />
      ) : (
        <ErrorState title="No forms can be shown." cause={forms.cause} />
      )}
    </>
  );
}

function Found({ forms, query }: { forms: Forms; query: Parameters<typeof FormTable>[0]['query'] }) {
  const { rule } = WAYS[forms.by];
  return (
    <>
      <p className="muted form-note">
        {figuresText(forms)} <Link to={paths.entry(rule.kind, rule.slug)}>The rule</Link>
      </p>
      {forms.total === 0 ? (
        <EmptyState drawing="spiked-dragon-head" sentence="No form fits. Another size, movement or level may." />
      ) : (
        <FormTable forms={forms} query={query} />
      )}
    </>
  );
}

/** "82 animals that a druid of 8th level may become". */
function summary({ by, level, total }: Forms): string {
  const count = `${total.toLocaleString('en')} ${total === 1 ? 'form' : 'forms'}`;
  const { name, level: word } = WAYS[by];
  return by === 'wild-shape'
    ? `${count} that a druid of ${ordinal(level)} level may take`
    : `${count} by ${name.toLowerCase()} at ${word} level ${level}`;
}

function figuresText({ by, base_attack, fortitude }: Forms): string {
  if (by === 'alter-self')
    return `Figures are yours in the form: base attack ${signed(base_attack)} and your own abilities, with the form’s natural armor and attacks. Armor falls away where the form cannot wear it.`;
  return `Figures are yours in the form: base attack ${signed(base_attack)} and Fortitude ${signed(fortitude)} with the form’s Strength, Dexterity and Constitution. Hit points, mind, feats and class features stay yours; armor falls away.`;
}
