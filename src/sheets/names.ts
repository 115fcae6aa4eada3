import type { SheetKind } from '../contract/sheet-texts.ts';
import type { SheetName, SheetNames } from '../contract/sheets.ts';
import { fold } from '../contract/slug.ts';

/** The entry that a text names. `exact` is false where it is a fuzzy match, the nearest by spelling. */
export type Match = { readonly kind: SheetKind; readonly slug: string; readonly name: string; readonly exact: boolean };

export type NameIndex = { find: (kinds: readonly SheetKind[], text: string) => Match | null };

/** The minimum trigram similarity (Dice coefficient, 0 to 1) of a fuzzy match. */
const MIN_SIMILARITY = 0.35;

/** Indexes names. Lookups ignore word order, plural, amounts and brackets, and fall back to fuzzy matches. */
export function createNameIndex(names: SheetNames): NameIndex {
  const indexes = new Map(Object.entries(names).map(([kind, entries]) => [kind, indexOf(entries)]));
  const cache = new Map<string, Match | null>();
  const search = (kinds: readonly SheetKind[], text: string): Match | null => {
    for (const kind of kinds) {
      const entry = findExact(indexes.get(kind), text);
      if (entry) return { kind, ...entry, exact: true };
    }
    const near = kinds.flatMap((kind) => {
      const nearest = findNearest(indexes.get(kind), text);
      return nearest === null ? [] : [{ kind, ...nearest }];
    });
    const best = near.sort((a, b) => b.score - a.score)[0];
    return best === undefined ? null : { kind: best.kind, slug: best.slug, name: best.name, exact: false };
  };
  return {
    find: (kinds, text) => {
      const key = `${kinds.join()} ${text}`;
      const found = cache.get(key) ?? (cache.has(key) ? null : search(kinds, text));
      cache.set(key, found);
      return found;
    },
  };
}

type Index = {
  readonly byKey: ReadonlyMap<string, SheetName>;
  readonly byTrigram: ReadonlyMap<string, readonly number[]>;
  readonly sizes: readonly number[];
  readonly entries: readonly SheetName[];
};

function indexOf(entries: readonly SheetName[]): Index {
  const byKey = new Map<string, SheetName>();
  for (const keys of [nameKey, keyWithoutBrackets]) {
    for (const entry of entries) if (!byKey.has(keys(entry.name))) byKey.set(keys(entry.name), entry);
  }
  const byTrigram = new Map<string, number[]>();
  const sizes = entries.map((entry, i) => {
    const trigrams = trigramsOf(nameKey(entry.name));
    for (const trigram of trigrams) byTrigram.set(trigram, [...(byTrigram.get(trigram) ?? []), i]);
    return trigrams.size;
  });
  return { byKey, byTrigram, sizes, entries };
}

function findExact(index: Index | undefined, text: string): SheetName | undefined {
  const plain = withoutAmounts(text);
  const keys = [nameKey(text), keyWithoutBrackets(text), nameKey(plain), keyWithoutBrackets(plain)];
  return keys.map((key) => (key === '' ? undefined : index?.byKey.get(key))).find((entry) => entry !== undefined);
}

function findNearest(index: Index | undefined, text: string): (SheetName & { score: number }) | null {
  if (index === undefined) return null;
  const trigrams = trigramsOf(keyWithoutBrackets(withoutAmounts(withoutQuality(text))));
  const shared = new Map<number, number>();
  for (const trigram of trigrams) {
    for (const i of index.byTrigram.get(trigram) ?? []) shared.set(i, (shared.get(i) ?? 0) + 1);
  }
  let best: { i: number; score: number } | null = null;
  for (const [i, both] of shared) {
    const score = (2 * both) / (trigrams.size + (index.sizes[i] ?? 0));
    if (score >= MIN_SIMILARITY && score > (best?.score ?? 0)) best = { i, score };
  }
  const entry = best === null ? undefined : index.entries[best.i];
  return entry === undefined || best === null ? null : { ...entry, score: best.score };
}

/** The words in alphabetical order and in the singular: "Rope, hempen" and "Hempen ropes" have the same key. */
function nameKey(text: string): string {
  return fold(text)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9+]+/g, ' ')
    .trim()
    .split(' ')
    .map((word) => (word.length > 3 ? word.replace(/(?<=ch|sh|x|ss)es$|(?<![su])s$/, '') : word))
    .filter((word) => !['of', 'the', 'cl'].includes(word))
    .sort()
    .join(' ');
}

/** The key of a name without the text in brackets. */
function keyWithoutBrackets(text: string): string {
  return nameKey(text.replace(/\([^)]*\)|\[[^\]]*\]/g, ' '));
}

/** "3 x Torch", "Torches x3", "Arrows: 20" and "Fighter 4" without their amounts; a bonus such as +1 stays. */
function withoutAmounts(text: string): string {
  return text
    .replace(
      /\bDC\s*\d+|\b(?:CL|lvl|level)\s*\d+|\b\d+\s*(?:charges?|ft\.?|feet|lbs?\.?|days?|gp|sp|cp)(?=[\s,.]|$)/gi,
      ' ',
    )
    .replace(/^\s*\d+\s*[x×]?\s+/i, '')
    .replace(/[\s,:]+[x×]?\s*\d+\s*[x×]?\s*$/i, '');
}

/** Removes "masterwork" and enhancement bonuses from the name of an item. */
function withoutQuality(text: string): string {
  return text.replace(/\b(?:masterwork|mwk?)\b/gi, ' ').replace(/\+\d+/g, ' ');
}

function trigramsOf(key: string): Set<string> {
  const padded = `  ${key} `;
  return new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, i) => padded.slice(i, i + 3)));
}
