import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { StartupError } from '../shared/startup-error.ts';
import type { CatalogueSource } from './catalogue-source.ts';
import { openCatalogue } from './open.ts';

/** @param url the path of a catalogue file, or addresses `postgres://…` separated by commas, the preferred one first */
export async function openSource(url: string): Promise<CatalogueSource> {
  if (!/^postgres(?:ql)?:/.test(url)) return fileSource(resolve(url));
  const { postgresSource } = await import('./postgres.ts');
  return postgresSource(url.split(/,(?=postgres(?:ql)?:)/));
}

function fileSource(file: string): CatalogueSource {
  return {
    newest: async () => {
      const found = statSync(file, { throwIfNoEntry: false });
      if (found === undefined) throw new StartupError(`There is no catalogue ${file}: npm run build makes one.`);
      return `${found.ino} ${found.mtimeMs}`;
    },
    open: () => openCatalogue(file),
    close: async () => undefined,
  };
}
