import type { Coverage, ListedKind } from '../../contract/coverage.ts';
import type { NamedSlug, Neighbours } from '../../contract/entries.ts';
import type { FacetCounts, Facets } from '../../contract/facets.ts';
import type { CoverageCounts } from '../../contract/listed.ts';
import { paginationOf } from '../../contract/page-count.ts';
import type { Choice } from '../../contract/parameters.ts';
import { InvalidParameters, type ParameterError } from '../../contract/problems.ts';
import { memoizeAsync } from '../../shared/memoize-async.ts';
import { scopeReader } from '../books.ts';
import { type JsonText, parseJson, toJson } from '../json-text.ts';
import type { KindSource } from '../kind-source.ts';
import { knownChoice } from '../known-values.ts';
import type { MatchingCards } from '../list.ts';
import { facetCountsOf, joinFacets, withoutCounts } from './join-facets.ts';
import { createListedList, type ListedList, type ListedQuery, type ListedRow } from './listed-list.ts';

type CoverageQuery = ListedQuery & {
  page: number;
  limit: number;
  coverage?: Coverage | undefined;
  books?: Choice | undefined;
  facets?: boolean | undefined;
  counts?: boolean | undefined;
  sort?: { by: string; descending: boolean } | undefined;
};

type Lists<Query, List> = {
  list(query: Query): Promise<JsonText<List>>;
  facets(query: Query): Promise<JsonText<Facets>>;
  neighbours(slug: string, query: Query): Promise<JsonText<Neighbours> | null>;
  matchingCards(query: Query): Promise<MatchingCards>;
};
type OwnLists<Query, List> = Lists<Query, List> & { matchingIds(query: Query): Promise<number[]> };

/** An entry with its rules, by its id, or one that is known by name, book and page. */
type Item = { id: number; row: null } | { id: null; row: ListedRow };

/** `names`, `books`: the name of each entry with its rules, and its rulebook, by id. */
type Loaded = {
  listed: ListedList;
  names: ReadonlyMap<number, string>;
  books: ReadonlyMap<number, string>;
  ownBooks: ReadonlySet<string>;
  allBooks: readonly NamedSlug[];
};

/** The part of a query about one of the two: null where it asks for rulebooks of the other alone. */
type Parts<Query> = { own: Query | null; listed: ListedQuery | null };

/**
 * A kind's lists with the parameter `coverage`. Without it, or with `text`, they are the kind's own, which are left as they
 * are; what else is needed is read when it is first asked for.
 * @throws InvalidParameters from each function, where a filter has an unknown value
 */
export function withCoverage<Query extends CoverageQuery, List>(
  kind: ListedKind,
  source: KindSource,
  own: OwnLists<Query, List>,
): Lists<Query, List> {
  const readScope = scopeReader(source);
  const load = memoizeAsync<void, Loaded>(async () => {
    const rows = await source.table(kind);
    const ownFacets = parseJson(await own.facets({ page: 1, limit: 1 } as Query));
    const listed = createListedList(kind, await source.listed(kind), ownFacets);
    const ownBooks = (ownFacets.facets.rulebook ?? []).map(({ value, name }) => ({ slug: value, name }));
    const known = new Set(ownBooks.map(({ slug }) => slug));
    const others = listed.books.filter(({ slug }) => !known.has(slug));
    return {
      listed,
      names: new Map(rows.map(({ id, sort_name }) => [id, sort_name])),
      books: new Map(rows.map(({ id, rulebook }) => [id, rulebook])),
      ownBooks: known,
      allBooks: [...ownBooks, ...others].sort((a, b) => a.name.localeCompare(b.name, 'en')),
    };
  });

  /** What matches of both. `shown`: the number of entries on all pages of the list. */
  async function matching(query: Query) {
    const loaded = await load();
    const parts = partsOf(query, loaded);
    const scope = await readScope(query.books);
    // The kind's own list knows all values of the filters, whatever rulebooks are chosen.
    const ownIds = await own.matchingIds(parts.own ?? anyBook(query));
    const ids = parts.own === null ? [] : ownIds;
    const isDecided = loaded.listed.isDecided(query);
    const errors: ParameterError[] = [];
    const matchingRows = parts.listed === null ? [] : loaded.listed.matching(parts.listed, scope, errors);
    if (errors.length > 0) throw new InvalidParameters(errors);
    const rows = isDecided ? matchingRows : [];
    const counts: CoverageCounts = {
      text: ids.length,
      listed: rows.length,
      left_out: isDecided ? 0 : matchingRows.length,
    };
    const shown = rows.length + (query.coverage === 'listed' ? 0 : ids.length);
    return { loaded, parts, scope, isDecided, ids, rows, counts, shown };
  }

  /** The same, with the entries in the order of the list. */
  async function found(query: Query) {
    const all = await matching(query);
    return { ...all, items: ordered(query.coverage === 'listed' ? [] : all.ids, all.rows, query, all.loaded) };
  }

  /** For each parameter that is set, how many entries the list would have without it. */
  async function countsWithoutEach(query: Query): Promise<Record<string, number>> {
    const set = Object.keys(query).filter((name) => query[name as keyof Query] !== undefined && !SHOWN.has(name));
    const counted = set.map(async (name) => [name, (await matching({ ...query, [name]: undefined })).shown] as const);
    return Object.fromEntries(await Promise.all(counted));
  }

  async function textsOf(items: readonly Item[]): Promise<string[]> {
    const texts = await source.cards(kind);
    return items.flatMap(({ id, row }) => (row === null ? texts([id]) : row.card));
  }

  async function facetsOf(
    query: Query,
    { loaded, parts, scope, isDecided, shown }: Awaited<ReturnType<typeof matching>>,
  ): Promise<Facets> {
    const all = anyBook(query);
    const { without: _, ...ownFacets } = parseJson(await own.facets(parts.own ?? all));
    const noText = query.coverage === 'listed';
    const first = noText || parts.own === null ? withoutCounts(ownFacets, noText ? [] : ['rulebook']) : ownFacets;
    const listedFacets = isDecided ? loaded.listed.facets(parts.listed ?? all, scope) : null;
    const second = parts.listed === null && listedFacets ? withoutCounts(listedFacets, ['rulebook']) : listedFacets;
    const joined = second === null ? first : joinFacets(first, second);
    return shown > 0 ? joined : { ...joined, without: await countsWithoutEach(query) };
  }

  return {
    async list(query) {
      if (isOwn(query)) return own.list(query);
      const all = await found(query);
      const { parts, isDecided, counts, items } = all;
      const coverage = `,"coverage":${JSON.stringify(counts)}`;
      // The filters ask for what only entries with rules have: their own list says more of them.
      if (!isDecided && parts.own !== null && query.coverage === 'all' && counts.text > 0)
        return `${(await own.list(parts.own)).toString().slice(0, -1)}${coverage}}`;
      const { page, limit } = query;
      const texts = await textsOf(items.slice((page - 1) * limit, page * limit));
      const pagination = `,"pagination":${JSON.stringify(paginationOf(items.length, page, limit))}`;
      const facets = query.facets || query.counts ? await facetsOf(query, all) : null;
      const member = (name: string, value: Facets | FacetCounts) => `,"${name}":${JSON.stringify(value)}`;
      const counted = [
        facets && query.facets ? member('facets', facets) : '',
        facets && query.counts ? member('counts', facetCountsOf(facets)) : '',
      ].join('');
      return `{"${kind}":[${texts.join(',')}]${pagination}${coverage}${counted}}`;
    },

    async facets(query) {
      return isOwn(query) ? own.facets(query) : toJson(await facetsOf(query, await matching(query)));
    },

    async neighbours(slug, query) {
      if (isOwn(query)) return own.neighbours(slug, query);
      const { items, loaded } = await found(query);
      const id = await source.id(kind, slug);
      if (id === null && !loaded.listed.rows.some((row) => row.slug === slug)) return null;
      const index = items.findIndex((item) => (item.row === null ? item.id === id : item.row.slug === slug));
      const [previous, next] = await Promise.all(
        [index - 1, index + 1].map(async (n): Promise<NamedSlug | null> => {
          const item = index < 0 ? undefined : items[n];
          if (item === undefined) return null;
          const [text = ''] = await textsOf([item]);
          const { slug, name } = parseJson<NamedSlug>(text);
          return { slug, name };
        }),
      );
      return toJson({
        position: index < 0 ? null : index + 1,
        total: items.length,
        previous: previous ?? null,
        next: next ?? null,
      });
    },

    async matchingCards(query) {
      if (isOwn(query)) return own.matchingCards(query);
      const texts = await textsOf((await found(query)).items);
      return { list: `{"${kind}":[${texts.join(',')}]}`, texts: () => texts };
    },
  };
}

/** Parameters that filter nothing: how a list is shown, and which of both it has. */
const SHOWN: ReadonlySet<string> = new Set(['page', 'limit', 'sort', 'facets', 'counts', 'coverage']);

/** The query of the kind's own list, whatever the rulebook. */
const anyBook = <Query extends CoverageQuery>(query: Query): Query => ({
  ...query,
  coverage: undefined,
  rulebook: undefined,
});

const isOwn = ({ coverage = 'text' }: CoverageQuery): boolean => coverage === 'text';

/** Divides a query: each part has only the rulebooks that its entries are in. */
function partsOf<Query extends CoverageQuery>(query: Query, { listed, ownBooks, allBooks }: Loaded): Parts<Query> {
  const errors: ParameterError[] = [];
  const chosen = knownChoice('rulebook', query.rulebook, allBooks, errors);
  if (errors.length > 0) throw new InvalidParameters(errors);
  const listedBooks = new Set(listed.books.map(({ slug }) => slug));
  const within = (known: ReadonlySet<string>): Choice | undefined =>
    chosen && {
      include: chosen.include.filter((slug) => known.has(slug)),
      exclude: chosen.exclude.filter((slug) => known.has(slug)),
    };
  const isNone = (part: Choice | undefined) => (chosen?.include.length ?? 0) > 0 && part?.include.length === 0;
  const [ownChoice, listedChoice] = [within(ownBooks), within(listedBooks)];
  return {
    own: isNone(ownChoice) ? null : { ...query, coverage: undefined, rulebook: ownChoice },
    listed: isNone(listedChoice) ? null : { ...query, coverage: undefined, rulebook: listedChoice },
  };
}

/**
 * Both in the order of the query. The two are mixed by name and by rulebook. In any other order, and in a search, entries with
 * their rules come first.
 */
function ordered(
  ids: readonly number[],
  rows: readonly ListedRow[],
  { sort, search }: CoverageQuery,
  { names, books, allBooks }: Loaded,
): Item[] {
  const own = ids.map((id): Item => ({ id, row: null }));
  const listed = rows.map((row): Item => ({ id: null, row }));
  const { by = 'name', descending = false } = sort ?? {};
  const isMixed = by === 'rulebook' || (by === 'name' && (!search || descending));
  if (!isMixed) return [...own, ...listed];
  const nameOf = ({ id, row }: Item) => (row === null ? (names.get(id) ?? '') : row.sort_name);
  const positions = new Map(allBooks.map(({ slug }, position) => [slug, position]));
  const bookOf = ({ id, row }: Item) => positions.get(row === null ? (books.get(id) ?? '') : row.rulebook) ?? 0;
  const turn = descending ? -1 : 1;
  const byName = (a: Item, b: Item) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0);
  return [...own, ...listed].sort(
    by === 'name' ? (a, b) => turn * byName(a, b) : (a, b) => turn * (bookOf(a) - bookOf(b)) || byName(a, b),
  );
}
