import { chosenParameters } from '../../contract/chosen-entries.ts';
import { isKindName, KINDS, type KindName } from '../../contract/kinds.ts';
import { parseQuery } from '../../contract/parameters.ts';
import { InvalidParameters, invalidParameters, PROBLEM_TYPE, type Problem } from '../../contract/problems.ts';
import { type RawQuery, readQuery } from '../../contract/query.ts';
import { memoizeAsync } from '../../shared/memoize-async.ts';
import { localChosen } from './local-chosen.ts';
import { clearIndex, isIndexStored, localLines, localPlace, searchPlaces } from './local-index.ts';
import { createLocalList, type LocalList } from './local-list.ts';
import { clearRedirects, currentAddress, localRedirect } from './local-redirects.ts';
import { clearScope, localScope } from './local-scope.ts';
import { localSearch } from './local-search.ts';
import { allNames, entriesOf, findEntry, storedKinds, tablesOf } from './store.ts';

/** Memoizes the lists of the kinds that are stored on this device; null for a kind that is not stored. */
const lists = memoizeAsync(readList, { keep: (list) => list !== null });

/** Clears the memoized lists. To be called when the stored catalogue changes. */
export function clearLists(): void {
  lists.clear();
  clearIndex();
  clearRedirects();
  clearScope();
}

/** The response for an entry of the stored catalogue; undefined for other addresses and entries that are not stored. */
export async function localEntryResponse({ pathname }: URL): Promise<Response | undefined> {
  const [, , kind = '', slug, ...rest] = pathname.split('/');
  if (!isKindName(kind) || slug === undefined || rest.length > 0) return undefined;
  const name = decodeURIComponent(slug);
  const entry = (await findEntry(kind, name)) ?? (await localPlace(kind, name));
  return entry && Response.json(entry);
}

/** The response for a list, its facets, an entry's neighbours, several entries or a search from the stored catalogue; undefined for all else. */
export async function localResponse({ pathname, searchParams }: URL): Promise<Response | undefined> {
  const [, , kind = '', part, beside, ...rest] = pathname.split('/');
  if (rest.length > 0) return undefined;
  const query = readQuery(searchParams);
  // What is known by name, book and page only is stored where the visitor chose it.
  if ((query.coverage ?? 'text') !== 'text' && !(await isIndexStored())) return undefined;
  if (kind === 'search' && part === undefined) return orProblem(() => searchResponse(query));
  if (kind === 'entries' && part === undefined) return orProblem(() => chosenResponse(query));
  if (kind === 'character') return part === 'facts' ? storedLookup('feats', 'character') : undefined;
  if (!isKindName(kind)) return undefined;
  if (kind === 'rules' && part === 'contents' && beside === undefined) return storedLookup('rules', 'rules-contents');
  return orProblem(() => listResponse(kind, part, beside, query));
}

/** The response, or what is wrong with the parameters of its address. */
async function orProblem(respond: () => Promise<Response | undefined>): Promise<Response | undefined> {
  try {
    return await respond();
  } catch (error) {
    if (error instanceof InvalidParameters) return problem(invalidParameters(error.errors));
    throw error;
  }
}

async function searchResponse(query: RawQuery): Promise<Response | undefined> {
  const names = await allNames();
  if (names.length === 0) return undefined;
  const scope = await localScope(query);
  return Response.json(localSearch(names, query, await searchPlaces(query.q ?? '', scope), scope));
}

/** Several entries at once; undefined where a kind of them is not stored. */
async function chosenResponse(query: RawQuery): Promise<Response | undefined> {
  const parsed = parseQuery(chosenParameters, query);
  if (!parsed.ok) throw new InvalidParameters(parsed.errors);
  const { of } = parsed.value;
  const stored = await storedKinds();
  if (!of.every(({ kind }) => stored.has(kind))) return undefined;
  return Response.json(await localChosen(of));
}

async function listResponse(
  kind: KindName,
  part: string | undefined,
  beside: string | undefined,
  query: RawQuery,
): Promise<Response | undefined> {
  const list = await lists(kind);
  if (list === null) return undefined;
  if (part === undefined) return json(await list.list(query));
  if (part === 'facets') return json(await list.facets(query));
  if (beside === 'register') {
    const register = await list.register(decodeURIComponent(part), query);
    return register === null ? undefined : json(register);
  }
  if (beside !== 'neighbours') return undefined;
  const place = await list.neighbours(decodeURIComponent(part), query);
  return place === null ? undefined : json(place);
}

/** The response that is a lookup stored with the tables of a kind's list: the contents of the rules, the facts of characters. */
async function storedLookup(kind: KindName, name: string): Promise<Response | undefined> {
  const lookup = (await tablesOf(kind))?.lookups[name];
  return lookup === undefined ? undefined : Response.json(lookup);
}

async function readList(kind: KindName): Promise<LocalList | null> {
  const [entries, tables] = await Promise.all([entriesOf(kind), tablesOf(kind)]);
  return entries === null || tables === null ? null : createLocalList(kind, tables, entries, localLines);
}

const json = (text: string) => new Response(text, { headers: { 'content-type': 'application/json' } });

/** The response for an address that is not stored: 301 for a former one, 404 for an entry of a stored kind, otherwise 503. */
export async function notStoredResponse(url: URL): Promise<Response> {
  const current = await currentAddress(url, localRedirect);
  if (current !== undefined) return Response.redirect(current, 301);
  const { pathname } = url;
  const [, , kind = '', slug, ...rest] = pathname.split('/');
  const isStoredKind = isKindName(kind) && slug && rest.length === 0 && (await storedKinds()).has(kind);
  return isStoredKind
    ? failed(404, 'Not found', `The catalogue on this device has no ${KINDS[kind].singular} "${slug.slice(0, 80)}".`)
    : failed(503, 'Offline', 'The site cannot be reached, and this is not stored on this device.');
}

function failed(status: number, title: string, detail: string): Response {
  return problem({ type: 'about:blank', title, status, detail });
}

function problem(body: Problem): Response {
  return Response.json(body, { status: body.status, headers: { 'content-type': PROBLEM_TYPE } });
}
