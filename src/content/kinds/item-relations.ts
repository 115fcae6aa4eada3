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

/** Which items lead back to an item: those made of it, of its material, or with it as an ability. */
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

/** What a spell page says of items: those that the spell makes, and those that need it to be made. */
export type SpellItems = { items: SpellItem[]; needed_for: NamedSlug[] };
type SpellItem = NamedSlug & { type: string; price_gp: number; price_text: string };

/** Which potions, oils, scrolls and wands each spell makes, and which other items take it. */
export function itemsOfSpells(context: CompileContext): (spell: string) => SpellItems {
  const found = new Map<string, SpellItems>();
  const of = (spell: string): SpellItems => {
    const known = found.get(spell) ?? { items: [], needed_for: [] };
    found.set(spell, known);
    return known;
  };
  for (const { slug, value: item } of context.all('items')) {
    const entry = { slug, name: item.name };
    if (item.made_from) {
      of(item.made_from.spell).items.push({
        ...entry,
        type: item.type,
        price_gp: item.price?.gp ?? 0,
        price_text: item.price ? priceText(item.price) : '',
      });
      continue;
    }
    const needed = membersOf(item).flatMap(({ prerequisites }) => (prerequisites?.spells ?? []).flat());
    for (const spell of new Set(needed)) of(spell).needed_for.push(entry);
  }
  for (const { items } of found.values()) items.sort(byTypeAndPrice);
  return of;
}

const TYPE_ORDER: readonly string[] = GENERATED_ITEM_TYPES;

function byTypeAndPrice(a: SpellItem, b: SpellItem): number {
  return TYPE_ORDER.indexOf(a.type) - TYPE_ORDER.indexOf(b.type) || a.price_gp - b.price_gp;
}
