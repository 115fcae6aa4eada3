import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Kysely } from 'kysely';
import { openCatalogue } from './open.ts';
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

/** @param url the path of a catalogue file, or addresses `postgres://…` parted by commas, the preferred one first */
export async function openSource(url: string): Promise<CatalogueSource> {
  if (!/^postgres(?:ql)?:/.test(url)) return fileSource(resolve(url));
  const { postgresSource } = await import('./postgres.ts');
  return postgresSource(url.split(/,(?=postgres(?:ql)?:)/));
}

function fileSource(file: string): CatalogueSource {
  return {
    newest: async () => {
      const found = statSync(file, { throwIfNoEntry: false });
      if (found === undefined) throw new Error(`There is no catalogue ${file}: npm run build makes one.`);
      return `${found.ino} ${found.mtimeMs}`;
    },
    open: () => openCatalogue(file),
    close: async () => undefined,
  };
}
