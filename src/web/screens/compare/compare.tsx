import { KINDS, type KindName, pluralOf } from '../../../contract/kinds.ts';
import { MAX_COMPARED } from '../../../contract/limits.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { apiOf, pageApi } from '../../data/api.ts';
import { servePage, usePageData } from '../../data/page-data.ts';
import { COMPARED_KINDS } from '../../kind-pages.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { listStyle, screenStyle } from '../../layout/page-style.ts';
import { pageMeta } from '../../layout/site.ts';
import { ErrorState } from '../../layout/states.tsx';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import type { Route } from './+types/compare';
import styleUrl from './compare.css?url';
import { CompareBar } from './compare-bar.tsx';
import { CompareTable } from './compare-table.tsx';
import { compareAddress, loadComparison } from './load-comparison.ts';
import type { UsedDials } from './side-by-side.ts';

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  servePage(context, await loadComparison(apiOf(context), request));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  (await loadComparison(pageApi(request), request)).page;

export const links = () => [listStyle, screenStyle(styleUrl)];
export const meta = () =>
  pageMeta(
    'Compare',
    'Two to four D&D 3.5e spells, weapons, monsters, classes, races, feats or others side by side, differences marked.',
  );

const COMPARE = { name: 'Compare', to: paths.compare() };

export default function CompareScreen({ loaderData }: Route.ComponentProps) {
  const page = usePageData(loaderData);
  const { kind, comparison, fault, plural, query } = page;
  if (comparison === null || kind === null)
    return (
      <>
        <Breadcrumb here="Compare" />
        <div className="list-head">
          <h1>Compare</h1>
        </div>
        {fault && (
          <ErrorState title="This cannot be compared" cause={fault.cause}>
            <ButtonLink to={fault.instead ?? COMPARE.to}>
              {fault.instead ? 'Compare the others' : 'How to compare'}
            </ButtonLink>
          </ErrorState>
        )}
        {!fault && <Beginning />}
      </>
    );
  const rows = [...comparison.rows, ...comparison.worked];
  const different = rows.filter(({ differs }) => differs).length;
  const isOne = comparison.columns.length < 2;
  return (
    <>
      <Breadcrumb
        trail={[COMPARE]}
        here={capitalized(plural)}
        back={{ name: `Back to ${KINDS[kind].title}`, to: paths.list(kind) }}
      />
      <div className="list-head">
        <h1>Compare {plural}</h1>
        <p role="status">
          {isOne ? `Add one to ${MAX_COMPARED - 1} more.` : `${different} of ${rows.length} lines differ`}
        </p>
        <span className="grow compare-actions">
          <CopyButton variant="quiet" icon="link" text={() => location.href} copied="Link copied">
            Copy link
          </CopyButton>
          <Button variant="quiet" icon="printer" onClick={() => print()}>
            Print
          </Button>
        </span>
      </div>
      <CompareBar page={page} kind={kind} />
      <CompareTable
        label={`Compare ${plural}`}
        kind={kind}
        comparison={comparison}
        onlyDifferent={query.differs === 'yes' && !isOne}
        worked={workedTitle(page.dials, kind)}
        without={({ slug, build }) =>
          compareAddress(
            page.refs.filter((ref) => ref.slug !== slug || ref.build !== build),
            withoutAdd(query),
          )
        }
      />
    </>
  );
}

const withoutAdd = ({ add, ...query }: Readonly<Record<string, string>>) => query;

function workedTitle(dials: UsedDials | null, kind: KindName): string {
  if (dials === null) return kind === 'classes' ? 'Level by level' : 'Worked out';
  if (dials.of === 'wielding') return `Worked out for Strength ${dials.strength}`;
  return `Worked out at ${dials.levelName.toLowerCase()} ${dials.level}`;
}

/** What the page says before anything is chosen. */
function Beginning() {
  return (
    <div className="prose compare-begin">
      <p>
        Up to {MAX_COMPARED} entries of a kind side by side: what they have in common is quiet, what differs is marked.
        Choose them in a list by “Compare”, or start here:
      </p>
      <ul>
        {EXAMPLES.map(({ name, of }) => (
          <li key={of}>
            <Link to={paths.compare({ of })}>{name}</Link>
          </li>
        ))}
      </ul>
      <p>
        Lists:{' '}
        {COMPARED_KINDS.map((kind, i) => (
          <span key={kind}>
            {i > 0 && ', '}
            <Link to={paths.list(kind)}>{pluralOf(kind)}</Link>
          </span>
        ))}
        .
      </p>
    </div>
  );
}

const EXAMPLES = [
  { name: 'Longsword, battleaxe and rapier', of: 'items/longsword,items/battleaxe,items/rapier' },
  { name: 'Fireball and lightning bolt', of: 'spells/fireball,spells/lightning-bolt' },
  { name: 'Fighter, paladin and ranger', of: 'classes/fighter,classes/paladin,classes/ranger' },
  { name: 'Chain shirt, breastplate and full plate', of: 'items/chain-shirt,items/breastplate,items/full-plate' },
] as const;
