import { KINDS, type KindName } from '../../contract/kinds.ts';
import { capitalized } from '../../rules/capitalized.ts';
import type { Failure } from '../data/api.ts';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { stepsTo } from '../layout/site.ts';
import { NotFoundState } from '../navigation/page-states.tsx';
import { Nearest } from '../nearest/nearest.tsx';
import { paths } from '../paths.ts';

type DetailFailureProps = { kind: KindName; failure: Failure };

/**
 * The page of an entry that does not exist or could not be loaded: what failed, why, similar names, and a link back.
 */
export function EntryFailure({ kind, failure: { status, cause, nearest = [] } }: DetailFailureProps) {
  const { singular, title } = KINDS[kind];
  const sentence = `${capitalized(singular)} not found`;
  const back = { to: paths.list(kind), name: `Back to ${title}` };
  return (
    <>
      <Breadcrumb trail={[...stepsTo(kind), { name: title, to: paths.list(kind) }]} here={sentence} back={back} />
      <h1 className="sr-only">{sentence}</h1>
      <NotFoundState title={sentence} back={{ to: back.to, label: back.name }}>
        {status === 404 ? `There is no ${singular} at this address.` : cause}
      </NotFoundState>
      <Nearest kind={kind} entries={nearest} />
    </>
  );
}
