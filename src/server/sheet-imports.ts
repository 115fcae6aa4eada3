import type { JsonText } from '../catalogue/json-text.ts';
import { PROCESS_BUDGET } from '../contract/budget.ts';
import type { ImportedCharacter } from '../contract/sheets.ts';
import { parseSheetAddress } from '../sheets/address.ts';
import { SheetFailure } from '../sheets/failure.ts';
import { downloadWorkbook } from '../sheets/fetch.ts';
import type { SheetReader } from './sheet-reader.ts';

/**
 * Imports characters from the sheets service. The number of concurrent imports is limited, which bounds the memory of
 * files.
 */
export class SheetImports {
  readonly #origin: string;
  readonly #reader: Pick<SheetReader, 'read'>;
  #inFlight = 0;

  /** @param origin of the sheets service */
  constructor(origin: string, reader: Pick<SheetReader, 'read'>) {
    this.#origin = origin;
    this.#reader = reader;
  }

  /**
   * Imports the sheet of a link or an id. Returns the character as JSON.
   * @throws {SheetFailure} with the cause for the visitor
   */
  async import(link: string): Promise<JsonText<ImportedCharacter>> {
    const address = parseSheetAddress(link, this.#origin);
    if (this.#inFlight >= PROCESS_BUDGET.importsInFlight)
      throw new SheetFailure('busy', 'Many sheets are being read just now. Please try again in a minute.');
    this.#inFlight++;
    try {
      return await this.#reader.read(await downloadWorkbook(address, { origin: this.#origin }));
    } finally {
      this.#inFlight--;
    }
  }
}
