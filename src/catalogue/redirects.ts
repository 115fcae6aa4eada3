import type { Kysely } from 'kysely';
import type { ChosenParameters } from '../contract/chosen-entries.ts';
import type { KindName } from '../contract/kinds.ts';
import type { Catalogue } from '../database/schema.ts';

/** The lookup of a kind's redirects, beside the tables of its list for offline use. */
export const REDIRECTS_LOOKUP = 'redirects';

/** The current slugs of a kind's entries, by their former slugs and other names. */
export type Redirects = Readonly<Record<string, string>>;

/** The slug that a former slug or an alias redirects to, or null where there is no redirect. */
export async function findRedirect(db: Kysely<Catalogue>, kind: KindName, slug: string): Promise<string | null> {
  const row = await db
    .selectFrom('redirects')
    .select('target')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.target ?? null;
}

/** All redirects of a kind. */
export async function redirectsOfKind(db: Kysely<Catalogue>, kind: KindName): Promise<Redirects> {
  const rows = await db
    .selectFrom('redirects')
    .select(['slug', 'target'])
    .where('kind', '=', kind)
    .orderBy('slug')
    .execute();
  return Object.fromEntries(rows.map(({ slug, target }) => [slug, target]));
}

export type Address = ChosenParameters['of'][number];

/** `spells/fireball` */
export const textOf = ({ kind, slug }: Address): string => `${kind}/${slug}`;

/**
 * The addresses with the current in place of the former, each once.
 * @param redirects the current addresses by the former, both as texts
 */
export function currentOf(of: readonly Address[], redirects: ReadonlyMap<string, string>): Address[] {
  const current = new Map<string, Address>();
  for (const address of of) {
    const text = redirects.get(textOf(address)) ?? textOf(address);
    if (!current.has(text)) current.set(text, { kind: address.kind, slug: text.slice(address.kind.length + 1) });
  }
  return [...current.values()];
}
