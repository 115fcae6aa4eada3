import type { CharacterFacts } from '../rules/character/facts.ts';

/** The lookup of the facts that characters are worked out from: some hundred kilobytes. */
export const CHARACTER_LOOKUP = 'character';

/** The facts with tables that have no keys but their own, whatever a request asks for (`constructor`). */
export function withoutPrototypes(facts: CharacterFacts): CharacterFacts {
  const tables = Object.entries(facts).map(([name, table]) => [name, Object.assign(Object.create(null), table)]);
  return Object.fromEntries(tables) as CharacterFacts;
}
