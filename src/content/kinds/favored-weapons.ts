import type { NamedSlug } from '../../contract/entries.ts';
import { slugify } from '../../contract/slug.ts';
import type { CompileContext } from '../compile-context.ts';

/** The slug of a favored weapon's item: `heavy mace` → `mace-heavy`. Null for natural weapons. */
export function weaponItem(weapon: string, context: CompileContext): string | null {
  const reversed = weapon.split(' ').reverse().join(' ');
  return [weapon, reversed].map(slugify).find((slug) => context.get('items', slug) !== undefined) ?? null;
}

/** Item → the deities whose favored weapon it is. */
export function deitiesByWeapon(context: CompileContext): ReadonlyMap<string, NamedSlug[]> {
  const found = new Map<string, NamedSlug[]>();
  for (const { slug, value } of context.all('deities'))
    for (const weapon of value.favored_weapons) {
      const item = weaponItem(weapon, context);
      if (item !== null) found.set(item, [...(found.get(item) ?? []), { slug, name: value.name }]);
    }
  return found;
}
