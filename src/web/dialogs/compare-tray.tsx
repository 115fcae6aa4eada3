import { useState } from 'react';
import { pluralOf } from '../../contract/kinds.ts';
import { MAX_COMPARED } from '../../contract/limits.ts';
import { ButtonLink } from '../navigation/button-link.tsx';
import { type ComparePicks, comparePicks } from '../own-lists/compare-picks.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { restoreFocus } from '../ui/restore-focus.ts';

/** A tray at the foot of a list: the entries that are picked, and the link that compares them. */
export function CompareTray({ picks: { kind, entries } }: { picks: ComparePicks }) {
  const of = entries.map(({ slug }) => `${kind}/${slug}`).join(',');
  const [opener] = useState(() => document.activeElement);
  const end = () => comparePicks.write(null);
  const cancel = () => {
    end();
    restoreFocus(opener);
  };
  return (
    <section className="tray fixed compare-tray" aria-label="Compare">
      <p role="status">
        {entries.length === 0
          ? `Pick two to ${MAX_COMPARED} ${pluralOf(kind)}.`
          : `${entries.length} of ${MAX_COMPARED}: ${entries.map(({ name }) => name).join(', ')}`}
      </p>
      <ButtonLink variant="primary" to={entries.length > 1 ? paths.compare({ of }) : null} onClick={end}>
        Compare
      </ButtonLink>
      <Button variant="quiet" onClick={cancel}>
        Cancel
      </Button>
    </section>
  );
}
