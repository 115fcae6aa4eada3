import { slugify } from '../contract/slug.ts';

/** A special attack or quality that the text explains under a heading. */
export type Ability = {
  /** The id of its element on the page. */
  id: string;
  name: string;
  /** `Ex`, `Su`, `Sp`, `Ps` as printed after the name, or two of them (`Ex or Su`); null if none is printed. */
  type: string | null;
  html: string;
  /** The member of the family that it belongs to; null if the text is not divided by members. */
  group: string | null;
};

const TYPE_NAMES: Readonly<Record<string, string>> = {
  Ex: 'Extraordinary',
  Su: 'Supernatural',
  Sp: 'Spell-like',
  Ps: 'Psi-like',
};

/** `Ex or Su` → `Extraordinary or Supernatural`. */
export function abilityTypeInWords(type: string): string {
  return type.replace(/Ex|Su|Sp|Ps/g, (short) => TYPE_NAMES[short] ?? short);
}

type Start = { start: number; textStart: number; title: string; isGroup: boolean };

const MARK = /<(\/?)(?:ul|ol|blockquote|div)\b|<p(?: id="[^"]*")?><strong>(.*?)<\/strong>(<\/p>)?\s*/g;
const TYPE = /\s*\(((?:Ex|Su|Sp|Ps)(?: or (?:Ex|Su|Sp|Ps))?)\)/;
const WELL_KNOWN =
  /^(?:aligned weapons|spell-like abilities|psi-like abilities|spells|powers|skills|feats|.* traits)\b/i;

/**
 * Finds paragraphs that begin with bold words and a full stop or consist of bold words, except inside lists and tables.
 */
function runIns(html: string): Start[] {
  const starts: Start[] = [];
  let depth = 0;
  for (const match of html.matchAll(MARK)) {
    const [markup, closing, head, end] = match;
    if (head === undefined) {
      depth += closing ? -1 : 1;
      continue;
    }
    const title = head.replace(/<[^>]*>/g, '');
    const isGroup = end !== undefined;
    if (depth === 0 && (isGroup || /[.:]$/.test(title)))
      starts.push({
        start: match.index,
        textStart: match.index + markup.length,
        title: title.replace(/[.:]$/, ''),
        isGroup,
      });
  }
  return starts;
}

/**
 * Splits rules text into an introduction and abilities. Each ability begins with a paragraph whose first words are
 * bold, such as `**Enslave (Su).** Three times per day …`. Bold words alone in a paragraph divide the text of a family
 * by its members. A description may have bold words of other kinds before its first ability: with `description` those
 * stay where they are.
 */
export function splitAbilities(html: string, kind: 'combat' | 'description' = 'combat') {
  const all = runIns(html);
  const first = all.findIndex(
    ({ title, isGroup }) => kind === 'combat' || isGroup || TYPE.test(title) || WELL_KNOWN.test(title),
  );
  const starts = first < 0 ? [] : all.slice(first);
  const abilities: Ability[] = [];
  let group: string | null = null;
  for (const [i, { textStart, title, isGroup }] of starts.entries()) {
    const text = html.slice(textStart, starts[i + 1]?.start).trim();
    if (isGroup) group = title;
    if (isGroup && text === '') continue;
    const name = title.replace(TYPE, '');
    const id = uniqueId(slugify(title.split(TYPE)[0] ?? title), abilities);
    abilities.push({ id, name, type: TYPE.exec(title)?.[1] ?? null, html: isGroup ? text : `<p>${text}`, group });
  }
  return { intro: html.slice(0, starts[0]?.start).trim(), abilities };
}

function uniqueId(id: string, existing: readonly Ability[]): string {
  const same = existing.filter((ability) => ability.id === id || ability.id.startsWith(`${id}--`)).length;
  return same === 0 ? id : `${id}--${same + 1}`;
}

const wordsOf = (name: string) => slugify(name).split('-').sort().join(' ');

/** Removes the abilities of other members of the family: `Devastation spider` on the beetle's page. */
export function abilitiesOf(name: string, members: readonly string[], abilities: readonly Ability[]): Ability[] {
  const own = wordsOf(name);
  const others = new Set(members.map(wordsOf).filter((words) => words !== own));
  return abilities.filter(({ group }) => group === null || !others.has(wordsOf(group)));
}

/**
 * Merges the abilities of a monster and its families. The first list that has an ability wins, so the monster's own
 * comes first.
 */
export function mergeAbilities(lists: readonly (readonly Ability[])[]): Ability[] {
  const merged: Ability[] = [];
  for (const list of lists) {
    const names = new Set(merged.map(({ name }) => name.toLowerCase()));
    const ids = new Set(merged.map(({ id }) => id));
    for (const ability of list)
      if (!names.has(ability.name.toLowerCase()))
        merged.push(ids.has(ability.id) ? { ...ability, id: `${ability.id}-of-kind` } : ability);
  }
  return merged;
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

export type Piece = { text: string; id: string | null };

/** Splits a line of the stat block into text and links. The first mention of each name becomes a link. */
export function linkedPieces(text: string, abilities: readonly Pick<Ability, 'name' | 'id'>[]): Piece[] {
  const byName = new Map(
    [...abilities].reverse().map(({ name, id }) => [name.toLowerCase().replace(/ \(.*|,.*/, ''), id]),
  );
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
