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
  // A class that is known by book and page only has no variants.
  if (!answer.ok || !('variants' in answer.value)) return answer as Answer<PageClass>;
  const { variants, ...rest } = answer.value;
  return { ok: true, value: { ...rest, variants: variants.map(pageVariant) } };
}

function pageVariant(variant: ClassVariant): PageVariant {
  const { advancement_html, class_features, class_features_html, requirements_html, ...rest } = variant;
  return rest;
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
