import type { ShopAbility, ShopBase, ShopMake } from '../../contract/shop-goods.ts';
import { slugify } from '../../contract/slug.ts';
import { type CommonItem, commonGp } from '../../rules/crafting.ts';
import type { NumberedEntry } from '../compile-context.ts';
import { commonThing, isEpic, materialPrice } from '../item-costs.ts';
import type { Item } from '../schema/items.ts';
import { ABILITY_TYPES } from '../schema/items-lists.ts';
import type { Smithing } from '../shop-lists.ts';
import { type ItemContext, membersOf, slotOf } from './item-facts.ts';

/** Usual substance → the special materials that can replace it (SRD, Special Materials). */
const MATERIALS = {
  metal: ['cold-iron', 'alchemical-silver', 'mithral', 'adamantine'],
  wood: ['darkwood'],
  hide: ['dragonhide'],
  other: [],
} as const;

const copperOf = (gp: number) => Math.round(gp * 100);

/** Slugs of the common items that a smith can improve. */
export function smithingBases({ metal, wood, hide, other }: Smithing): ReadonlySet<string> {
  return new Set([...metal, ...wood, ...hide, ...other]);
}

/**
 * The common items that a smith can improve. Throws if a list has the slug of an item that does not exist or has the
 * wrong type.
 */
export function shopBases(smithing: Smithing, context: ItemContext): ShopBase[] {
  const entries = new Map(context.all('items').map((entry) => [entry.slug, entry]));
  return [...smithingBases(smithing)].sort().map((slug) => {
    const entry = entries.get(slug);
    if (entry === undefined) throw new Error(`content/shop/smithing.yaml: there is no item ${slug}`);
    return baseOf(entry, smithing, context);
  });
}

function baseOf({ id, slug, value: item }: NumberedEntry<'items'>, smithing: Smithing, context: ItemContext): ShopBase {
  const { type, weapon } = item;
  if (type !== 'weapon' && type !== 'armor' && type !== 'shield' && type !== 'ammunition')
    throw new Error(`content/shop/smithing.yaml: ${slug} is neither weapon, armor, shield nor ammunition`);
  const thing = commonThing(item);
  return {
    id,
    slug,
    name: item.name,
    title: smithing.pieces[slug] ?? smithing.names[slug] ?? titleOf(item.name),
    sort: type,
    slot: slotOf(item, context),
    rulebook: context.name('rulebooks', item.rulebook),
    copper: copperOf(thing.gp),
    weight_lb: thing.weight_lb,
    category: weapon?.category ?? null,
    armor_bonus: item.armor?.bonus ?? 0,
    bears: type === 'weapon' ? [weapon?.hand === 'ranged' ? 'ranged' : 'melee'] : type === 'ammunition' ? [] : [type],
    damage: weapon?.damage_types ?? [],
    thrown: smithing.thrown.includes(slug),
    double: thing.double,
    makes: makesOf(slug, thing, item, smithing, context),
  };
}

/**
 * The prices in copper pieces of the item in its usual substance, and in every special material with a price for it.
 */
function makesOf(slug: string, thing: CommonItem, item: Item, smithing: Smithing, context: ItemContext): ShopMake[] {
  const materials = (['metal', 'wood', 'hide'] as const).flatMap((substance) =>
    smithing[substance].includes(slug) ? MATERIALS[substance] : [],
  );
  const usual = {
    material: null,
    price: null,
    plain: null,
    masterwork: copperOf(commonGp(thing, null, true)),
    enchanting: 0,
  };
  return [
    usual,
    ...materials.flatMap((material): ShopMake[] => {
      const facts = context.findItem(material);
      const price = materialPrice(item, facts);
      if (price === null) return [];
      return [
        {
          material: context.namedSlug('items', material),
          price: { ...price, weight_factor: facts?.material_facts?.weight_factor ?? 1 },
          plain: price.always_masterwork ? null : copperOf(commonGp(thing, price, false)),
          masterwork: copperOf(commonGp(thing, price, true)),
          enchanting: copperOf(price.enchanting_gp),
        },
      ];
    }),
  ];
}

/**
 * The special abilities of the core rules for weapons, armor and shields. Each member of a family is listed separately.
 */
export function shopAbilities(smithing: Smithing, context: ItemContext): ShopAbility[] {
  return context.all('items').flatMap(({ slug, value: item }) => {
    if (!ABILITY_TYPES.some((type) => type === item.type) || isEpic(item) || item.rulebook === 'xph') return [];
    const foes = smithing.foes[slug];
    if (foes) return foes.map((foe) => abilityOf(slug, item, foe, smithing));
    const family = item.variants !== undefined;
    return membersOf(item).map((member) =>
      abilityOf(slug, { ...member, name: item.name }, family ? member.name : null, smithing),
    );
  });
}

function abilityOf(slug: string, item: Item, member: string | null, smithing: Smithing): ShopAbility {
  const needs = smithing.needs[slug];
  const others = smithing.apart.filter((set) => set.includes(slug)).flat();
  return {
    key: member ? `${slug}.${slugify(member)}` : slug,
    slug,
    name: member ? `${item.name} (${member})` : item.name,
    applies_to: item.applies_to ?? [],
    bonus: item.price?.bonus ?? 0,
    copper: copperOf(item.price?.plus_gp ?? 0),
    damage: needs?.damage ?? null,
    thrown: needs?.thrown ?? null,
    items: needs?.items ?? null,
    apart: [slug, ...others],
  };
}

/** "Crossbow, repeating heavy" → "Repeating Heavy Crossbow". */
function titleOf(name: string): string {
  const words = name.split(', ').reverse().join(' ');
  return words.replace(/(^|\s)[a-z]/g, (start) => start.toUpperCase());
}
