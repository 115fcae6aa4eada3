import type { NamedBy as Group } from '../../contract/entries.ts';
import { isKindName } from '../../contract/kinds.ts';
import { RelationSection } from './relation-section.tsx';

/** Entries of other kinds whose facts name this one. */
export function NamedBy({ groups }: { groups: readonly Group[] }) {
  return groups.map(
    ({ kind, title, entries }) =>
      isKindName(kind) && (
        <RelationSection key={kind} id={`by-${kind}`} title={`${title} that name it`} kind={kind} list={entries} />
      ),
  );
}
