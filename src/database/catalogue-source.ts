import type { Kysely } from 'kysely';
import type { Catalogue } from './schema.ts';

/** Where catalogues come from: a file that is replaced, or a database that they are published in. */
export type CatalogueSource = {
  /**
   * The name of the catalogue that `open` would open now. It changes whenever content is compiled or published.
   * Throws `DatabaseUnavailable` if the source cannot be asked at the moment.
   */
  newest: () => Promise<string>;
  open: (name: string) => Kysely<Catalogue>;
  close: () => Promise<void>;
};
