import type { BaseContext } from '../compile-context.ts';
import { itemTypeSchema } from '../schema/items.ts';
import { effectFinder, type FindEffects } from './entry-effects.ts';
import { familiesOf } from './monster-families.ts';

/** Creates the function that finds the effects of entries, with what a monster's families say of its abilities. */
export function findEffects(context: BaseContext): FindEffects {
  const families = familiesOf(context);
  return effectFinder({
    skills: context.all('skills').map(({ slug, value }) => ({ slug, name: value.name })),
    itemTypes: context.table('item-types', itemTypeSchema),
    spell: (slug) => context.get('spells', slug),
    power: (slug) => context.get('powers', slug),
    familyFacts: (monster) => ({ texts: families.texts(monster), abilities: families.abilities(monster) }),
  });
}
