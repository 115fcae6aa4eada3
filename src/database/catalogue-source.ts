import type { Kysely } from 'kysely';
import type { Catalogue } from './schema.ts';

/** Where catalogues come from: a file that is replaced, or a database that they are published in. */
export type CatalogueSource = {
  /**
   * Names what `open` opens now; another name once content was compiled or published anew.
   * Throws `DatabaseUnavailable` where that cannot be told just now.
   */
  newest: () => Promise<string>;
  open: (name: string) => Kysely<Catalogue>;
  close: () => Promise<void>;
};
