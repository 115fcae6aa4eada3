import type { CompileContext, NumberedEntry } from '../compile-context.ts';

/** Words in a line that name another monster, and its slug. */
export type Mention = { text: string; slug: string };

/* A name counts only after a number, dice, "or" or "and": "7–12 skum", "2–3 trolls or ettins". */
const AFTER_COUNT = String.raw`(?<=(?:[\d%]|\d(?:st|nd|rd|th)?|or|and) )`;

/**
 * Creates the function that finds the other monsters named in a stat block's organization line, each at its first
 * mention.
 */
export function mentionFinder(context: CompileContext): (entry: NumberedEntry<'monsters'>) => Mention[] {
  const byForm = monsterForms(context);
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length).map(escapePattern);
  const pattern = new RegExp(`${AFTER_COUNT}(?:${forms.join('|')})(?![\\p{L}\\p{N}-])`, 'giu');
  return ({ slug, value }) => {
    const seen = new Set([slug]);
    return [...(value.organization ?? '').matchAll(pattern)].flatMap(([text]) => {
      const found = byForm.get(text.toLowerCase());
      if (found === undefined || seen.has(found) || isAge(value.age, text)) return [];
      seen.add(found);
      return [{ text, slug: found }];
    });
  };
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Whether the words name an age of the dragon's own kind. Its page lists the ages already. */
const isAge = (age: string | undefined, text: string) => age !== undefined && !/dragon/i.test(text);

/** Name or alias of a monster, in lower case, singular and plural → its slug. */
export function monsterForms(context: CompileContext): Map<string, string> {
  const forms = new Map<string, string>();
  const add = (name: string, slug: string) => {
    for (const form of [name, plural(name)]) if (!forms.has(form)) forms.set(form, slug);
  };
  const entries = context.all('monsters');
  for (const { slug, value } of entries)
    for (const name of [value.name, ...(value.aliases ?? [])]) if (!name.includes(',')) add(name.toLowerCase(), slug);
  // "Goblin, 1st-Level Warrior" is found as "goblin" if no other monster has that name.
  for (const { slug, value } of entries) {
    const [, creature] = /^(.+), 1st-Level Warrior$/.exec(value.name) ?? [];
    if (creature !== undefined) add(creature.toLowerCase(), slug);
  }
  return forms;
}

/** The plural that stat blocks use: `harpies`, `wolves`, `shriekers`, `violet fungi`. */
export function plural(name: string): string {
  if (/[^aeiou]y$/.test(name)) return name.replace(/y$/, 'ies');
  if (/fungus$/.test(name)) return name.replace(/us$/, 'i');
  if (/(?:wol|el|dwar)f$/.test(name)) return name.replace(/f$/, 'ves');
  if (/(?:s|x|ch|sh)$/.test(name)) return `${name}es`;
  return `${name}s`;
}
