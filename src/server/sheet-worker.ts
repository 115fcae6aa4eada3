import { type JsonText, toJson } from '../catalogue/json-text.ts';
import type { ImportedCharacter } from '../contract/sheets.ts';
import { importCharacter } from '../sheets/character.ts';
import { SheetFailure, type SheetFault } from '../sheets/failure.ts';

/** What became of a sheet: between threads an error loses what kind it is of. */
export type SheetRead = { json: JsonText<ImportedCharacter> } | { fault: SheetFault; cause: string };

/** Reads a character from a spreadsheet file; runs in a thread of its own. */
export async function readSheet(bytes: Uint8Array): Promise<SheetRead> {
  try {
    return { json: toJson(await importCharacter(bytes)) };
  } catch (error) {
    if (error instanceof SheetFailure) return { fault: error.fault, cause: error.message };
    throw error;
  }
}
