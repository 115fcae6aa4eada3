import type { JsonText } from '../../catalogue/json-text.ts';
import { KIND_QUERIES } from '../../catalogue/kind-queries.ts';
import type { KindSource } from '../../catalogue/kind-source.ts';
import type { KindName } from '../../contract/kinds.ts';
import { LIST_PARAMETERS } from '../../contract/list-parameters.ts';
import type { ListTables } from '../../contract/list-tables.ts';
import { parseQuery } from '../../contract/parameters.ts';
import { InvalidParameters } from '../../contract/problems.ts';
import type { RawQuery } from '../../contract/query.ts';
import { type RegisterParameters, registerParameters } from '../../contract/rulebooks.ts';
import { localSource } from './local-source.ts';
import type { StoredEntry } from './store.ts';

/** A kind's list on this device. All methods throw `InvalidParameters` where the API would respond with status 400. */
export type LocalList = {
  /** The JSON of `/api/{kind}`; `offline.searched` is true where a search was limited to names. */
  list(query: RawQuery): Promise<string>;
  /** The JSON of `/api/{kind}/facets`. */
  facets(query: RawQuery): Promise<string>;
  /** The JSON of `/api/{kind}/{slug}/neighbours`; null where the kind has no such entry. */
  neighbours(slug: string, query: RawQuery): Promise<string | null>;
  /** The JSON of `/api/rulebooks/{slug}/register`; null where there is no such rulebook, and for other kinds. */
  register(slug: string, query: RawQuery): Promise<string | null>;
};

type Query = { search?: string };
type Queries = Record<'list' | 'facets', (query: Query) => Promise<JsonText<unknown>>> & {
  neighbours(slug: string, query: Query): Promise<JsonText<unknown> | null>;
  /** Rulebooks have one. */
  register?(slug: string, query: RegisterParameters): Promise<JsonText<unknown> | null>;
};

/** A kind's list from the stored catalogue, with the filters, counts and orders of the site's own. */
export async function createLocalList(
  kind: KindName,
  tables: ListTables,
  entries: readonly StoredEntry[],
  listed?: KindSource['listed'],
): Promise<LocalList> {
  // The queries of a kind accept the output of its own schema, which the registry's type cannot express.
  const queries = (await KIND_QUERIES[kind](localSource(tables, entries, listed))) as unknown as Queries;
  const read = (query: RawQuery): Query => {
    const parsed = parseQuery<Query>(LIST_PARAMETERS[kind] as never, query);
    if (!parsed.ok) throw new InvalidParameters(parsed.errors);
    return parsed.value;
  };
  return {
    async list(raw) {
      const query = read(raw);
      const json = (await queries.list(query)).toString();
      return `${json.slice(0, -1)},"offline":${JSON.stringify({ searched: Boolean(query.search) })}}`;
    },
    facets: async (query) => (await queries.facets(read(query))).toString(),
    neighbours: async (slug, query) => (await queries.neighbours(slug, read(query)))?.toString() ?? null,
    async register(slug, query) {
      const parsed = parseQuery(registerParameters, query);
      if (!parsed.ok) throw new InvalidParameters(parsed.errors);
      return (await queries.register?.(slug, parsed.value))?.toString() ?? null;
    },
  };
}
