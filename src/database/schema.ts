import type { TABLES } from './tables/all.ts';
import type { RowsOf } from './tables/table.ts';

/** The rows of every table of the catalogue. */
export type Catalogue = RowsOf<typeof TABLES>;
