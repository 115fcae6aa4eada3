import type { Kysely } from 'kysely';
import { SHEET_KINDS } from '../contract/sheet-texts.ts';
import type { SheetNames } from '../contract/sheets.ts';
import type { Catalogue } from '../database/schema.ts';

/** The names of all entries that a character sheet may name, by kind. */
export async function readSheetNames(db: Kysely<Catalogue>): Promise<SheetNames> {
  const rows = await db
    .selectFrom('entries')
    .select(['kind', 'slug', 'name'])
    .where('kind', 'in', [...SHEET_KINDS])
    .orderBy('sort_name')
    .orderBy('id')
    .execute();
  const names: SheetNames = { spells: [], powers: [], items: [], feats: [], classes: [] };
  for (const kind of SHEET_KINDS) {
    names[kind] = rows.filter((row) => row.kind === kind).map(({ slug, name }) => ({ slug, name }));
  }
  return names;
}
