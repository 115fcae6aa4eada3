import type { Item as ItemResponse } from '../../contract/items.ts';
import type { NumberedEntry } from '../compile-context.ts';
import type { Item } from '../schema/items.ts';
import { ABILITY_TYPES } from '../schema/items-lists.ts';
import { type ItemContext, pricesOf, variantFields } from './item-facts.ts';

/**
 * The name that an item shares with its other strengths and kinds: `Cloak of Resistance +3` and `+5`, `Bag of Tricks,
 * Gray` and `Rust`, `Pearl of Power (1st)` and `(2nd)`, `Ring of Wizardry I` and `IV`.
 */
export function familyName(name: string): string {
  return name
    .replace(/ (?:\+\d+|[IVX]+)$/, '')
    .replace(/ \([^)]*\)$/, '')
    .replace(/, .*$/, '');
}

/** Finds the versions of an item, itself included, by ascending price; empty if it is the only one. */
export function itemVersions(context: ItemContext): (entry: NumberedEntry<'items'>) => ItemResponse['versions'] {
  const families = Map.groupBy(
    context.all('items').filter(({ value }) => hasVersions(value)),
    familyOf,
  );
  for (const family of families.values()) family.sort((a, b) => lowestPrice(a) - lowestPrice(b));
  return (entry) => {
    const family = families.get(familyOf(entry)) ?? [];
    if (family.length < 2 || !family.includes(entry)) return [];
    return family.map(({ slug, value }) => ({
      slug,
      name: value.name,
      summary: value.summary ?? null,
      type_name: context.typeOf(value).name,
      ...variantFields(value, context),
    }));
  };
}

/** True for magic and psionic items. Cursed items share names by chance, and generated items belong to a spell. */
function hasVersions({ aura, caster_level, manifester_level, made_from, type }: Item): boolean {
  const magic = aura !== undefined || caster_level !== undefined || manifester_level !== undefined;
  return magic && made_from === undefined && type !== 'cursed';
}

/** An ability of the same name for weapons, armor and shields is one family; else the type parts namesakes. */
function familyOf({ value: { name, type } }: NumberedEntry<'items'>): string {
  return `${ABILITY_TYPES.some((ability) => ability === type) ? 'ability' : type} ${familyName(name)}`;
}

/** In gp; of abilities that count as a bonus, the bonus. */
const lowestPrice = ({ value }: NumberedEntry<'items'>) => pricesOf(value)[0] ?? value.price?.bonus ?? Number.MAX_VALUE;
