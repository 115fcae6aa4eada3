import { type BuiltPart, builtParts, builtText, MAX_BUILT } from '../../../contract/built-creatures.ts';
import { ENCOUNTER_LINES, MAX_ENCOUNTER_AGAIN, TRAP_MARK } from '../../../contract/encounter-options.ts';
import type { FoundEncounter, FoundEncounters } from '../../../contract/encounters.ts';
import { type RawQuery, readQuery } from '../../../contract/query.ts';
import { MAX_SEED } from '../../../contract/shop-options.ts';
import { PARTY_LEVELS, PARTY_SIZES } from '../../../rules/encounters.ts';
import { apiPaths } from '../../api-paths.ts';
import type { Answer, Api } from '../../data/api.ts';
import { calledEntries } from '../../nearest/nearest-names.ts';
import { paths } from '../../paths.ts';
import { buildText } from './made-creatures.ts';

/** Several of one creature or trap, as an address states them. */
export type Part = { kind: 'monsters' | 'traps'; slug: string; count: number };

/** Characters of one level, and how many. */
export type PartyGroup = { level: number; count: number };

/** The parameters of the page, in the order of the address. */
const PARAMETERS = [
  ...['level', 'climate', 'terrain', 'type', 'books', 'met', 'kinds', 'traps', 'party', 'seed', 'again'],
  ...['line1', 'line2', 'line3', 'line4', 'creature', 'trap', 'built', 'hold', 'loot', 'missing'],
] as const;

type Change = Readonly<Record<string, string | undefined>>;

/**
 * The address of encounters with some values changed: parameters in a fixed order, without empty ones. The name that was
 * not found stays out, unless it is among the changes.
 */
export function encounterAddress(query: RawQuery, change: Change = {}): string {
  const merged: Record<string, string | undefined> = { ...query, missing: undefined, ...change };
  const pairs = PARAMETERS.flatMap((name): [string, string][] => {
    const value = merged[name]?.trim();
    return value ? [[name, value]] : [];
  });
  return paths.encounters(Object.fromEntries(pairs));
}

const FIND_PARAMETERS = ['level', 'type', 'books', 'met', 'kinds', 'traps', 'party'] as const;
const LINES = ['seed', 'again', 'line1', 'line2', 'line3', 'line4'] as const;

const values = (query: RawQuery, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, query[name]]));

const environmentOf = ({ climate, terrain }: RawQuery): string | undefined =>
  [climate, terrain].filter(Boolean).join('-') || undefined;

/** The call that finds the encounters of an address. */
export const findCall = (query: RawQuery): string =>
  apiPaths.encounters({
    ...values(query, FIND_PARAMETERS),
    environment: environmentOf(query),
    ...values(query, LINES),
    count: ENCOUNTER_LINES,
  });

/** The call that works out the encounter that an address has opened; null where it has none. */
export function openCall(query: RawQuery): string | null {
  const parts = openParts(query);
  return parts.length === 0 && !query.built ? null : callFor(query, parts);
}

/** The call that works out an encounter of these parts. */
const callFor = (query: RawQuery, parts: readonly Part[]): string =>
  apiPaths.encounters({
    ...values(query, ['type', 'books', 'party']),
    environment: environmentOf(query),
    seed: 0,
    count: 1,
    line1: parts.length === 0 ? undefined : lineText(parts),
    built: query.built,
  });

const COUNTED = /^([a-z0-9-]+)(?::(\d{1,4}))?$/;

function partsIn(kind: Part['kind'], text = ''): Part[] {
  return text.split(',').flatMap((one) => {
    const [found, slug = '', count = '1'] = COUNTED.exec(one.trim()) ?? [];
    return found === undefined ? [] : [{ kind, slug, count: Number(count) }];
  });
}

/** The creatures and traps of the encounter that an address has opened. */
export const openParts = ({ creature, trap }: RawQuery): Part[] => [
  ...mergedParts(partsIn('monsters', creature)),
  ...mergedParts(partsIn('traps', trap)),
];

/** Parts of which no two are the same. */
export const mergedParts = (parts: readonly Part[]): Part[] =>
  [...Map.groupBy(parts, ({ slug }) => slug).values()].map((same) => ({
    ...(same[0] as Part),
    count: same.reduce((sum, { count }) => sum + count, 0),
  }));

/** All parts of an encounter but those that were built. */
export const partsOf = ({ creatures, traps }: FoundEncounter): Part[] => [
  ...creatures
    .filter(({ build }) => build === undefined)
    .map(({ slug, count }) => ({ kind: 'monsters' as const, slug, count })),
  ...traps.map(({ slug, count }) => ({ kind: 'traps' as const, slug, count })),
];

const counted = ({ slug, count }: Part): string => (count === 1 ? slug : `${slug}:${count}`);

const partsOfKind = (parts: readonly Part[], kind: Part['kind']): string | undefined =>
  parts
    .filter((part) => part.kind === kind && part.count > 0)
    .map(counted)
    .join(',') || undefined;

/** The parts as a line of the finder states them: `ogre:2,traps.pit-trap`. */
export const lineText = (parts: readonly Part[]): string =>
  parts.map((part) => `${part.kind === 'traps' ? TRAP_MARK : ''}${counted(part)}`).join(',');

/** The parameters that state an encounter: `creature` and `trap`. */
export const partParameters = (parts: readonly Part[]) => ({
  creature: partsOfKind(parts, 'monsters'),
  trap: partsOfKind(parts, 'traps'),
});

/** The parts of an encounter that were built. */
export const builtPartsOf = ({ creatures }: FoundEncounter): BuiltPart[] =>
  creatures.flatMap(({ slug, build, count }) => (build === undefined ? [] : [{ slug, build, count: String(count) }]));

/** Built parts as an address has them, those of which there are none left out; absent without any. */
export const builtParameter = (parts: readonly BuiltPart[]): string | undefined =>
  parts
    .filter(({ count }) => Number(count) > 0)
    .map(builtText)
    .join(',') || undefined;

/** The slugs of the kinds that stay while the others are found anew. */
export const heldKinds = ({ hold = '' }: RawQuery): string[] => hold.split(',').filter(Boolean);

/** The address with another encounter opened. Its kinds that are held stay so. */
export const opened = (query: RawQuery, parts: readonly Part[], built: readonly BuiltPart[] = []): string =>
  encounterAddress(query, {
    ...partParameters(parts),
    built: builtParameter(built),
    hold: heldKinds(query)
      .filter((held) => parts.some(({ slug }) => slug === held))
      .join(','),
    loot: undefined,
  });

/** The address with a kind held, or no longer held. */
export function withHeld(query: RawQuery, slug: string): string {
  const held = heldKinds(query);
  const next = held.includes(slug) ? held.filter((one) => one !== slug) : [...held, slug];
  return encounterAddress(query, { hold: next.join(',') });
}

/** The address that finds all kinds of the open encounter anew that are not held. */
export const othersAnew = (query: RawQuery): string => `${encounterAddress(query)}&others=1`;

/** The parts with all kinds replaced that are not held, one after the other, so that the level stays. */
async function replacedOthers(api: Api, query: RawQuery): Promise<Answer<Part[]>> {
  let parts = openParts(query);
  const held = heldKinds(query);
  for (const { kind, slug } of parts.filter((one) => !held.includes(one.slug))) {
    const answer = await api<FoundEncounters>(callFor(query, parts));
    if (!answer.ok) return answer;
    const [found] = answer.value.encounters;
    const named = kind === 'traps' ? found?.traps : found?.creatures;
    const anew = named?.find((one) => one.slug === slug)?.anew;
    if (anew) parts = withPart(parts, slug, { slug: anew.slug, count: anew.count });
  }
  return { ok: true, value: parts };
}

/** The parts with one of them changed; without it where the count is 0. */
export const withPart = (parts: readonly Part[], slug: string, change: Partial<Part>): Part[] =>
  parts.map((part) => (part.slug === slug ? { ...part, ...change } : part)).filter(({ count }) => count > 0);

/** How often each line of an address was found anew. */
function turnsOf({ again = '' }: RawQuery): number[] {
  const turns = again.split(',').map((turn) => Number(turn) || 0);
  return Array.from({ length: ENCOUNTER_LINES }, (_, line) => turns[line] ?? 0);
}

/** The address with one line found anew; the others stay. */
export const foundAnew = (query: RawQuery, line: number): string =>
  encounterAddress(query, {
    again: turnsOf(query)
      .map((turn, i) => (i === line ? turn + 1 : turn))
      .join(','),
  });

/** The seed of the first search, and then the same with every line found anew: to creatures that no line had. */
function nextSearch(query: RawQuery): Change {
  const turn = Math.max(...turnsOf(query)) + 1;
  if (query.seed === undefined || turn > MAX_ENCOUNTER_AGAIN) return { seed: randomSeed(), again: undefined };
  return { again: Array.from({ length: ENCOUNTER_LINES }, () => turn).join(',') };
}

/** The address with a line stated, or left to the seed again. */
export const withLine = (query: RawQuery, line: number, parts: readonly Part[] | null): string =>
  encounterAddress(query, { [`line${line + 1}`]: parts === null ? undefined : lineText(parts) });

/** The party of an address: `5:3,7:1`. */
export function partyOf({ party = '' }: RawQuery): PartyGroup[] {
  return party.split(',').flatMap((one) => {
    const [, level, count = '1'] = /^\s*(\d{1,2})(?::(\d{1,2}))?\s*$/.exec(one) ?? [];
    return level === undefined ? [] : [{ level: Number(level), count: Number(count) }];
  });
}

const within = (text: string | undefined, { lowest, highest }: { lowest: number; highest: number }): number | null => {
  const value = Number(text);
  return Number.isInteger(value) && value >= lowest && value <= highest ? value : null;
};

/** The party that the fields of the form state: several numbers of people, and their levels. */
function partyIn({ people = '', of = '' }: RawQuery): string | undefined {
  const levels = of.split(',');
  const groups = people.split(',').flatMap((text, i) => {
    const count = within(text, PARTY_SIZES);
    const level = within(levels[i], PARTY_LEVELS);
    return count === null || level === null ? [] : [`${level}:${count}`];
  });
  return groups.join(',') || undefined;
}

/** The party of an address with one more character, whose level is that of the last. */
const withOneMore = (party = ''): string =>
  [party, `${partyOf({ party }).at(-1)?.level ?? PARTY_LEVELS.lowest}:1`].filter(Boolean).join(',');

const randomSeed = () => String(Math.floor(Math.random() * (MAX_SEED + 1)));

/**
 * The address that a submitted form leads to: other lines of the finder, the form with one more level of the party, or the
 * encounter with what was added or found anew; with `missing` where nothing has the name that was to be added. Null where no
 * form was submitted; the failure where the API does not answer.
 */
export async function submitted(api: Api, query: RawQuery): Promise<Answer<string | null>> {
  if (query.find) return to(encounterAddress(query, { party: partyIn(query), ...nextSearch(query) }));
  if (query.more) return to(encounterAddress(query, { party: withOneMore(partyIn(query)) }));
  const built = builtParts(query.built);
  if (query.others) {
    const parts = await replacedOthers(api, query);
    return parts.ok ? to(opened(query, parts.value, built)) : parts;
  }
  if (query.add === undefined) return to(null);
  const parts = openParts(query);
  const made = builtAt(query.add);
  if (made !== null) return to(opened(query, parts, withBuilt(built, made)));
  const found = await partCalled(api, query.add);
  if (!found.ok) return found;
  if (found.value === null) return to(encounterAddress(query, { missing: query.add }));
  const { slug } = found.value;
  const same = parts.find((part) => part.slug === slug);
  if (same) return to(opened(query, withPart(parts, slug, { count: same.count + 1 }), built));
  return to(opened(query, [...parts, found.value], built));
}

/** The parameters without those of a submitted form. The name that was to be added stays in its field. */
export function withoutSubmission({ others, add, ...query }: RawQuery): RawQuery {
  return add === undefined ? query : { ...query, adding: add };
}

const to = (address: string | null): Answer<string | null> => ({ ok: true, value: address });

/** The creature that a text names, or else the trap; null where nothing has the name. */
async function partCalled(api: Api, text: string): Promise<Answer<Part | null>> {
  for (const kind of ['monsters', 'traps'] as const) {
    const found = await calledEntries(api, kind, text);
    if (!found.ok) return found;
    const [best] = found.value;
    if (best) return { ok: true, value: { kind, slug: best.slug, count: 1 } };
  }
  return { ok: true, value: null };
}

const BUILT_ADDRESS = /(?:^|\/)monsters\/([a-z0-9-]+)\?([^#]+)/;

/** The creature that was built at an address such as `/monsters/ogre?class=fighter:4`; null for other texts. */
function builtAt(text: string): BuiltPart | null {
  const [found, slug = '', query = ''] = BUILT_ADDRESS.exec(text.trim()) ?? [];
  if (found === undefined) return null;
  const { make, ...build } = readQuery(query);
  return Object.keys(build).length === 0 ? null : { slug, build: buildText(build), count: '1' };
}

/** One more of a built creature; as many kinds as an encounter can have. */
function withBuilt(parts: readonly BuiltPart[], one: BuiltPart): BuiltPart[] {
  const same = (part: BuiltPart) => part.slug === one.slug && part.build === one.build;
  if (parts.some(same))
    return parts.map((part) => (same(part) ? { ...part, count: String(Number(part.count) + 1) } : part));
  return [...parts, one].slice(0, MAX_BUILT);
}
