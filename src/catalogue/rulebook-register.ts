import { LISTED_KINDS } from '../contract/coverage.ts';
import { isKindName, KINDS, type KindName } from '../contract/kinds.ts';
import type { ListedCard } from '../contract/listed.ts';
import { paginationOf } from '../contract/page-count.ts';
import type { RegisterLine, RegisterParameters, Rulebook, RulebookRegister } from '../contract/rulebooks.ts';
import { fold } from '../contract/slug.ts';
import { memoizeAsync } from '../shared/memoize-async.ts';
import { type JsonText, parseJson, toJson } from './json-text.ts';
import type { KindSource } from './kind-source.ts';
import { createNameMatcher } from './listed/name-matches.ts';

type Line = RegisterLine & { kind: KindName };

/**
 * The register of a rulebook: what it has of one kind, with the pages. Both the entries with their rules and those known by
 * name, book and page are in it. The function returns null where there is no such rulebook.
 */
export function createRegister(source: KindSource) {
  const listedByBook = memoizeAsync<void, ReadonlyMap<string, readonly Line[]>>(async () => {
    const kinds = await Promise.all(
      LISTED_KINDS.map(async (kind) =>
        (await source.listed(kind)).flatMap(({ card }) => linesOf(kind, JSON.parse(card))),
      ),
    );
    const books = Map.groupBy(kinds.flat(), ({ rulebook }) => rulebook);
    return new Map([...books].map(([slug, lines]) => [slug, lines.map(({ line }) => line)]));
  });

  return async (slug: string, query: RegisterParameters): Promise<JsonText<RulebookRegister> | null> => {
    const json = await source.find<Rulebook>('rulebooks', slug);
    if (json === null) return null;
    const lines = [...textLines(parseJson(json)), ...((await listedByBook()).get(slug) ?? [])];
    return toJson(registerOf(lines, query));
  };
}

function registerOf(lines: readonly Line[], query: RegisterParameters): RulebookRegister {
  const { kind: chosen, search, coverage, page, limit } = query;
  const covered = lines.filter(({ facts_only }) => coverage === 'all' || facts_only === (coverage === 'listed'));
  const found = search ? createNameMatcher(covered.map(({ name }) => fold(name)))(search) : null;
  const matching = Map.groupBy(
    covered.filter((_, n) => found === null || found.has(n)),
    ({ kind }) => kind,
  );
  const known = new Set(lines.map(({ kind }) => kind));
  const kinds = (Object.keys(KINDS) as KindName[])
    .filter((kind) => known.has(kind))
    .map((kind) => ({ kind, title: KINDS[kind].title, total: matching.get(kind)?.length ?? 0 }));
  const kind = chosen ?? kinds.find(({ total }) => total > 0)?.kind ?? null;
  const all = kind === null ? [] : sorted(matching.get(kind) ?? [], query.sort);
  return {
    kind,
    kinds,
    register: all.slice((page - 1) * limit, page * limit).map(({ kind: _, ...line }) => line),
    pagination: paginationOf(all.length, page, limit),
  };
}

/** By name, or by page and then by name. Lines without a page come last. */
function sorted(lines: readonly Line[], by: RegisterParameters['sort']): Line[] {
  const keyed = lines.map((line) => ({ line, name: fold(line.name), page: line.page ?? Number.POSITIVE_INFINITY }));
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
  keyed.sort(by === 'name' ? byName : (a, b) => (a.page === b.page ? byName(a, b) : a.page - b.page));
  return keyed.map(({ line }) => line);
}

/** The entries with their rules that the book prints. */
function textLines({ contents }: Rulebook): Line[] {
  return contents.flatMap(({ kind, entries }) =>
    isKindName(kind) ? entries.map((entry) => ({ ...entry, kind, facts_only: false })) : [],
  );
}

/** A line for each rulebook that prints an entry known by name, book and page. */
function linesOf(kind: KindName, card: ListedCard): { rulebook: string; line: Line }[] {
  const { slug, name, fact, rulebook_slug, rulebook_name, page, also_in } = card;
  if (rulebook_slug === null) return [];
  const main = { slug: rulebook_slug, name: rulebook_name ?? rulebook_slug, page };
  return [main, ...also_in].map((book) => ({
    rulebook: book.slug,
    line: { kind, slug, name, page: book.page, fact, facts_only: true, main_book: book === main ? null : main },
  }));
}
