import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findPostgres, startPostgres } from '../../scripts/postgres.mjs';
import { checkContent } from '../../src/content/check.ts';
import { type Compiled, compileContent, writeCatalogueFile } from '../../src/content/compile.ts';
import { loadContent } from '../../src/content/load-content.ts';
import { publishCatalogue } from '../../src/database/publish.ts';

const FOLDER = resolve('content');

/** The databases that can be had on this machine. */
export const DATABASES: readonly ('file' | 'postgres')[] = findPostgres() ? ['file', 'postgres'] : ['file'];

/** The content as it is, and with another name for one entry. */
export async function compileTwice(address: string, name: string): Promise<[old: Compiled, changed: Compiled]> {
  const content = checkContent(loadContent(FOLDER));
  const entries = content.entries.map((entry) =>
    `${entry.kind}/${entry.slug}` === address ? { ...entry, value: { ...entry.value, name } } : entry,
  ) as typeof content.entries;
  return [await compileContent(content, FOLDER), await compileContent({ ...content, entries }, FOLDER)];
}

export type Place = {
  /** What DATABASE_URL is set to. */
  url: string;
  publish: (compiled: Compiled) => Promise<void>;
  remove: () => Promise<void>;
};

/** An empty place of its own for catalogues: a file, or a PostgreSQL cluster. */
export async function openPlace(database: 'file' | 'postgres'): Promise<Place> {
  if (database === 'postgres') {
    const { url, remove } = await startPostgres();
    const publish = async (compiled: Compiled) => {
      await publishCatalogue(url, compiled);
    };
    return { url, publish, remove };
  }
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  const url = join(folder, 'catalogue.sqlite');
  return {
    url,
    publish: (compiled) => writeCatalogueFile(compiled, url),
    remove: async () => rmSync(folder, { recursive: true }),
  };
}
