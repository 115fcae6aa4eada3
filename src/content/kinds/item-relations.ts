import type { NamedSlug } from '../../contract/entries.ts';
import type { CompileContext } from '../compile-context.ts';
import { GENERATED_ITEM_TYPES } from '../schema/items-lists.ts';
import { membersOf } from './item-facts.ts';
import { priceText } from './item-words.ts';

type Related = { title: string; entries: NamedSlug[] };

const TITLES = {
  base: 'Magic items made of it',
  ability: 'Items with this ability',
  material: 'Items made of it',
} as const;

/** Finds the items that have an item as their base, material or special ability. */
export function itemRelations(context: CompileContext): (slug: string) => Related[] {
  const found = new Map<string, Map<keyof typeof TITLES, NamedSlug[]>>();
  const add = (slug: string | undefined, relation: keyof typeof TITLES, entry: NamedSlug) => {
    if (slug === undefined) return;
    const relations = found.get(slug) ?? new Map<keyof typeof TITLES, NamedSlug[]>();
    relations.set(relation, [...(relations.get(relation) ?? []), entry]);
    found.set(slug, relations);
  };
  for (const { slug, value } of context.all('items')) {
    const entry = { slug, name: value.name };
    add(value.base?.item, 'base', entry);
    add(value.material, 'material', entry);
    for (const ability of value.base?.abilities ?? []) add(ability, 'ability', entry);
  }
  return (slug) => [...(found.get(slug) ?? [])].map(([relation, entries]) => ({ title: TITLES[relation], entries }));
}

type SpellItem = NamedSlug & { type: string; price_gp: number; price_text: string };

/** Spell → its potions, oils, scrolls and wands, by type, then by ascending price. */
export function itemsBySpell(context: CompileContext): ReadonlyMap<string, SpellItem[]> {
  const found = new Map<string, SpellItem[]>();
  for (const { slug, value: item } of context.all('items')) {
    const { made_from, type, price } = item;
    if (made_from === undefined || price === undefined) continue;
    const spellItem = { slug, name: item.name, type, price_gp: price.gp ?? 0, price_text: priceText(price) };
    found.set(made_from.spell, [...(found.get(made_from.spell) ?? []), spellItem]);
  }
  for (const items of found.values()) items.sort(byTypeAndPrice);
  return found;
}

const TYPE_ORDER: readonly string[] = GENERATED_ITEM_TYPES;

function byTypeAndPrice(a: SpellItem, b: SpellItem): number {
  return TYPE_ORDER.indexOf(a.type) - TYPE_ORDER.indexOf(b.type) || a.price_gp - b.price_gp;
}

/** Spell or power → the items that require it of their maker, without generated items. */
export function itemsRequiring(kind: 'spells' | 'powers', context: CompileContext): ReadonlyMap<string, NamedSlug[]> {
  const found = new Map<string, NamedSlug[]>();
  for (const { slug, value: item } of context.all('items')) {
    if (item.made_from) continue;
    const required = membersOf(item).flatMap(({ prerequisites }) => (prerequisites?.[kind] ?? []).flat());
    for (const entry of new Set(required)) found.set(entry, [...(found.get(entry) ?? []), { slug, name: item.name }]);
  }
  return found;
}
