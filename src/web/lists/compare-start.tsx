import { lazy, Suspense } from 'react';
import type { KindName } from '../../contract/kinds.ts';
import { isComparedKind } from '../kind-pages.ts';
import { comparePicks, usePicks } from '../own-lists/compare-picks.ts';
import { Button } from '../ui/button.tsx';

const Tray = lazy(async () => ({ default: (await import('../dialogs/compare-tray.tsx')).CompareTray }));

/** The button that turns the stars of a list into boxes, by which entries are picked for a comparison. */
export function CompareStart({ kind }: { kind: KindName }) {
  if (!isComparedKind(kind)) return null;
  return (
    <Button variant="quiet" icon="columns-3" onClick={() => comparePicks.write({ kind, entries: [] })}>
      Compare
    </Button>
  );
}

/** What has been picked, and the way to the comparison. */
export function ComparePicked({ kind }: { kind: KindName }) {
  const picks = usePicks(kind);
  return (
    picks && (
      <Suspense>
        <Tray picks={picks} />
      </Suspense>
    )
  );
}
