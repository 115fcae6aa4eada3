import type { Coverage } from '../../contract/coverage.ts';
import { type KindName, pluralOf } from '../../contract/kinds.ts';
import type { CoverageCounts } from '../../contract/listed.ts';
import { prefer } from '../data/list-preferences.ts';
import { changed, type ListQuery } from '../data/list-query.ts';
import { SegmentLinks } from '../navigation/segment-links.tsx';

type CoverageSwitchProps = {
  kind: KindName;
  query: ListQuery;
  /** Absent where the list shows only entries with their rules. */
  counts: CoverageCounts | undefined;
};

/** Links to the list with the entries of which only name, book and page are known, and without them. The choice is remembered. */
export function CoverageSwitch({ kind, query, counts }: CoverageSwitchProps) {
  const current = counts === undefined ? 'text' : query.coverage;
  const link = (coverage: Coverage, name: string, count: number | undefined) => ({
    name: count === undefined ? name : `${name} ${count.toLocaleString('en')}`,
    to: changed(query, { coverage: coverage === 'text' ? undefined : coverage }),
    current: coverage === current,
    onClick: () => prefer(kind, { coverage }),
  });
  return (
    <div className="coverage">
      <SegmentLinks
        label="Show"
        links={[
          link('text', 'With their rules', counts?.text),
          link('listed', 'By book and page', counts?.listed),
          link('all', 'All', counts && counts.text + counts.listed),
        ]}
      />
      {counts && <p>{noteOf(kind, counts)}</p>}
    </div>
  );
}

function noteOf(kind: KindName, { listed, left_out }: CoverageCounts): string | null {
  if (left_out > 0)
    return `${left_out.toLocaleString('en')} by book and page are left out: what these filters ask for is not known of them.`;
  if (listed === 0) return null;
  return `Of ${pluralOf(kind)} by book and page this site has the place and figures, but not the rules.`;
}
