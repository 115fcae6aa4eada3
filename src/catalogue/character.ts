import type { Kysely } from 'kysely';
import type { Catalogue } from '../database/schema.ts';
import type { CharacterFacts } from '../rules/character/facts.ts';
import { memoizeAsync } from '../shared/memoize-async.ts';
import { lookup } from './entries.ts';

export function characterQueries(db: Kysely<Catalogue>) {
  return {
    /** The facts that characters are worked out from: some hundred kilobytes, read on the first call. */
    facts: memoizeAsync<void, CharacterFacts>(async () =>
      withoutPrototypes(await lookup<CharacterFacts>(db, 'character')),
    ),
  };
}

/** The same with tables that have no keys but their own, whatever a request asks for (`constructor`). */
function withoutPrototypes(facts: CharacterFacts): CharacterFacts {
  const tables = Object.entries(facts).map(([name, table]) => [name, Object.assign(Object.create(null), table)]);
  return Object.fromEntries(tables) as CharacterFacts;
}
