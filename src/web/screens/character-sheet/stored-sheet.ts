import type { ImportedCharacter } from '../../../contract/sheets.ts';

/** What the browser remembers of the last import. */
export type StoredSheet = {
  readonly character: ImportedCharacter;
  readonly source: string;
  readonly avatar: string | null;
};

const KEY = 'character-sheet';

/** The last import, or null where there is none that can be read. */
export function storedSheet(): StoredSheet | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as StoredSheet | null;
    const character = stored?.character;
    const complete =
      character?.characterSummary &&
      [character.Character_Sheet, character.Spells, character.Gear, character.notes].every(Array.isArray);
    return complete ? stored : null;
  } catch {
    return null;
  }
}

/** Remembers an import; a sheet too large for the browser's storage lasts for the page only. */
export function storeSheet(sheet: StoredSheet): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(sheet));
    return true;
  } catch {
    forgetSheet();
    return false;
  }
}

export function forgetSheet(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage that is closed to this site holds nothing.
  }
}
