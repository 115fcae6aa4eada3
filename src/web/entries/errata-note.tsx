import type { Errata } from '../../contract/entries.ts';

/** Says that the entry follows the publisher's revision, and what the first printing says. */
export function ErrataNote({ errata }: { errata: Errata }) {
  if (errata === null) return null;
  return (
    <p className="also">
      Follows the {errata.source}. {errata.printed}
    </p>
  );
}
