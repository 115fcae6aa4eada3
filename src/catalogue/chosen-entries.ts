import type { Kysely } from 'kysely';
import type { ChosenParameters } from '../contract/chosen-entries.ts';
import { isListedKind } from '../contract/coverage.ts';
import type { ChosenEntries } from '../contract/entry-cards.ts';
import type { KindName } from '../contract/kinds.ts';
import type { Catalogue } from '../database/schema.ts';
import type { JsonText } from './json-text.ts';

/**
 * The entries of the given kinds and slugs, in that order; `listed` has those that are known by name, book and page only,
 * and `missing` lists the addresses without either. The stored
 * bytes are joined as they are: as strings, the megabytes of a hundred monsters would take most of the time to collect.
 */
export async function chosenEntries(
  db: Kysely<Catalogue>,
  { of, whole }: ChosenParameters,
): Promise<JsonText<ChosenEntries<{ kind: KindName }>>> {
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
      .where(
        'entries.slug',
        'in',
        addresses.map(({ slug }) => slug),
      )
      .execute();
    for (const { slug, json } of rows) found.set(`${kind}/${slug}`, json);
  }
  const requested = of.map(({ kind, slug }) => ({ kind, address: `${kind}/${slug}` }));
  const entries = requested.flatMap(({ kind, address }) => {
    const json = found.get(address);
    return json ? [withKind(kind, json)] : [];
  });
  const others = of.filter(({ kind, slug }) => !found.has(`${kind}/${slug}`));
  const listed = await listedCards(db, others);
  const missing = others.map(({ kind, slug }) => `${kind}/${slug}`).filter((address) => !listed.has(address));
  const texts = entries.flatMap((entry, i) => (i === 0 ? entry : [COMMA, ...entry]));
  const places = listed.size === 0 ? '' : `,"listed":[${[...listed.values()].join(',')}]`;
  return Buffer.concat([START, ...texts, Buffer.from(`]${places},"missing":${JSON.stringify(missing)}}`)]);
}

/** The cards of those that are known by name, book and page only, with their kind, by address. */
async function listedCards(db: Kysely<Catalogue>, of: ChosenParameters['of']): Promise<ReadonlyMap<string, string>> {
  const asked = of.filter(({ kind }) => isListedKind(kind));
  if (asked.length === 0) return new Map();
  const rows = await db
    .selectFrom('listed')
    .select(['kind', 'slug', 'card'])
    .where(
      'slug',
      'in',
      asked.map(({ slug }) => slug),
    )
    .execute();
  const cards = new Map(rows.map(({ kind, slug, card }) => [`${kind}/${slug}`, `{"kind":"${kind}",${card.slice(1)}`]));
  return new Map(
    asked.flatMap(({ kind, slug }) => {
      const card = cards.get(`${kind}/${slug}`);
      return card === undefined ? [] : [[`${kind}/${slug}`, card] as const];
    }),
  );
}

const START = Buffer.from('{"entries":[');
const COMMA = Buffer.from(',');
const OPENING_BRACE = 1;

/** The stored object with its kind before its other fields. */
const withKind = (kind: KindName, json: Buffer): Buffer[] => [
  Buffer.from(`{"kind":"${kind}",`),
  json.subarray(OPENING_BRACE),
];
