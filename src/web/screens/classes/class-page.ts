import type { CharacterClass, ClassVariant } from '../../../contract/classes.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import type { Answer } from '../../data/api.ts';

/** A variant without the HTML that only programs need, so that the page's data stays small. */
export type PageVariant = Omit<
  ClassVariant,
  'advancement_html' | 'class_features' | 'class_features_html' | 'requirements_html'
>;
export type PageClass = Omit<CharacterClass, 'variants'> & { variants: PageVariant[] };

export function pageClass(answer: Answer<CharacterClass>): Answer<PageClass> {
  if (!answer.ok) return answer;
  const { variants, ...rest } = answer.value;
  return { ok: true, value: { ...rest, variants: variants.map(pageVariant) } };
}

function pageVariant(variant: ClassVariant): PageVariant {
  const { advancement_html, class_features, class_features_html, requirements_html, ...rest } = variant;
  return rest;
}

type BookPlace = PageClass['also_in'][number];

/** The other books that print the class: those of its other variants, then those that only reprint it. */
export function otherBooks(
  { variants, also_in }: Pick<PageClass, 'variants' | 'also_in'>,
  { rulebook_slug: own }: Pick<PageVariant, 'rulebook_slug'>,
): BookPlace[] {
  const books = new Map<string, BookPlace>();
  for (const { rulebook_slug, rulebook_name, page } of [...variants, ...also_in])
    if (rulebook_slug !== own && !books.has(rulebook_slug))
      books.set(rulebook_slug, { rulebook_slug, rulebook_name, page });
  return [...books.values()];
}

/**
 * The kind of a class in words: `Base class`, `Prestige class` or `NPC class`, with `epic` and `psionic` where they
 * apply.
 */
export function classKind({
  prestige,
  npc,
  psionic,
  epic,
}: Pick<PageClass, 'prestige' | 'npc' | 'psionic' | 'epic'>): string {
  const words = [
    epic && 'epic',
    psionic && 'psionic',
    npc ? 'NPC' : prestige ? 'prestige' : !epic && !psionic && 'base',
    'class',
  ];
  const text = words.filter(Boolean).join(' ');
  return capitalized(text);
}
