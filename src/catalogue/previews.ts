import type { Kysely } from 'kysely';
import type { KindName } from '../contract/kinds.ts';
import type { Preview } from '../contract/previews.ts';
import type { Catalogue } from '../database/schema.ts';

/** The parts of a preview that depend on the kind. Facts that are null, undefined or empty are left out. */
export type PreviewParts = {
  note: string | null;
  facts: [label: string, value: string | number | null | undefined][];
};

/**
 * The preview of an entry, or null where the kind has no such slug.
 * @param partsOf reads the kind's parts from the entry's card
 */
export async function findPreview(
  db: Kysely<Catalogue>,
  kind: KindName,
  slug: string,
  partsOf: (card: never) => PreviewParts,
): Promise<Preview | null> {
  const row = await db
    .selectFrom('entries')
    .innerJoin('cards', 'cards.id', 'entries.id')
    .select(['name', 'summary', 'json'])
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (row === undefined) return null;
  const card: { rulebook_name?: string | null } = JSON.parse(row.json.toString());
  const { note, facts } = partsOf(card as never);
  return {
    kind,
    slug,
    name: row.name,
    summary: row.summary || null,
    note: note || null,
    facts: facts.flatMap(([label, value]) =>
      value === null || value === undefined || value === '' ? [] : [{ label, value: String(value) }],
    ),
    rulebook_name: card.rulebook_name ?? null,
  };
}
