import { useState } from 'react';
import { ownLists } from '../../own-lists/own-list-store.ts';
import { FileButton } from '../../ui/file-button.tsx';

const MOST_SHOWN = 5;
type Outcome = { told: string; faults: readonly string[] };

/** Takes in a file of lists; what is wrong with one is said line by line, and then nothing is taken. */
export function ImportLists() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return (
    <div className="import">
      <FileButton
        icon="upload"
        accept="application/json,.json"
        onFile={async (file) => setOutcome(await importFile(file))}
      >
        Import a file
      </FileButton>
      <div role="status">
        {outcome && <p>{outcome.told}</p>}
        {outcome && outcome.faults.length > 0 && (
          <ul>
            {outcome.faults.slice(0, MOST_SHOWN).map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
            {outcome.faults.length > MOST_SHOWN && <li>{outcome.faults.length - MOST_SHOWN} more like these.</li>}
          </ul>
        )}
      </div>
    </div>
  );
}

async function importFile(file: File): Promise<Outcome> {
  const { LARGEST_FILE_BYTES, mergedLists, readListFile } = await import('./list-file.ts');
  if (file.size > LARGEST_FILE_BYTES)
    return {
      told: `${file.name} is too large: a file of lists has at most ${LARGEST_FILE_BYTES / 1e6} MB.`,
      faults: [],
    };
  const { lists, faults } = readListFile(await file.text());
  if (faults.length > 0) return { told: `Nothing was taken from ${file.name}:`, faults };
  let told = '';
  ownLists.update((own) => {
    const merge = mergedLists(own, lists);
    told = merge.told;
    return merge.lists;
  });
  return { told: `${file.name} is read. ${told}`, faults: [] };
}
