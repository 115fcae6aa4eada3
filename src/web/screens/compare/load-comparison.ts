import { redirect } from 'react-router';
import { allBuiltParts, builtText } from '../../../contract/built-creatures.ts';
import type { BuiltMonster } from '../../../contract/creature-build.ts';
import type { ChosenEntries, ComparedEntry, ListedEntryCard } from '../../../contract/entry-cards.ts';
import { isKindName, KINDS, type KindName, pluralOf } from '../../../contract/kinds.ts';
import { MAX_COMPARED } from '../../../contract/limits.ts';
import { type RawQuery, readQuery } from '../../../contract/query.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { apiPaths } from '../../api-paths.ts';
import type { Answer, Api } from '../../data/api.ts';
import type { LoadedPage } from '../../data/page-data.ts';
import { COMPARED_KINDS, isComparedKind } from '../../kind-pages.ts';
import { findNames } from '../../nearest/nearest-names.ts';
import { type EntryRef, paths } from '../../paths.ts';
import { type Comparison, comparedPlural } from './comparison.ts';
import { setSideBySide, type UsedDials } from './side-by-side.ts';

/** An entry that is compared, or what is built of it with `build`. */
export type ComparedRef = EntryRef & { build?: string };

export type ComparePage = {
  query: RawQuery;
  /** What is compared, in the plural; null where the address names nothing that can be. */
  kind: KindName | null;
  plural: string;
  refs: readonly ComparedRef[];
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
  if (query.of === undefined && query.built === undefined) return { page, answer: answerOk };
  const parts = [...new Set((query.of ?? '').split(',').map((part) => part.trim()))].filter(Boolean);
  const made = builtRefs(query);
  const refs: ComparedRef[] = [...parts.flatMap((part) => refOf(part) ?? []), ...(made ?? [])];
  const fault = made === null ? BUILT_FAULT : faultOf(parts, refs);
  const [first] = refs;
  if (fault !== null || first === undefined) {
    const { cause, instead } = fault ?? { cause: 'The address names no entry.', instead: null };
    return { page: { ...page, fault: { cause, instead } }, answer: { ok: false, status: 400, cause } };
  }
  const unknown = query.add === undefined ? null : await added(api, refs, query);
  const answer = await entriesOf(api, refs);
  const shared = { ...page, kind: first.kind, plural: pluralOf(first.kind), refs, unknown };
  if (!answer.ok) return { page: { ...shared, fault: { cause: answer.cause, instead: null } }, answer };
  const { entries, listed = [], missing } = answer.value;
  if (listed.length > 0) return placePage(shared, listed);
  if (missing.length > 0) return missingPage(shared, missing);
  const plural = comparedPlural(first.kind, entries);
  const builds = [
    ...entries.slice(0, entries.length - (made?.length ?? 0)).map(() => undefined),
    ...(made ?? []).map(({ build }) => build),
  ];
  return { page: { ...shared, plural, ...setSideBySide(entries, query, builds) }, answer: answerOk };
}

/** What the parameter `built` names; null where it cannot be read. */
function builtRefs({ built }: RawQuery): ComparedRef[] | null {
  if (built === undefined) return [];
  const parts = allBuiltParts(built);
  return parts === null ? null : parts.map(({ slug, build }) => ({ kind: 'monsters', slug, build }));
}

const BUILT_FAULT = {
  cause: '“built” takes creatures as the addresses of their pages end, such as ogre?class=fighter:4.',
  instead: null,
};

/** The entries as printed, then the creatures that are built, in the order of their references. */
async function entriesOf(api: Api, refs: readonly ComparedRef[]): Promise<Answer<ChosenEntries<ComparedEntry>>> {
  const printed = refs.filter(({ build }) => build === undefined);
  const [answer, ...built] = await Promise.all([
    printed.length === 0 ? null : api<ChosenEntries<ComparedEntry>>(apiPaths.entries(printed, { whole: true })),
    ...refs.flatMap(({ slug, build }) =>
      build === undefined ? [] : [api<BuiltMonster>(apiPaths.creatureBuild(slug, readQuery(build)))],
    ),
  ]);
  const failed = [answer, ...built].find((one) => one !== null && !one.ok);
  if (failed) return failed as Extract<typeof failed, { ok: false }>;
  const made = built.flatMap((one) => (one.ok ? [{ ...one.value, kind: 'monsters' as const }] : []));
  const found = answer?.ok ? answer.value : { entries: [], missing: [] };
  return { ok: true, value: { ...found, entries: [...found.entries, ...made] } };
}

/** The entry of `spells/fireball`; null where it is none. */
function refOf(part: string): EntryRef | null {
  const [, kind = '', slug = ''] = /^([a-z]+)\/([a-z0-9-]{1,120})$/.exec(part) ?? [];
  return isKindName(kind) ? { kind, slug } : null;
}

const addressOf = ({ kind, slug }: EntryRef): string => `${kind}/${slug}`;

/** The address that compares these. */
export const compareAddress = (refs: readonly ComparedRef[], query: RawQuery = {}): string =>
  paths.compare({
    ...query,
    of:
      refs
        .filter(({ build }) => build === undefined)
        .map(addressOf)
        .join(',') || undefined,
    built:
      refs
        .flatMap(({ slug, build }) => (build === undefined ? [] : [builtText({ slug, build, count: '1' })]))
        .join(',') || undefined,
  });

/** What is wrong with what `of` names; null where nothing is. */
function faultOf(parts: readonly string[], refs: readonly ComparedRef[]): ComparePage['fault'] {
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
    cause: `The address names ${refs.length} entries. At most ${MAX_COMPARED} stand side by side.`,
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
async function added(api: Api, refs: readonly ComparedRef[], { add = '', ...query }: RawQuery): Promise<string | null> {
  const [{ kind } = { kind: 'spells' as KindName }] = refs;
  const found = await findNames(api, kind, add);
  const next = found.find(({ slug }) => refs.every((ref) => ref.slug !== slug || ref.build !== undefined));
  if (next === undefined || refs.length >= MAX_COMPARED) return add;
  throw redirect(compareAddress([...refs, { kind, slug: next.slug }], query));
}
