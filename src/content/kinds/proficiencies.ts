import type { z } from 'zod';
import type { NamedSlug } from '../../contract/entries.ts';
import type { Proficiencies } from '../../contract/proficiencies.ts';
import type { CompileContext } from '../compile-context.ts';
import type { proficiencies } from '../schema/classes.ts';

type Given = z.infer<typeof proficiencies>;

export function proficienciesOf(given: Given | undefined, context: CompileContext): Proficiencies | null {
  if (given === undefined) return null;
  return {
    weapon_categories: given.weapon_categories ?? [],
    weapons: (given.weapons ?? []).map((slug) => weaponOf(slug, context)),
    armor: given.armor ?? [],
    shields: given.shields ?? null,
    note: given.note ?? null,
  };
}

/** A weapon under the name that stands in running text: `light crossbow` for the table's `Crossbow, light`, `shuriken` for `Shuriken (5)`. */
export function weaponOf(slug: string, context: CompileContext): NamedSlug {
  const name = context.name('items', slug).replace(/ \(.*\)$/, '');
  const [head = '', detail] = name.split(', ');
  return { slug, name: (detail ? `${detail} ${head}` : name).toLowerCase() };
}
