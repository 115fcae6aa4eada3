import { characters, type StoredCharacter, useCharacters } from '../screens/character/character-store.ts';
import { useStored } from '../storage/use-stored.ts';
import { shownForMe } from './shown-for-me.ts';

/** The key under which the visitor's characters are stored: parts of a page that show something of them name it. */
export const MY_CHARACTERS = characters.key;

/** The visitor's newest character; undefined where the browser keeps none, and where it is switched off. */
export function useMyCharacter(): StoredCharacter | undefined {
  const [character] = useCharacters();
  const shown = useStored(shownForMe, true);
  return shown ? character : undefined;
}
