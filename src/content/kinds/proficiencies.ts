import type { z } from 'zod';
import type { NamedSlug } from '../../contract/entries.ts';
import type { Proficiencies } from '../../contract/proficiencies.ts';
import type { CompileContext } from '../compile-context.ts';
import type { proficiencies } from '../schema/classes.ts';

type SchemaProficiencies = z.infer<typeof proficiencies>;

/** The proficiencies in the form of the API; null without any. */
export function proficienciesOf(value: SchemaProficiencies | undefined, context: CompileContext): Proficiencies | null {
  if (value === undefined) return null;
  return {
    weapon_categories: value.weapon_categories ?? [],
    weapons: (value.weapons ?? []).map((slug) => weaponOf(slug, context)),
    armor: value.armor ?? [],
    shields: value.shields ?? null,
    note: value.note ?? null,
  };
}

/** A weapon with its name in prose: `light crossbow` for `Crossbow, light`, `shuriken` for `Shuriken (5)`. */
export function weaponOf(slug: string, context: CompileContext): NamedSlug {
  const name = context.name('items', slug).replace(/ \(.*\)$/, '');
  const [head = '', detail] = name.split(', ');
  return { slug, name: (detail ? `${detail} ${head}` : name).toLowerCase() };
}
