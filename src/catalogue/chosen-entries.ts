import type { Kysely } from 'kysely';
import type { ChosenParameters } from '../contract/chosen-entries.ts';
import type { ChosenEntries } from '../contract/entry-cards.ts';
import type { KindName } from '../contract/kinds.ts';
import type { Catalogue } from '../database/schema.ts';
import type { JsonText } from './json-text.ts';

/**
 * The entries of the given kinds and slugs, in that order; `missing` lists the addresses without an entry. The stored
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
  const missing = requested.map(({ address }) => address).filter((address) => !found.has(address));
  const texts = entries.flatMap((entry, i) => (i === 0 ? entry : [COMMA, ...entry]));
  return Buffer.concat([START, ...texts, Buffer.from(`],"missing":${JSON.stringify(missing)}}`)]);
}

const START = Buffer.from('{"entries":[');
const COMMA = Buffer.from(',');
const OPENING_BRACE = 1;

/** The stored object with its kind before its other fields. */
const withKind = (kind: KindName, json: Buffer): Buffer[] => [
  Buffer.from(`{"kind":"${kind}",`),
  json.subarray(OPENING_BRACE),
];
