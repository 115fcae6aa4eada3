/** The page sizes of the lists' select; the API takes every integer from 1 to `MAX_LIMIT`. */
export const PAGE_SIZES = [20, 50, 100, 200] as const;
export const DEFAULT_LIMIT = 20;
export const MAX_LIMIT = 200;

/** The highest page number that the API takes. */
export const MAX_PAGE = 1_000_000;

/** How many entries one call of /api/entries takes. */
export const MAX_CHOSEN = 200;
/** How many it takes with their details: some monsters have 20 kB. */
export const MAX_CHOSEN_DETAILS = 100;

/** How many values, joined by commas, one parameter takes; `books` takes more. */
export const MAX_VALUES = 100;
/** How many rulebooks, sets and single entries a table may allow and leave out: those of a campaign are fewer. */
export const MAX_SCOPE_VALUES = 300;

/** How many entries the search box suggests: about as many as fit on the screen. */
export const MAX_SUGGESTIONS = 8;

/** How many entries stand side by side in a comparison. */
export const MAX_COMPARED = 4;
