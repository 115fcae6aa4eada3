import type { Gains } from './ways.ts';

/** The special attacks and qualities of a monster by what they are; those of which the text says nothing are left out. */
export interface SpecialLists {
  extraordinary: readonly string[];
  supernatural: readonly string[];
  spellLike: readonly string[];
}

/** What of a monster somebody needs to know who takes its form. */
export interface FormFacts {
  /** Whether it is of a template, and so no form for *alter self* and what follows it. */
  templated: boolean;
  attacks: SpecialLists;
  qualities: SpecialLists;
}

/** What a form gives of its special attacks and qualities. */
export function gained({ attacks, qualities }: FormFacts, gains: Gains): { attacks: string[]; qualities: string[] } {
  const of = ({ extraordinary, supernatural, spellLike }: SpecialLists) => [
    ...extraordinary,
    ...(gains === 'all but spell-like' || gains === 'all' ? supernatural : []),
    ...(gains === 'all' ? spellLike : []),
  ];
  if (gains === 'body') return { attacks: [], qualities: [] };
  return { attacks: of(attacks), qualities: gains === 'extraordinary attacks' ? [] : of(qualities) };
}
