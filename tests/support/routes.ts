import type { ApiRoute } from '../../src/api/route.ts';
import { apiRoutes } from '../../src/api/routes.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { SheetFailure } from '../../src/sheets/failure.ts';

/** All routes of a catalogue, for tests that read no sheets. */
export function routesOf(catalogue: Catalogue): ApiRoute[] {
  return apiRoutes(catalogue, {
    googleClientId: null,
    importSheet: async () => {
      throw new SheetFailure('service', 'No sheets are read in this test.');
    },
  });
}
