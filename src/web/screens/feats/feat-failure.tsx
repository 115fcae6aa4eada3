import type { Failure } from '../../data/api.ts';
import { EntryFailure } from '../../entries/entry-failure.tsx';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { ErrorState } from '../../layout/states.tsx';
import { paths } from '../../paths.ts';

type FeatFailureProps = { failure: Failure };

/** "Feat not found" for status 404; for other failures, an error with the cause. */
export function FeatFailure({ failure }: FeatFailureProps) {
  const { status, cause } = failure;
  if (status === 404) return <EntryFailure kind="feats" failure={failure} />;
  const heading = 'Error loading feat';
  const list = { name: 'Feats', to: paths.list('feats') };
  return (
    <>
      <Breadcrumb trail={[list]} here={heading} back={{ ...list, name: 'Back to Feats' }} />
      <h1 className="sr-only">{heading}</h1>
      <ErrorState title={heading} cause={status === 0 ? `Failed to fetch feat. ${cause}` : cause} />
    </>
  );
}
