import type { Monster as MonsterResponse } from '../../contract/monsters.ts';
import type { CompileContext } from '../compile-context.ts';
import type { Monster } from '../schema/monsters.ts';

type SpecialTerms = MonsterResponse['special_terms'];

/**
 * Creates the function that finds the glossary terms of special attacks and qualities: `darkvision 60 ft.` →
 * darkvision.
 */
export function termFinder(context: CompileContext): (monster: Monster) => SpecialTerms {
  const terms = context
    .all('glossary')
    .flatMap(({ slug, value }) =>
      [value.name, ...(value.terms ?? [])].map((word) => ({ word: word.toLowerCase(), slug, summary: value.summary })),
    );
  const byWord = new Map(terms.map((term) => [term.word, term]));
  return ({ special_attacks = [], special_qualities = [] }) => {
    const found = new Map<string, SpecialTerms[number]>();
    for (const listed of [...special_attacks, ...special_qualities]) {
      const term = byWord.get(nameOf(listed));
      if (term && !found.has(term.slug))
        found.set(term.slug, { text: nameOf(listed), slug: term.slug, summary: term.summary });
    }
    return [...found.values()];
  };
}

/** The name without its figures: `damage reduction 10/magic` → `damage reduction`, `rake 1d6+2` → `rake`. */
function nameOf(listed: string): string {
  return listed
    .toLowerCase()
    .replace(/ (?:[+−\d(]|to ).*$/, '')
    .trim();
}
