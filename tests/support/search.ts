import { afterAll, beforeAll } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { readParts } from '../../src/search/index-parts.ts';
import { createSearch, type Search } from '../../src/search/search.ts';
import { openTestCatalogue } from './catalogue.ts';

/** The test catalogue and the search over it, open while the tests of the calling file run. */
export function openTestSearch(): { readonly catalogue: Catalogue; search: Search } {
  let catalogue: Catalogue;
  let search: Search;
  beforeAll(async () => {
    catalogue = await openTestCatalogue();
    search = createSearch(readParts(await catalogue.searchIndex()));
  });
  afterAll(() => catalogue.close());
  return {
    get catalogue() {
      return catalogue;
    },
    search: (...asked) => search(...asked),
  };
}
