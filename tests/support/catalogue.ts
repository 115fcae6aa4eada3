import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Catalogue, createCatalogue } from '../../src/catalogue/catalogue.ts';
import { openCatalogue } from '../../src/database/open.ts';

const FILE = resolve('build/catalogue.sqlite');

/** Opens the compiled catalogue, the same that the site is served from. */
export async function openTestCatalogue(): Promise<Catalogue> {
  if (!existsSync(FILE)) throw new Error('There is no compiled catalogue: run node src/content/main.ts first.');
  return createCatalogue(openCatalogue(FILE));
}
