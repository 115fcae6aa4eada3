import { KINDS, type KindName } from '../../contract/kinds.ts';
import { capitalized } from '../../rules/capitalized.ts';
import type { Failure } from '../data/api.ts';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { stepsTo } from '../layout/site.ts';
import { ErrorState } from '../layout/states.tsx';
import { NotFoundState } from '../navigation/page-states.tsx';
import { Nearest } from '../nearest/nearest.tsx';
import { paths } from '../paths.ts';

type DetailFailureProps = { kind: KindName; failure: Failure };

/**
 * The page of an entry that does not exist: that it does not, similar names, and a link back; or of one that could not be
 * loaded: why, and a button that tries again.
 */
export function EntryFailure({ kind, failure: { status, cause, nearest = [] } }: DetailFailureProps) {
  const { singular, title } = KINDS[kind];
  const missing = status === 404;
  const sentence = missing ? `${capitalized(singular)} not found` : `The ${singular} could not be loaded`;
  const back = { to: paths.list(kind), name: `Back to ${title}` };
  return (
    <>
      <Breadcrumb trail={[...stepsTo(kind), { name: title, to: paths.list(kind) }]} here={sentence} back={back} />
      <h1 className="sr-only">{sentence}</h1>
      {missing ? (
        <NotFoundState title={sentence} back={{ to: back.to, label: back.name }}>
          There is no {singular} at this address.
        </NotFoundState>
      ) : (
        <ErrorState title={sentence} cause={cause} />
      )}
      <Nearest kind={kind} entries={nearest} />
    </>
  );
}
