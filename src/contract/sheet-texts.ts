/** What a failed import says; the cause in words stands below it. */
export const IMPORT_FAILED = 'Failed to fetch or parse sheet. Please check the URL and try again.';

/** The tables of an imported character, by the names of their tabs. */
export const SHEET_TABS = ['Character_Sheet', 'Spells', 'Gear'] as const;
export type SheetTab = (typeof SHEET_TABS)[number];

/** Kinds that the cells of an imported sheet are looked up in. */
export const SHEET_KINDS = ['spells', 'powers', 'items', 'feats', 'classes'] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

/** Which spreadsheets an import takes, in megabytes. */
export const MAX_SHEET_MEGABYTES = 5;
