import { useState } from 'react';
import { ownLists } from '../../own-lists/own-list-store.ts';
import { FileButton } from '../../ui/file-button.tsx';

const MAX_SHOWN = 5;
type Outcome = { message: string; faults: readonly string[] };

/** Imports a file of lists. A file with errors is refused as a whole, with a message for each error. */
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
        {outcome && <p>{outcome.message}</p>}
        {outcome && outcome.faults.length > 0 && (
          <ul>
            {outcome.faults.slice(0, MAX_SHOWN).map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
            {outcome.faults.length > MAX_SHOWN && <li>{outcome.faults.length - MAX_SHOWN} more like these.</li>}
          </ul>
        )}
      </div>
    </div>
  );
}

async function importFile(file: File): Promise<Outcome> {
  const { MAX_FILE_BYTES, mergeLists, readListFile } = await import('./list-file.ts');
  if (file.size > MAX_FILE_BYTES)
    return {
      message: `${file.name} is too large: a file of lists has at most ${MAX_FILE_BYTES / 1e6} MB.`,
      faults: [],
    };
  const { lists, faults } = readListFile(await file.text());
  if (faults.length > 0) return { message: `Nothing was imported from ${file.name}:`, faults };
  let message = '';
  ownLists.update((own) => {
    const merge = mergeLists(own, lists);
    message = merge.message;
    return merge.lists;
  });
  return { message: `${file.name} was imported. ${message}`, faults: [] };
}
