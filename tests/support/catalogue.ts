import { type Catalogue, createCatalogue } from '../../src/catalogue/catalogue.ts';
import { openSource } from '../../src/database/source.ts';

/** Opens the compiled catalogue, the same that the site is served from, in the database that the tests run on. */
export function openTestCatalogue(): Promise<Catalogue> {
  return openCatalogueOf(process.env.DATABASE_URL ?? 'build/catalogue.sqlite');
}

/** Opens the newest catalogue of a file or a database. */
export async function openCatalogueOf(url: string): Promise<Catalogue> {
  const source = await openSource(url);
  const catalogue = await createCatalogue(source.open(await source.newest()));
  await source.close();
  return catalogue;
}
