import type { Kysely } from 'kysely';
import type { ChosenParameters } from '../contract/chosen-entries.ts';
import type { Chosen } from '../contract/entry-cards.ts';
import type { KindName } from '../contract/kinds.ts';
import type { Catalogue } from '../database/schema.ts';
import type { JsonText } from './json-text.ts';

const OPENING_BRACE = 1;

/**
 * The entries of the given kinds and slugs, in the order of the query: their cards, or their details if `whole` is set.
 * `missing` lists each `kind/slug` that has no entry.
 */
export async function chosenEntries(
  db: Kysely<Catalogue>,
  { of, whole }: ChosenParameters,
): Promise<JsonText<Chosen<{ kind: KindName }>>> {
  // The two tables have the same columns.
  const table = (whole ? 'details' : 'cards') as 'cards';
  const kinds = Map.groupBy(of, ({ kind }) => kind);
  const found = new Map<string, string>();
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
    for (const { slug, json } of rows) found.set(`${kind}/${slug}`, withKind(kind, json.toString()));
  }
  const requested = of.map(({ kind, slug }) => `${kind}/${slug}`);
  const entries = requested.flatMap((address) => found.get(address) ?? []);
  const missing = requested.filter((address) => !found.has(address));
  return `{"entries":[${entries.join(',')}],"missing":${JSON.stringify(missing)}}`;
}

/** The stored JSON object with `kind` as its first member. */
const withKind = (kind: KindName, json: string) => `{"kind":"${kind}",${json.slice(OPENING_BRACE)}`;
