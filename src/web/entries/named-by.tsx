import type { NamedBy as Group } from '../../contract/entries.ts';
import { isKindName } from '../../contract/kinds.ts';
import { RelationSection } from './relation-section.tsx';

/** The entries of other kinds whose facts refer to this one, a section for each kind. */
export function NamedBy({ groups }: { groups: readonly Group[] }) {
  return groups.map(
    ({ kind, title, entries }) =>
      isKindName(kind) && (
        <RelationSection key={kind} id={`by-${kind}`} title={`${title} that name it`} kind={kind} list={entries} />
      ),
  );
}
