/** The download of the entries that are known by name, book and page only, by kind. No other has them. Free of zod, for pages. */
export const INDEX_DOWNLOAD = 'index';
