import type { ShopFilters } from '../../contract/shop.ts';
import type { ShopGood, ShopRange } from '../../contract/shop-goods.ts';
import type { CompileContext, NumberedEntry } from '../compile-context.ts';
import { isEpic } from '../item-costs.ts';
import type { Item } from '../schema/items.ts';
import type { ItemType } from '../schema/items-lists.ts';
import type { ShopLists } from '../shop-lists.ts';
import type { Writer } from '../writer.ts';
import { type ItemContext, itemContext, membersOf, slotOf } from './item-facts.ts';
import { shopAbilities, shopBases } from './shop-smithing.ts';

/** Types that no shop sells: services, properties of other items, cursed items and artifacts. */
const UNSOLD_TYPES: readonly ItemType[] = [
  'service',
  'transport',
  'material',
  'weapon-ability',
  'armor-ability',
  'shield-ability',
  'cursed',
  'minor-artifact',
  'major-artifact',
];

/** Types that are sold in quantities. */
const STACKABLE_TYPES: readonly ItemType[] = [
  'potion',
  'oil',
  'scroll',
  'ammunition',
  'special-substance',
  'poison',
  'adventuring-gear',
  'food-lodging',
  'trade-good',
];

/** Adds the goods that shops can stock, and the options of their filters. */
export function compileShop(shared: CompileContext, writer: Writer, lists: ShopLists): void {
  const context = itemContext(shared);
  const goods = context.all('items').flatMap((entry) => goodsOf(entry, context));
  const sold = new Set(goods.map(({ type }) => type));
  const range: ShopRange = {
    goods,
    bases: shopBases(lists.smithing, context),
    abilities: shopAbilities(lists.smithing, context),
    types: context.vocabulary('item-types').filter(({ slug }) => sold.has(slug)),
    slots: context.vocabulary('item-slots'),
    names: { races: lists.races, trades: lists.trades },
  };
  writer.lookup('shop', range);
  writer.lookup('shop-filters', { types: [...range.types], slots: [...range.slots] } satisfies ShopFilters);
}

function goodsOf(entry: NumberedEntry<'items'>, context: ItemContext): ShopGood[] {
  const { value: item } = entry;
  if (UNSOLD_TYPES.includes(item.type)) return [];
  return membersOf(item).flatMap((member) => {
    const copper = Math.round((member.price?.gp ?? 0) * 100);
    return copper > 0 ? [goodOf(entry, member, copper, context)] : [];
  });
}

function goodOf({ id, slug, value: item }: NumberedEntry<'items'>, member: Item, copper: number, context: ItemContext) {
  const family = item.variants !== undefined;
  const slot = slotOf(item, context);
  const base = item.base && context.findItem(item.base.item);
  return {
    key: family ? `${slug}~${member.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}` : slug,
    id,
    slug,
    name: family ? `${item.name} (${member.name})` : item.name,
    type: item.type,
    slot,
    rulebook: context.name('rulebooks', item.rulebook),
    copper,
    stackable: STACKABLE_TYPES.includes(item.type) || base?.type === 'ammunition',
    psionic: item.rulebook === 'xph',
    tradition: item.made_from?.tradition ?? null,
    spell: spellOf(item),
  } satisfies ShopGood;
}

/**
 * The facts for pricing a scroll or wand at other caster levels. Null for other items, heightened and epic ones, and
 * those with a caster level in their name.
 */
function spellOf({ type, name, made_from, caster_level, ...item }: Item): ShopGood['spell'] {
  if (made_from === undefined || caster_level === undefined || (type !== 'scroll' && type !== 'wand')) return null;
  if (made_from.heightened || /\d(?:st|nd|rd|th)\)/.test(name) || isEpic({ type, name, ...item })) return null;
  return { level: made_from.spell_level, caster_level, components: made_from.components };
}
