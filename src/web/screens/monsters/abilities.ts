import { slugify } from '../../../contract/slug.ts';

/** A special attack or quality that the text explains under its own name. */
export type Ability = {
  /** Where on the page it stands. */
  id: string;
  name: string;
  /** `Ex`, `Su`, `Sp`, `Ps` as printed behind the name, or two of them (`Ex or Su`); null where nothing is. */
  type: string | null;
  html: string;
  /** The member of the family that it belongs to, where the text is divided by members. */
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

type Start = { at: number; textAt: number; title: string; alone: boolean };

const MARK = /<(\/?)(?:ul|ol|blockquote|div)\b|<p(?: id="[^"]*")?><strong>(.*?)<\/strong>(<\/p>)?\s*/g;
const TYPE = /\s*\(((?:Ex|Su|Sp|Ps)(?: or (?:Ex|Su|Sp|Ps))?)\)/;
const WELL_KNOWN =
  /^(?:aligned weapons|spell-like abilities|psi-like abilities|spells|powers|skills|feats|.* traits)\b/i;

/** Paragraphs that begin with bold words and a full stop, or are nothing but bold words; none inside lists and tables. */
function runIns(html: string): Start[] {
  const starts: Start[] = [];
  let depth = 0;
  for (const match of html.matchAll(MARK)) {
    const [whole, closing, head, end] = match;
    if (head === undefined) {
      depth += closing ? -1 : 1;
      continue;
    }
    const title = head.replace(/<[^>]*>/g, '');
    const alone = end !== undefined;
    if (depth === 0 && (alone || /[.:]$/.test(title)))
      starts.push({ at: match.index, textAt: match.index + whole.length, title: title.replace(/[.:]$/, ''), alone });
  }
  return starts;
}

/**
 * Takes rules text apart into what comes first and the abilities below: each begins with a paragraph whose first words
 * are bold, such as `**Enslave (Su).** Three times per day …`. Bold words alone in a paragraph divide the text of a
 * family by its members. A description may have bold words of other kinds before its first ability: with
 * `description` those stay where they are.
 */
export function splitAbilities(html: string, kind: 'combat' | 'description' = 'combat') {
  const all = runIns(html);
  const first = all.findIndex(
    ({ title, alone }) => kind === 'combat' || alone || TYPE.test(title) || WELL_KNOWN.test(title),
  );
  const starts = first < 0 ? [] : all.slice(first);
  const abilities: Ability[] = [];
  let group: string | null = null;
  for (const [i, { textAt, title, alone }] of starts.entries()) {
    const text = html.slice(textAt, starts[i + 1]?.at).trim();
    if (alone) group = title;
    if (alone && text === '') continue;
    const name = title.replace(TYPE, '');
    const id = uniqueId(slugify(title.split(TYPE)[0] ?? title), abilities);
    abilities.push({ id, name, type: TYPE.exec(title)?.[1] ?? null, html: alone ? text : `<p>${text}`, group });
  }
  return { intro: html.slice(0, starts[0]?.at).trim(), abilities };
}

function uniqueId(id: string, taken: readonly Ability[]): string {
  const same = taken.filter((ability) => ability.id === id || ability.id.startsWith(`${id}--`)).length;
  return same === 0 ? id : `${id}--${same + 1}`;
}

const wordsOf = (name: string) => slugify(name).split('-').sort().join(' ');

/** Leaves out what a family's text says of other members: `Devastation spider` on the beetle's page. */
export function abilitiesOf(name: string, members: readonly string[], abilities: readonly Ability[]): Ability[] {
  const own = wordsOf(name);
  const others = new Set(members.map(wordsOf).filter((words) => words !== own));
  return abilities.filter(({ group }) => group === null || !others.has(wordsOf(group)));
}

/** The abilities of the monster and, where it has no text of its own for them, those of its families. */
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

/** Cuts a line of the stat block at the names that lead somewhere, each once. */
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
