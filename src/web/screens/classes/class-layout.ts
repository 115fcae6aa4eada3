import { levelColumns } from '../../../rules/level-table.ts';
import type { PageClass, PageVariant } from './class-page.ts';

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

/** A book in running text: `the Player’s Handbook`, but `Complete Warrior`. */
export function bookArticle(title: string): 'the ' | '' {
  return /\b(?:Handbook|Guide|Manual|Setting|Compendium)\b/.test(title) ? 'the ' : '';
}
