import type { Kysely } from 'kysely';
import type { Catalogue } from '../database/schema.ts';
import type { CreatureLookup } from '../rules/creature/creature-facts.ts';
import { memoizeAsync } from '../shared/memoize-async.ts';
import { lookup } from './entries.ts';

export function creatureQueries(db: Kysely<Catalogue>) {
  return {
    /** The facts that creatures are built from: about a megabyte, read on the first call. */
    facts: memoizeAsync<void, CreatureLookup>(async () => {
      const { monsters, templates, weapons, types } = await lookup<CreatureLookup>(db, 'creatures');
      return { monsters: ownKeys(monsters), templates: ownKeys(templates), weapons: ownKeys(weapons), types };
    }),
  };
}

/** A table that has no keys but its own, whatever a request asks for (`constructor`). */
const ownKeys = <Table extends object>(table: Table): Table => Object.assign(Object.create(null), table);
