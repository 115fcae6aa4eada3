import type { CompileContext, NumberedEntry } from '../compile-context.ts';

/** Words of a line that name another monster. */
export type Mention = { text: string; slug: string };

/* A number, dice or "or" and "and" before the name: "7–12 skum", "2–3 trolls or ettins"; never a word by itself. */
const COUNTED = String.raw`(?<=(?:[\d%]|\d(?:st|nd|rd|th)?|or|and) )`;

/** Finds the monsters that a stat block's organization names beside its own kind, each at its first mention. */
export function mentionFinder(context: CompileContext): (entry: NumberedEntry<'monsters'>) => Mention[] {
  const byForm = formsOf(context);
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length).map(escapePattern);
  const pattern = new RegExp(`${COUNTED}(?:${forms.join('|')})(?![\\p{L}\\p{N}-])`, 'giu');
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

/** A dragon's line names the ages of its own kind, which its page lists already. */
const isAge = (age: string | undefined, text: string) => age !== undefined && !/dragon/i.test(text);

/** Every monster's name and other names in lower case, singular and plural. */
function formsOf(context: CompileContext): Map<string, string> {
  const forms = new Map<string, string>();
  const add = (name: string, slug: string) => {
    for (const form of [name, plural(name)]) if (!forms.has(form)) forms.set(form, slug);
  };
  const entries = context.all('monsters');
  for (const { slug, value } of entries)
    for (const name of [value.name, ...(value.aliases ?? [])]) if (!name.includes(',')) add(name.toLowerCase(), slug);
  // "Goblin, 1st-Level Warrior" is the goblin where there is no other.
  for (const { slug, value } of entries) {
    const [, people] = /^(.+), 1st-Level Warrior$/.exec(value.name) ?? [];
    if (people !== undefined) add(people.toLowerCase(), slug);
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
