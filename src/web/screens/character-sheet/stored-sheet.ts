import type { ImportedCharacter } from '../../../contract/sheets.ts';
import { json, stored } from '../../storage/stored.ts';

/** The last import, as the browser stores it. */
export type StoredSheet = {
  readonly character: ImportedCharacter;
  readonly source: string;
  readonly avatar: string | null;
};

const lastImport = stored<StoredSheet | null>('character-sheet', {
  parse: json((value) => (isSheet(value) ? value : null)),
  serialize: (sheet) => sheet && JSON.stringify(sheet),
});

/** The last import; null if there is none or it is invalid. */
export const storedSheet = (): StoredSheet | null => lastImport.read();

/** Stores an import. False if it is too large for the browser's storage, which then has no import at all. */
export function storeSheet(sheet: StoredSheet): boolean {
  lastImport.write(sheet);
  if (!lastImport.refused()) return true;
  forgetSheet();
  return false;
}

export const forgetSheet = (): void => lastImport.write(null);

function isSheet(value: unknown): value is StoredSheet {
  const { character, source, avatar } = (value ?? {}) as Partial<StoredSheet>;
  const { characterSummary, Character_Sheet, Spells, Gear, notes } = (character ?? {}) as Partial<ImportedCharacter>;
  return (
    typeof source === 'string' &&
    (avatar === null || typeof avatar === 'string') &&
    typeof characterSummary === 'object' &&
    characterSummary !== null &&
    [Character_Sheet, Spells, Gear, notes].every(Array.isArray)
  );
}
