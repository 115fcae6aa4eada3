import type { Kysely } from 'kysely';
import type { Domain, DomainList, DomainParameters } from '../contract/domains.ts';
import type { Catalogue } from '../database/schema.ts';
import { findEntry } from './entries.ts';
import { listPage } from './list-page.ts';

export function domainQueries(db: Kysely<Catalogue>) {
  return {
    find: (slug: string) => findEntry<Domain>(db, 'domains', slug),
    list: (query: DomainParameters) => listPage<DomainList>(db, { kind: 'domains', query, conditions: [] }),
  };
}
