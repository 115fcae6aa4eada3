import type { Kysely } from 'kysely';
import type { ListedKind } from '../../contract/coverage.ts';
import type { ListedEntry } from '../../contract/listed.ts';
import type { Preview } from '../../contract/previews.ts';
import type { Catalogue } from '../../database/schema.ts';
import { type JsonText, parseJson } from '../json-text.ts';

/** What lists and searches read of an entry that is known by name, book and page only. */
export type ListedLine = Omit<Catalogue['listed'], 'detail'>;

/** The kind's entries that are known by name, book and page only, by name. */
export function listedOf(db: Kysely<Catalogue>, kind: ListedKind): Promise<ListedLine[]> {
  return db
    .selectFrom('listed')
    .select([
      'id',
      'kind',
      'slug',
      'name',
      'sort_name',
      'names',
      'letter',
      'rulebook',
      'page',
      'also_in',
      'filters',
      'card',
    ])
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
}

/** The details of such an entry, or null where there is none of that slug. */
export async function findListed(
  db: Kysely<Catalogue>,
  kind: ListedKind,
  slug: string,
): Promise<JsonText<ListedEntry> | null> {
  const row = await db
    .selectFrom('listed')
    .select('detail')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.detail ?? null;
}

/** The path of each such entry's page, such as `/feats/shock-trooper`, by kind and name. */
export async function listedPaths(db: Kysely<Catalogue>): Promise<string[]> {
  const rows = await db.selectFrom('listed').select(['kind', 'slug']).orderBy('id').execute();
  return rows.map(({ kind, slug }) => `/${kind}/${slug}`);
}

/** What links to such an entry show of it, or null where there is none of that slug. */
export async function listedPreview(db: Kysely<Catalogue>, kind: ListedKind, slug: string): Promise<Preview | null> {
  const found = await findListed(db, kind, slug);
  if (found === null) return null;
  const { name, type, facts, summary, rulebook_name } = parseJson(found);
  return { kind, slug, name, summary, note: type, facts, rulebook_name };
}
