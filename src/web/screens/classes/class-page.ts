import type { CharacterClass, ClassVariant } from '../../../contract/classes.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { levelColumns } from '../../../rules/level-table.ts';
import type { Answer } from '../../api.ts';

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

/** The variant that the address asks for, else the default one. */
export function chosenVariant({ variants, default_variant }: PageClass, asked: string | null): PageVariant | undefined {
  const bySlug = (slug: string | null) => variants.find((variant) => variant.slug === slug);
  return bySlug(asked) ?? bySlug(default_variant) ?? variants[0];
}

/** Beside base attack, saves and Special, this many columns still leave room for a side column. */
const FEW_COLUMNS = 5;
/** A table of this many skills is about as high as what stands beside it. */
const FEW_SKILLS = 12;

export type ClassLayout = 'narrow' | 'wide' | 'wide-many';

/**
 * How the page is laid out: a narrow level table leaves the side column to the skills; a wide one takes the whole
 * width, and then many skills do too.
 */
export function layoutOf({ levels, first_spell_level, skills }: PageVariant): ClassLayout {
  const ordinary = ['base_attack', 'fortitude', 'reflex', 'will', 'special'];
  const others = levelColumns(levels, first_spell_level).filter(({ key }) => !ordinary.includes(key));
  if (others.length <= FEW_COLUMNS) return 'narrow';
  return skills.length <= FEW_SKILLS ? 'wide' : 'wide-many';
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

/** A book in running text: `the Player’s Handbook`, but `Complete Warrior`. */
export function bookArticle(title: string): 'the ' | '' {
  return /\b(?:Handbook|Guide|Manual|Setting|Compendium)\b/.test(title) ? 'the ' : '';
}
