import { SIZES } from '../../rules/monster-vocabulary.ts';
import type { Finding } from '../finding.ts';
import { type Entry, lineOf } from '../source-file.ts';
import { textsIn } from './texts.ts';

/** Sizes that plain English could say by another word. "Small", "fine" and the like are common words as well. */
const TERM = /(?<![\w*-])(?:diminutive|tiny|huge|gargantuan|colossal)(?![\w-])/;
/** "for Small riders" speaks of others. */
const SIZE_WORD = new RegExp(`\\b(?:${SIZES.join('|')})\\b(?! (?:riders?|creatures?|foes?|prey)\\b)`, 'gi');

/**
 * Checks that the nine sizes are used as terms: no text uses one of them as a common word, and the summary of a creature
 * names no other size than the creature's own.
 */
export function checkSizeWords(entries: readonly Entry[]): Finding[] {
  return entries.flatMap((entry) =>
    [
      ...textsIn(entry.value)
        .filter(({ text, path }) => text.includes(' ') && path[0] !== 'aliases' && path[0] !== 'terms')
        .flatMap(({ text, path }) => {
          const found = TERM.exec(text.replace(/\]\([^)]*\)/g, ']'));
          return found === null ? [] : [findingAt(path, `"${found[0]}" is a size of creatures; say another word`)];
        }),
      ...otherSizes(entry).map((word) =>
        findingAt(['summary'], `"${word}" is not the creature's size; say that size or another word`),
      ),
    ].map((finding) => ({ ...finding, file: entry.file, line: lineOf(entry.file, finding.path) })),
  );
}

const findingAt = (path: readonly PropertyKey[], message: string) => ({ path, message, rule: 'size-words' });

function otherSizes({ kind, value }: Entry): string[] {
  if ((kind !== 'monsters' && kind !== 'races') || !('size' in value)) return [];
  const words = value.summary?.match(SIZE_WORD) ?? [];
  return words.filter((word) => word.toLowerCase() !== value.size);
}
