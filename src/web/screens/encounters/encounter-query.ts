import { ENCOUNTER_LINES, TRAP_MARK } from '../../../contract/encounter-options.ts';
import type { FoundEncounter } from '../../../contract/encounters.ts';
import type { RawQuery } from '../../../contract/query.ts';
import { MAX_SEED } from '../../../contract/shop-options.ts';
import { PARTY_LEVELS, PARTY_SIZES } from '../../../rules/encounters.ts';
import { apiPaths } from '../../api-paths.ts';
import type { Api } from '../../data/api.ts';
import { findNames } from '../../nearest/nearest-names.ts';
import { paths } from '../../paths.ts';

/** Several of one creature or trap, as an address states them. */
export type Part = { kind: 'monsters' | 'traps'; slug: string; count: number };

/** Characters of one level, and how many. */
export type PartyGroup = { level: number; count: number };

/** The parameters of the page, in the order of the address. */
const PARAMETERS = [
  ...['level', 'climate', 'terrain', 'type', 'books', 'met', 'kinds', 'traps', 'party', 'seed', 'again'],
  ...['line1', 'line2', 'line3', 'line4', 'creature', 'trap', 'loot'],
] as const;

type Change = Readonly<Record<string, string | undefined>>;

/** The address of encounters with some values changed: parameters in a fixed order, without empty ones. */
export function encounterAddress(query: RawQuery, change: Change = {}): string {
  const merged: Record<string, string | undefined> = { ...query, ...change };
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
  if (parts.length === 0) return null;
  return apiPaths.encounters({
    ...values(query, ['type', 'books', 'party']),
    environment: environmentOf(query),
    seed: 0,
    count: 1,
    line1: lineText(parts),
  });
}

const COUNTED = /^([a-z0-9-]+)(?::(\d{1,4}))?$/;

function partsIn(kind: Part['kind'], text = ''): Part[] {
  return text.split(',').flatMap((one) => {
    const [found, slug = '', count = '1'] = COUNTED.exec(one.trim()) ?? [];
    return found === undefined ? [] : [{ kind, slug, count: Number(count) }];
  });
}

/** The creatures and traps of the encounter that an address has opened. */
export const openParts = ({ creature, trap }: RawQuery): Part[] => [
  ...partsIn('monsters', creature),
  ...partsIn('traps', trap),
];

/** All parts of an encounter that was found. */
export const partsOf = ({ creatures, traps }: FoundEncounter): Part[] => [
  ...creatures.map(({ slug, count }) => ({ kind: 'monsters' as const, slug, count })),
  ...traps.map(({ slug, count }) => ({ kind: 'traps' as const, slug, count })),
];

const counted = ({ slug, count }: Part): string => (count === 1 ? slug : `${slug}:${count}`);

const joined = (parts: readonly Part[], kind: Part['kind']): string | undefined =>
  parts
    .filter((part) => part.kind === kind && part.count > 0)
    .map(counted)
    .join(',') || undefined;

/** The parts as a line of the finder states them: `ogre:2,traps.pit-trap`. */
export const lineText = (parts: readonly Part[]): string =>
  parts.map((part) => `${part.kind === 'traps' ? TRAP_MARK : ''}${counted(part)}`).join(',');

/** The parameters that state an encounter: `creature` and `trap`. */
export const partParameters = (parts: readonly Part[]) => ({
  creature: joined(parts, 'monsters'),
  trap: joined(parts, 'traps'),
});

/** The address with another encounter opened. */
export const opened = (query: RawQuery, parts: readonly Part[]): string =>
  encounterAddress(query, { ...partParameters(parts), loot: undefined });

/** The parts with one of them changed; without it where the count is 0. */
export const withPart = (parts: readonly Part[], slug: string, change: Partial<Part>): Part[] =>
  parts.map((part) => (part.slug === slug ? { ...part, ...change } : part)).filter(({ count }) => count > 0);

/** The address with one line found anew; the others stay. */
export function foundAnew(query: RawQuery, line: number): string {
  const turns = (query.again ?? '').split(',').map((turn) => Number(turn) || 0);
  const again = Array.from({ length: ENCOUNTER_LINES }, (_, i) => (turns[i] ?? 0) + (i === line ? 1 : 0));
  return encounterAddress(query, { again: again.join(',') });
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

const randomSeed = () => String(Math.floor(Math.random() * (MAX_SEED + 1)));

/** The address that a submitted form leads to: another seed for the finder, or the encounter with what was added. */
export async function submitted(api: Api, query: RawQuery): Promise<string | null> {
  if (query.find) return encounterAddress(query, { party: partyIn(query), seed: randomSeed(), again: undefined });
  if (query.add === undefined) return null;
  const parts = openParts(query);
  const [monster] = await findNames(api, 'monsters', query.add);
  const [trap] = monster ? [] : await findNames(api, 'traps', query.add);
  const slug = monster?.slug ?? trap?.slug;
  if (slug === undefined) return encounterAddress(query);
  const kind = monster ? ('monsters' as const) : ('traps' as const);
  const same = parts.find((part) => part.slug === slug);
  if (same) return opened(query, withPart(parts, slug, { count: same.count + 1 }));
  return opened(query, [...parts, { kind, slug, count: 1 }]);
}
