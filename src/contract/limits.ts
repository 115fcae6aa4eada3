/** The page sizes that the screens offer; the API takes every whole number from 1 to `MAX_LIMIT`. */
export const PAGE_SIZES = [20, 50, 100, 200] as const;
export const DEFAULT_LIMIT = 20;
export const MAX_LIMIT = 200;

/** The highest page number that the API takes. */
export const MAX_PAGE = 1_000_000;

/** How many entries one call takes by their addresses. */
export const MAX_CHOSEN = 200;
/** How many of them with everything that is known of each: some monsters are 20 kB. */
export const MAX_WHOLE = 100;

/** How many values one parameter takes, joined by commas. */
export const MAX_VALUES = 100;

/** How many entries a search suggests while one types: about as many as stand on the screen at once. */
export const SUGGESTED = 8;
