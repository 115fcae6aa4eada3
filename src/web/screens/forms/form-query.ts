import type { RawQuery } from '../../../contract/query.ts';
import { apiPaths } from '../../api-paths.ts';
import { paths } from '../../paths.ts';

/** The parameters of the page, in the order of the address. */
const PARAMETERS = [
  ...['by', 'level', 'hd', 'size', 'type', 'move', 'gains', 'base_attack', 'fort', 'reflex'],
  ...['own_type', 'own_size', 'str', 'dex', 'con', 'sort', 'page'],
] as const;

type Change = Readonly<Record<string, string | undefined>>;

const chosen = (query: Change): Record<string, string> =>
  Object.fromEntries(
    PARAMETERS.flatMap((name): [string, string][] => {
      const value = query[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );

/** The address with some values changed; another search begins on its first page. */
export const formsAddress = (query: RawQuery, change: Change): string =>
  paths.forms(chosen({ ...query, page: undefined, ...change }));

/** The call that finds the forms of an address. */
export const formsCall = (query: RawQuery): string => apiPaths.forms(chosen(query));
