import { apiPaths } from '../../api-paths.ts';
import { paths } from '../../paths.ts';

/** The pages that the site works out, by path, and the call without whose answer each has nothing to show. */
const FIRST_CALLS: Readonly<Record<string, string>> = {
  [paths.shop()]: apiPaths.shopFilters(),
  [paths.crafting()]: apiPaths.craftingOptions(),
  [paths.treasure()]: apiPaths.treasureLevels(),
  [paths.encounters()]: apiPaths.encounters({ level: '1', seed: '1' }),
  [paths.summoning()]: apiPaths.summoningSpells(),
  [paths.companions()]: apiPaths.companions({}),
  [paths.forms()]: apiPaths.forms({}),
};

/** The call that a page needs the network for, unless its answer is stored; null for pages that work without. */
export const firstCallOf = (pathname: string): string | null => FIRST_CALLS[pathname] ?? null;
