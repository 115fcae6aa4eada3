import type { Monster as MonsterResponse } from '../../contract/monsters.ts';
import type { CompileContext } from '../compile-context.ts';
import type { Monster } from '../schema/monsters.ts';

type Explained = MonsterResponse['special_terms'];

/** Finds the glossary's words in the special attacks and qualities: `darkvision 60 ft.` leads to darkvision. */
export function termFinder(context: CompileContext): (monster: Monster) => Explained {
  const terms = context
    .all('glossary')
    .flatMap(({ slug, value }) =>
      [value.name, ...(value.terms ?? [])].map((word) => ({ word: word.toLowerCase(), slug, summary: value.summary })),
    );
  const byWord = new Map(terms.map((term) => [term.word, term]));
  return ({ special_attacks = [], special_qualities = [] }) => {
    const found = new Map<string, Explained[number]>();
    for (const listed of [...special_attacks, ...special_qualities]) {
      const term = byWord.get(nameOf(listed));
      if (term && !found.has(term.slug))
        found.set(term.slug, { text: nameOf(listed), slug: term.slug, summary: term.summary });
    }
    return [...found.values()];
  };
}

/** The name alone: `damage reduction 10/magic`, `darkvision 60 ft.` and `rake 1d6+2` without what follows. */
function nameOf(listed: string): string {
  return listed
    .toLowerCase()
    .replace(/ (?:[+−\d(]|to ).*$/, '')
    .trim();
}
