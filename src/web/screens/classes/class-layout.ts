import { levelColumns } from '../../../rules/level-table.ts';
import type { PageClass, PageVariant } from './class-page.ts';

/** The variant that the address names, else the default one. */
export function chosenVariant(
  { variants, default_variant }: PageClass,
  requested: string | null,
): PageVariant | undefined {
  const bySlug = (slug: string | null) => variants.find((variant) => variant.slug === slug);
  return bySlug(requested) ?? bySlug(default_variant) ?? variants[0];
}

/** The most columns beside base attack, saves and Special that leave room for a side column. */
const FEW_COLUMNS = 5;
/** A table of this many skills is about as high as the column beside it. */
const FEW_SKILLS = 12;

export type ClassLayout = 'narrow' | 'wide' | 'wide-many';

/**
 * The layout of the page. `narrow`: the level table leaves room for the skills in the side column. `wide`: the table
 * has the whole width. `wide-many`: the skills have the whole width too.
 */
export function layoutOf({ levels, first_spell_level, skills }: PageVariant): ClassLayout {
  const ordinary = ['base_attack', 'fortitude', 'reflex', 'will', 'special'];
  const others = levelColumns(levels, first_spell_level).filter(({ key }) => !ordinary.includes(key));
  if (others.length <= FEW_COLUMNS) return 'narrow';
  return skills.length <= FEW_SKILLS ? 'wide' : 'wide-many';
}

/** The article of a book in running text: `the Player’s Handbook`, but `Complete Warrior`. */
export function bookArticle(title: string): 'the ' | '' {
  return /\b(?:Handbook|Guide|Manual|Setting|Compendium)\b/.test(title) ? 'the ' : '';
}
