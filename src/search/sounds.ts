import { allTexts, type StringList } from './string-list.ts';

/** Spellings that sound alike, replaced in this order by one of them. */
const RESPELLINGS: readonly (readonly [spelling: RegExp, plain: string])[] = [
  [/^[kg]n/, 'n'],
  [/^wr/, 'r'],
  [/ph/g, 'f'],
  [/eigh/g, 'a'],
  [/igh/g, 'i'],
  [/gh/g, ''],
  [/c(?=[eiy])/g, 's'],
  [/ck|qu?|c(?!h)/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/ea|ee|ie|ei/g, 'e'],
  [/oo|ou|ew/g, 'u'],
  [/ai|ay/g, 'a'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/e$/, ''],
];

/** How an English word sounds, roughly: the same for `lite` and `light`, `fisik` and `physic`. */
export function soundOf(word: string): string {
  return RESPELLINGS.reduce((sound, [spelling, plain]) => sound.replace(spelling, plain), word);
}

/** Makes what finds the words of a vocabulary, by their places, that sound like a word. */
export function createSoundFinder(vocabulary: StringList): (word: string) => readonly number[] {
  const places = new Map<string, number[]>();
  allTexts(vocabulary).forEach((word, place) => {
    const sound = soundOf(word);
    const known = places.get(sound);
    if (known) known.push(place);
    else places.set(sound, [place]);
  });
  return (word) => places.get(soundOf(word)) ?? [];
}
