import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findPostgres, startPostgres } from '../../scripts/postgres.mjs';
import { checkContent } from '../../src/content/check.ts';
import { type Compiled, compileContent, writeCatalogueFile } from '../../src/content/compile.ts';
import { loadContent } from '../../src/content/load-content.ts';
import { publishCatalogue } from '../../src/database/publish.ts';

const FOLDER = resolve('content');

/** The databases that this machine can run. */
export const DATABASES: readonly ('file' | 'postgres')[] = findPostgres() ? ['file', 'postgres'] : ['file'];

/** Compiles the content twice: unchanged, and with another name for the entry at the address, such as `spells/fireball`. */
export async function compileTwice(address: string, name: string): Promise<[old: Compiled, changed: Compiled]> {
  const content = checkContent(loadContent(FOLDER));
  const entries = content.entries.map((entry) =>
    `${entry.kind}/${entry.slug}` === address ? { ...entry, value: { ...entry.value, name } } : entry,
  ) as typeof content.entries;
  return [await compileContent(content, FOLDER), await compileContent({ ...content, entries }, FOLDER)];
}

export type TestDatabase = {
  /** The value of DATABASE_URL. */
  url: string;
  publish: (compiled: Compiled) => Promise<void>;
  remove: () => Promise<void>;
};

/** An empty database for catalogues: the path of a file, or a new PostgreSQL cluster. */
export async function createTestDatabase(database: 'file' | 'postgres'): Promise<TestDatabase> {
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
