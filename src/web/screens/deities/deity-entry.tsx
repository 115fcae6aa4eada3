import type { DeityCard } from '../../../contract/deities.ts';
import { ListEntry } from '../../lists/list-entry.tsx';

/** A deity in the list. */
export function DeityEntry({ deity }: { deity: DeityCard }) {
  return (
    <ListEntry
      kind="deities"
      entry={deity}
      line={
        <>
          <span>{deity.title}</span>
          <span className="source-name">{deity.rulebook_name}</span>
        </>
      }
      facts={[
        ['Alignment', deity.alignment],
        ['Power level', deity.power_level],
        ['Domain', deity.domain],
        ['Symbol', deity.symbol],
      ]}
    />
  );
}
