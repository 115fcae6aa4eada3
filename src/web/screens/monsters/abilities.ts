import { slugify } from '../../../contract/slug.ts';

/** A special attack or quality that the text explains under its own name. */
export type Ability = {
  /** Where on the page it stands. */
  id: string;
  name: string;
  /** Extraordinary, supernatural, spell-like or psi-like, as printed behind the name; null where nothing is. */
  type: 'Ex' | 'Su' | 'Sp' | 'Ps' | null;
  html: string;
};

export const ABILITY_TYPES = { Ex: 'Extraordinary', Su: 'Supernatural', Sp: 'Spell-like', Ps: 'Psi-like' } as const;

const MARK = /<(\/?)(?:ul|ol|blockquote|div)\b|<p><strong>(.*?)<\/strong>\s*/g;
const TYPE = /\s*\((Ex|Su|Sp|Ps)\)\s*$/;

/**
 * Takes rules text apart into what comes first and the abilities below: each begins with a paragraph whose first words
 * are bold, such as `**Enslave (Su).** Three times per day …`.
 */
export function splitAbilities(html: string): { intro: string; abilities: Ability[] } {
  const starts: { at: number; textAt: number; head: string }[] = [];
  let depth = 0;
  for (const match of html.matchAll(MARK)) {
    const [whole, closing, head] = match;
    if (head === undefined) depth += closing ? -1 : 1;
    else if (depth === 0) starts.push({ at: match.index, textAt: match.index + whole.length, head });
  }
  const abilities = starts.map(({ textAt, head }, i): Ability => {
    const title = head.replace(/<[^>]*>/g, '').replace(/[.:]\s*$/, '');
    const name = title.replace(TYPE, '');
    const type = (TYPE.exec(title)?.[1] ?? null) as Ability['type'];
    const body = `<p>${html.slice(textAt, starts[i + 1]?.at).trim()}`;
    return { id: slugify(name), name, type, html: body };
  });
  return { intro: html.slice(0, starts[0]?.at).trim(), abilities };
}

/** The abilities of the monster and, where it has no text of its own for them, those of its families. */
export function mergeAbilities(lists: readonly (readonly Ability[])[]): Ability[] {
  const seen = new Set<string>();
  return lists.flat().filter(({ id }) => !seen.has(id) && seen.add(id));
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

export type Piece = { text: string; id: string | null };

/** Cuts a line of the stat block at the names that lead somewhere, each once. */
export function linkedPieces(text: string, abilities: readonly Pick<Ability, 'name' | 'id'>[]): Piece[] {
  const byName = new Map(abilities.map(({ name, id }) => [name.toLowerCase(), id]));
  if (byName.size === 0) return [{ text, id: null }];
  const names = [...byName.keys()].sort((a, b) => b.length - a.length).map(escapePattern);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  const pieces: Piece[] = [];
  const used = new Set<string>();
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const id = byName.get(match[0].toLowerCase());
    if (id === undefined || used.has(id)) continue;
    used.add(id);
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), id: null });
    pieces.push({ text: match[0], id });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), id: null });
  return pieces;
}
