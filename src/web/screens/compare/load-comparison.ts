import { redirect } from 'react-router';
import type { ChosenEntries, ComparedEntry, ListedEntryCard } from '../../../contract/entry-cards.ts';
import { isKindName, KINDS, type KindName, pluralOf } from '../../../contract/kinds.ts';
import { MAX_COMPARED } from '../../../contract/limits.ts';
import { type RawQuery, readQuery } from '../../../contract/query.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { apiPaths } from '../../api-paths.ts';
import type { Api } from '../../data/api.ts';
import type { LoadedPage } from '../../data/page-data.ts';
import { COMPARED_KINDS, isComparedKind } from '../../kind-pages.ts';
import { findNames } from '../../nearest/nearest-names.ts';
import { type EntryRef, paths } from '../../paths.ts';
import { type Comparison, comparedPlural } from './comparison.ts';
import { setSideBySide, type UsedDials } from './side-by-side.ts';

export type ComparePage = {
  query: RawQuery;
  /** What is compared, in the plural; null where the address names nothing that can be. */
  kind: KindName | null;
  plural: string;
  refs: readonly EntryRef[];
  comparison: Comparison | null;
  dials: UsedDials | null;
  /** Why there is nothing to compare, with a way on where one is known. */
  fault: { cause: string; instead: string | null } | null;
  /** A name that was to be added and that no entry has. */
  unknown: string | null;
};

/** Reads the address of the page and the entries that it names. */
export async function loadComparison(api: Api, request: Request): Promise<LoadedPage<ComparePage>> {
  const query = readQuery(new URL(request.url).searchParams);
  const page = { query, kind: null, plural: '', refs: [], comparison: null, dials: null, fault: null, unknown: null };
  const answerOk = { ok: true, value: null } as const;
  if (query.of === undefined) return { page, answer: answerOk };
  const parts = [...new Set(query.of.split(',').map((part) => part.trim()))].filter(Boolean);
  const refs = parts.flatMap((part) => refOf(part) ?? []);
  const fault = faultOf(parts, refs);
  const [first] = refs;
  if (fault !== null || first === undefined) {
    const { cause, instead } = fault ?? { cause: 'The address names no entry.', instead: null };
    return { page: { ...page, fault: { cause, instead } }, answer: { ok: false, status: 400, cause } };
  }
  const unknown = query.add === undefined ? null : await added(api, refs, query);
  const answer = await api<ChosenEntries<ComparedEntry>>(apiPaths.entries(refs, { whole: true }));
  const shared = { ...page, kind: first.kind, plural: pluralOf(first.kind), refs, unknown };
  if (!answer.ok) return { page: { ...shared, fault: { cause: answer.cause, instead: null } }, answer };
  const { entries, listed = [], missing } = answer.value;
  if (listed.length > 0) return placePage(shared, listed);
  if (missing.length > 0) return missingPage(shared, missing);
  const plural = comparedPlural(first.kind, entries);
  return { page: { ...shared, plural, ...setSideBySide(entries, query) }, answer: answerOk };
}

/** The entry of `spells/fireball`; null where it is none. */
function refOf(part: string): EntryRef | null {
  const [, kind = '', slug = ''] = /^([a-z]+)\/([a-z0-9-]{1,120})$/.exec(part) ?? [];
  return isKindName(kind) ? { kind, slug } : null;
}

const addressOf = ({ kind, slug }: EntryRef): string => `${kind}/${slug}`;

/** The address that compares these. */
export const compareAddress = (refs: readonly EntryRef[], query: RawQuery = {}): string =>
  paths.compare({ ...query, of: refs.map(addressOf).join(',') });

/** What is wrong with what `of` names; null where nothing is. */
function faultOf(parts: readonly string[], refs: readonly EntryRef[]): ComparePage['fault'] {
  const wrong = parts.find((part) => refOf(part) === null);
  if (wrong !== undefined)
    return {
      cause: `“${wrong.slice(0, 80)}” in “of” is no entry. It takes two to ${MAX_COMPARED} entries of a kind, such as spells/fireball,spells/lightning-bolt.`,
      instead: null,
    };
  const kinds = [...new Set(refs.map(({ kind }) => kind))];
  const other = kinds.find((kind) => !isComparedKind(kind));
  if (other !== undefined)
    return {
      cause: `${capitalized(pluralOf(other))} cannot be compared, but ${COMPARED_KINDS.map(pluralOf).join(', ')} can.`,
      instead: null,
    };
  if (kinds.length > 1) {
    const [one = 'spells', two = 'spells'] = kinds;
    return {
      cause: `${capitalized(pluralOf(one))} cannot stand beside ${pluralOf(two)}: “of” takes entries of one kind.`,
      instead: compareAddress(refs.filter(({ kind }) => kind === one).slice(0, MAX_COMPARED)),
    };
  }
  if (refs.length <= MAX_COMPARED) return null;
  return {
    cause: `“of” names ${refs.length} entries. At most ${MAX_COMPARED} stand side by side.`,
    instead: compareAddress(refs.slice(0, MAX_COMPARED)),
  };
}

function missingPage(page: ComparePage, missing: readonly string[]): LoadedPage<ComparePage> {
  const left = page.refs.filter((ref) => !missing.includes(addressOf(ref)));
  const named = missing.map((address) => `“${address.split('/')[1]}”`).join(', ');
  const { singular } = KINDS[page.kind ?? 'spells'];
  const cause = `There is no ${singular} ${named}.`;
  const instead = left.length > 0 ? compareAddress(left) : null;
  return { page: { ...page, fault: { cause, instead } }, answer: { ok: false, status: 404, cause } };
}

/** Of entries that are known by name, book and page only there is nothing to compare. */
function placePage(page: ComparePage, listed: readonly ListedEntryCard[]): LoadedPage<ComparePage> {
  const left = page.refs.filter((ref) => listed.every(({ slug }) => slug !== ref.slug));
  const places = listed.map(
    ({ name, rulebook_name, page: at }) => `${name} in ${rulebook_name}${at === null ? '' : `, page ${at}`}`,
  );
  const cause = `This site has no rules to compare of what stands in other books: ${places.join('; ')}.`;
  const instead = left.length > 0 ? compareAddress(left) : null;
  return { page: { ...page, fault: { cause, instead } }, answer: { ok: false, status: 404, cause } };
}

/**
 * Adds the entry that a name means to the comparison.
 * @throws a redirect to the comparison with it
 * @returns the name where no other entry has it
 */
async function added(api: Api, refs: readonly EntryRef[], { add = '', ...query }: RawQuery): Promise<string | null> {
  const [{ kind } = { kind: 'spells' as KindName }] = refs;
  const found = await findNames(api, kind, add);
  const next = found.find(({ slug }) => refs.every((ref) => ref.slug !== slug));
  if (next === undefined || refs.length >= MAX_COMPARED) return add;
  throw redirect(compareAddress([...refs, { kind, slug: next.slug }], query));
}
