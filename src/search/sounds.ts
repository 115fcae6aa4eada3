import { allTexts, type StringList } from './string-list.ts';

/** Replaces spellings that sound alike with one of them, in this order. */
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

/** A rough phonetic key of an English word: the same for `lite` and `light`, `fisik` and `physic`. */
export function soundOf(word: string): string {
  return RESPELLINGS.reduce((sound, [spelling, plain]) => sound.replace(spelling, plain), word);
}

/** Of shorter words nothing is left to sound alike: `zzzz` and `see` are both `s`. */
const MIN_SOUND = 2;

/** Creates the function that finds the words of a vocabulary, by their positions, that sound like a given word. */
export function createSoundFinder(vocabulary: StringList): (word: string) => readonly number[] {
  const bySound = new Map<string, number[]>();
  allTexts(vocabulary).forEach((word, position) => {
    const sound = soundOf(word);
    const same = bySound.get(sound);
    if (same) same.push(position);
    else bySound.set(sound, [position]);
  });
  return (word) => {
    const sound = soundOf(word);
    return sound.length < MIN_SOUND ? [] : (bySound.get(sound) ?? []);
  };
}
