import { useSyncExternalStore } from 'react';
import { isFigures, type MyFigures } from '../../for-me/my-figures.ts';
import { json, stored } from '../../storage/stored.ts';
import { useStored } from '../../storage/use-stored.ts';

/** A character of this browser. It is stored as the parameters of its address, which every later version can read. */
export type StoredCharacter = {
  readonly id: string;
  readonly query: string;
  /** What the list says of it: its name, and one sentence. */
  readonly name: string;
  readonly sentence: string;
  /** What other pages use of it; absent until it was opened once. */
  readonly figures?: MyFigures;
  /** Milliseconds since 1970. */
  readonly changed: number;
};

export const MAX_CHARACTERS = 50;

const NONE: readonly StoredCharacter[] = [];

/** The visitor's characters, newest first, which are stored only in this browser. */
export const characters = stored<readonly StoredCharacter[]>('characters', {
  parse: json((value) => (Array.isArray(value) ? value.filter(isCharacter).slice(0, MAX_CHARACTERS) : NONE)),
  serialize: (all) => (all.length === 0 ? null : JSON.stringify(all)),
});

/** The characters of this browser; none on the server and while React hydrates the page. */
export const useCharacters = (): readonly StoredCharacter[] => useStored(characters, NONE);

/** Whether the browser's storage refused the latest change. */
export const useCharactersRefused = (): boolean =>
  useSyncExternalStore(characters.subscribe, characters.refused, () => false);

function isCharacter(value: unknown): value is StoredCharacter {
  const { id, query, name, sentence, changed, figures } = (value ?? {}) as Partial<StoredCharacter>;
  return (
    [id, query, name, sentence].every((text) => typeof text === 'string') &&
    typeof changed === 'number' &&
    (figures === undefined || isFigures(figures))
  );
}

/** Stores a new character and returns its id; null where there are too many. */
export function addCharacter(character: Omit<StoredCharacter, 'id' | 'changed'>): string | null {
  const all = characters.read();
  if (all.length >= MAX_CHARACTERS) return null;
  const taken = new Set(all.map(({ id }) => id));
  let number = all.length + 1;
  while (taken.has(String(number))) number++;
  const id = String(number);
  characters.update((own) => [{ ...character, id, changed: Date.now() }, ...own]);
  return id;
}

/** Stores what became of a character, which is the newest then. */
export function changeCharacter(
  id: string,
  fields: Pick<StoredCharacter, 'query' | 'name' | 'sentence' | 'figures'>,
): void {
  characters.update((all) => {
    const old = all.find((each) => each.id === id);
    if (old === undefined || (old.query === fields.query && old.figures !== undefined)) return all;
    return [{ ...old, ...fields, changed: Date.now() }, ...all.filter((each) => each !== old)];
  });
}
