import type { CharacterClass, ClassVariant } from '../../../contract/classes.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import type { Answer } from '../../data/api.ts';

/** What the page needs of a variant: what the API repeats as mark-up for programs is left out. */
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

/** What a class is, in a word or two: `Base class`, `Prestige class`, `NPC class`, each `epic` or `psionic` where it is. */
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
