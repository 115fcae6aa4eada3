import type { Catalogue } from '../catalogue/catalogue.ts';
import type { JsonText } from '../catalogue/json-text.ts';
import { QUOTAS } from '../contract/budget.ts';
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
import { SheetFailure, type SheetFault } from '../sheets/failure.ts';
import { type ApiAnswer, type ApiRoute, failed, fixedRoute, storedRoute } from './route.ts';

export type SheetSettings = {
  googleClientId: string | null;
  /** Imports the character of a link. Throws a `SheetFailure` if that fails. */
  importSheet: (link: string) => Promise<JsonText<ImportedCharacter>>;
};

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

/** The import of character sheets, and the data that its page needs. */
export function sheetRoutes(catalogue: Catalogue, settings: SheetSettings): ApiRoute[] {
  return [
    {
      path: '/api/sheet',
      tag: 'Character sheets',
      summary: 'A character read from a publicly shared Google Sheets document',
      parameters: sheetParameters,
      answer: importedCharacter,
      failures: [400, 403, 404, 413, 422, 429, 502, 503, 504],
      quota: QUOTAS.imports,
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

async function importFrom(link: string, { importSheet }: SheetSettings): Promise<ApiAnswer> {
  try {
    return { status: 200, json: await importSheet(link) };
  } catch (error) {
    if (error instanceof SheetFailure) return failed(problemOf(error));
    throw error;
  }
}

function problemOf({ fault, message }: SheetFailure): Problem {
  return { type: 'about:blank', title: IMPORT_FAILED, status: STATUS[fault], detail: message };
}
