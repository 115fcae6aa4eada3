import type { DomainCard } from '../../../contract/domains.ts';
import { ListEntry } from '../../lists/list-entry.tsx';

/** A domain in the list. */
export function DomainEntry({ domain }: { domain: DomainCard }) {
  const deities = domain.deities.map(({ name }) => name).join(', ');
  const facts: [string, string | null][] = [
    ['Granted power', domain.summary],
    ['Deities', deities || null],
  ];
  return (
    <ListEntry
      kind="domains"
      entry={domain}
      line={
        <>
          <span>
            {domain.spell_count} {domain.spell_count === 1 ? 'spell' : 'spells'}
            {domain.facts_only === 1 && ' known here'}
          </span>
          <span className="source-name">{domain.rulebook_name ?? 'From a supplement'}</span>
        </>
      }
      facts={facts.filter(([, value]) => value !== null)}
    />
  );
}
