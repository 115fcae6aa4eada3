import type { ImportedCharacter } from '../../../contract/sheets.ts';
import { SheetTable } from './sheet-table.tsx';
import { useRecognition } from './use-import.ts';

const TITLES = { Character_Sheet: 'Character Sheet', Spells: 'Spells', Gear: 'Gear' } as const;

/** The notes of the import, then the three tables. */
export function ImportedSheet({ character }: { character: ImportedCharacter }) {
  const recognition = useRecognition(character);
  return (
    <>
      {character.notes.length > 0 && (
        <ul className="sheet-notes" aria-label="Notes on this import">
          {character.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {(['Character_Sheet', 'Spells', 'Gear'] as const).map((tab) => (
        <SheetTable key={tab} title={TITLES[tab]} rows={character[tab]} recognised={recognition?.[tab] ?? []} />
      ))}
    </>
  );
}
