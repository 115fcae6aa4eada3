import type { ImportedCharacter } from '../../../contract/sheets.ts';
import { SheetAudit } from './sheet-audit.tsx';
import { SheetTable } from './sheet-table.tsx';
import { SheetUses } from './sheet-uses.tsx';
import { useRecognition } from './use-import.ts';

const TITLES = { Character_Sheet: 'Character Sheet', Spells: 'Spells', Gear: 'Gear' } as const;

/** The notes of the import, what can be done with it, then the three tables. */
export function ImportedSheet({ character, isNew }: { character: ImportedCharacter; isNew: boolean }) {
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
      {recognition && <SheetUses character={character} recognition={recognition} isNew={isNew} />}
      {recognition && <SheetAudit character={character} recognition={recognition} />}
      {(['Character_Sheet', 'Spells', 'Gear'] as const).map((tab) => (
        <SheetTable key={tab} title={TITLES[tab]} rows={character[tab]} recognised={recognition?.[tab] ?? []} />
      ))}
    </>
  );
}
