/** The message of a failed import; the page shows the cause below it. */
export const IMPORT_FAILED = 'Failed to fetch or parse sheet. Please check the URL and try again.';

/** The tables of an imported character, by the names of their tabs. */
export const SHEET_TABS = ['Character_Sheet', 'Spells', 'Gear'] as const;
export type SheetTab = (typeof SHEET_TABS)[number];

/** The kinds whose entries the cells of an imported sheet are matched with. */
export const SHEET_KINDS = [
  'spells',
  'powers',
  'items',
  'feats',
  'classes',
  'races',
  'deities',
  'languages',
  'rules',
] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

/** The size of the largest spreadsheet that an import takes, in megabytes. */
export const MAX_SHEET_MEGABYTES = 5;
