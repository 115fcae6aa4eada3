import type { Catalogue } from '../catalogue/catalogue.ts';
import { type JsonText, toJson } from '../catalogue/json-text.ts';
import { parseQuery } from '../contract/parameters.ts';
import { invalidParameters, type Problem } from '../contract/problems.ts';
import { IMPORT_FAILED } from '../contract/sheet-texts.ts';
import {
  type ImportedCharacter,
  importedCharacter,
  sheetNames,
  sheetOptions,
  sheetParameters,
} from '../contract/sheets.ts';
import { GOOGLE_ORIGIN, parseSheetAddress } from '../sheets/address.ts';
import { importCharacter } from '../sheets/character.ts';
import { SheetFailure, type SheetFault } from '../sheets/failure.ts';
import { downloadWorkbook } from '../sheets/fetch.ts';
import { type ApiAnswer, type ApiRoute, failed, fixedRoute, storedRoute } from './route.ts';

export type SheetSettings = {
  sheetsOrigin: string;
  googleClientId: string | null;
  /** Reads the character of a spreadsheet file; throws a `SheetFailure` where it cannot. */
  read: (file: Uint8Array) => Promise<JsonText<ImportedCharacter>>;
};

/** Google's sheets, read in this thread. */
const PLAIN: SheetSettings = {
  sheetsOrigin: GOOGLE_ORIGIN,
  googleClientId: null,
  read: async (file) => toJson(await importCharacter(file)),
};

const IMPORTS = { name: 'imports', perMinute: 10 };

const STATUS = {
  address: 400,
  private: 403,
  missing: 404,
  size: 413,
  tabs: 422,
  cell: 422,
  format: 422,
  service: 502,
  busy: 503,
  time: 504,
} as const satisfies Record<SheetFault, number>;

/** The import of character sheets, and what the page needs for it. */
export function sheetRoutes(catalogue: Catalogue, settings = PLAIN): ApiRoute[] {
  return [
    {
      path: '/api/sheet',
      tag: 'Character sheets',
      summary: 'A character read from a publicly shared Google Sheets document',
      parameters: sheetParameters,
      answer: importedCharacter,
      failures: [400, 403, 404, 413, 422, 429, 502, 503, 504],
      quota: IMPORTS,
      cacheable: () => false,
      handle: async ({ query }) => {
        const parsed = parseQuery(sheetParameters, query);
        if (!parsed.ok) return failed({ ...invalidParameters(parsed.errors), title: IMPORT_FAILED });
        return importFrom(parsed.value.url, settings);
      },
    },
    storedRoute(
      {
        path: '/api/sheet/names',
        tag: 'Character sheets',
        summary: 'The names that the cells of a sheet are recognised by',
        answer: sheetNames,
      },
      catalogue.sheetNames,
    ),
    fixedRoute(
      {
        path: '/api/sheet/options',
        tag: 'Character sheets',
        summary: 'Whether private sheets can be read by signing in',
        answer: sheetOptions,
      },
      { google_client_id: settings.googleClientId },
    ),
  ];
}

async function importFrom(url: string, { sheetsOrigin: origin, read }: SheetSettings): Promise<ApiAnswer> {
  try {
    const bytes = await downloadWorkbook(parseSheetAddress(url, origin), { origin });
    return { status: 200, json: await read(bytes) };
  } catch (error) {
    if (error instanceof SheetFailure) return failed(problemOf(error));
    throw error;
  }
}

function problemOf({ fault, message }: SheetFailure): Problem {
  return { type: 'about:blank', title: IMPORT_FAILED, status: STATUS[fault], detail: message };
}
