import type { Kysely } from 'kysely';
import type { ChosenParameters } from '../contract/chosen-entries.ts';
import { isListedKind } from '../contract/coverage.ts';
import type { ChosenEntries } from '../contract/entry-cards.ts';
import type { KindName } from '../contract/kinds.ts';
import type { Catalogue } from '../database/schema.ts';
import type { JsonText } from './json-text.ts';
import { type Address, currentOf, textOf } from './redirects.ts';

/**
 * The entries of the given kinds and slugs, in that order; `listed` has those that are known by name, book and page only,
 * `redirects` the current addresses of those asked for by a former one, and `missing` the addresses without any. The stored
 * bytes are joined as they are: as strings, the megabytes of a hundred monsters would take most of the time to collect.
 */
export async function chosenEntries(
  db: Kysely<Catalogue>,
  { of, whole }: ChosenParameters,
): Promise<JsonText<ChosenEntries<{ kind: KindName }>>> {
  const asked = await findAll(db, of, whole);
  const redirects = await redirectsOf(db, asked.missing);
  const current = redirects.size === 0 ? of : currentOf(of, redirects);
  const { found, listed, missing } = redirects.size === 0 ? asked : await findAll(db, current, whole);
  const entries = current.flatMap((address) => {
    const json = found.get(textOf(address));
    return json ? [withKind(address.kind, json)] : [];
  });
  const texts = entries.flatMap((entry, i) => (i === 0 ? entry : [COMMA, ...entry]));
  const places = listed.size === 0 ? '' : `,"listed":[${[...listed.values()].join(',')}]`;
  const moved = redirects.size === 0 ? '' : `,"redirects":${JSON.stringify(Object.fromEntries(redirects))}`;
  const end = `]${places}${moved},"missing":${JSON.stringify(missing.map(textOf))}}`;
  return Buffer.concat([START, ...texts, Buffer.from(end)]);
}

type Found = {
  /** The stored entries, by `kind/slug`. */
  found: ReadonlyMap<string, Buffer>;
  /** The cards of those that are known by name, book and page only, likewise. */
  listed: ReadonlyMap<string, string>;
  missing: Address[];
};

async function findAll(db: Kysely<Catalogue>, of: readonly Address[], whole: boolean): Promise<Found> {
  // The two tables have the same columns.
  const table = (whole ? 'details' : 'cards') as 'cards';
  const kinds = Map.groupBy(of, ({ kind }) => kind);
  const found = new Map<string, Buffer>();
  for (const [kind, addresses] of kinds) {
    const rows = await db
      .selectFrom('entries')
      .innerJoin(table, `${table}.id`, 'entries.id')
      .select(['entries.slug', `${table}.json`])
      .where('entries.kind', '=', kind)
      .where('entries.slug', 'in', slugsOf(addresses))
      .execute();
    for (const { slug, json } of rows) found.set(`${kind}/${slug}`, json);
  }
  const others = of.filter((address) => !found.has(textOf(address)));
  const listed = await listedCards(db, others);
  return { found, listed, missing: others.filter((address) => !listed.has(textOf(address))) };
}

/** The current addresses of those that have one, by the former. */
async function redirectsOf(db: Kysely<Catalogue>, missing: readonly Address[]): Promise<Map<string, string>> {
  if (missing.length === 0) return new Map();
  const rows = await db
    .selectFrom('redirects')
    .select(['kind', 'slug', 'target'])
    .where('slug', 'in', slugsOf(missing))
    .execute();
  const targets = new Map(rows.map(({ kind, slug, target }) => [`${kind}/${slug}`, `${kind}/${target}`]));
  return knownOf(missing, targets);
}

/** What is known of the addresses, in their order: slugs alone find rows of other kinds, too. */
const knownOf = (addresses: readonly Address[], known: ReadonlyMap<string, string>): Map<string, string> =>
  new Map(
    addresses.flatMap((address) => {
      const value = known.get(textOf(address));
      return value === undefined ? [] : [[textOf(address), value] as const];
    }),
  );

const slugsOf = (addresses: readonly Address[]): string[] => addresses.map(({ slug }) => slug);

/** The cards of those that are known by name, book and page only, with their kind, by address. */
async function listedCards(db: Kysely<Catalogue>, of: readonly Address[]): Promise<ReadonlyMap<string, string>> {
  const asked = of.filter(({ kind }) => isListedKind(kind));
  if (asked.length === 0) return new Map();
  const rows = await db
    .selectFrom('listed')
    .select(['kind', 'slug', 'card'])
    .where('slug', 'in', slugsOf(asked))
    .execute();
  const cards = new Map(rows.map(({ kind, slug, card }) => [`${kind}/${slug}`, `{"kind":"${kind}",${card.slice(1)}`]));
  return knownOf(asked, cards);
}

const START = Buffer.from('{"entries":[');
const COMMA = Buffer.from(',');
const OPENING_BRACE = 1;

/** The stored object with its kind before its other fields. */
const withKind = (kind: KindName, json: Buffer): Buffer[] => [
  Buffer.from(`{"kind":"${kind}",`),
  json.subarray(OPENING_BRACE),
];
