import type { ShopAbility, ShopBase, ShopMake } from '../../contract/shop-goods.ts';
import { slugify } from '../../contract/slug.ts';
import type { NumberedEntry } from '../compile-context.ts';
import { commonItemPrice, isEpic, masterworkPrice } from '../item-costs.ts';
import type { Item } from '../schema/items.ts';
import { ABILITY_TYPES } from '../schema/items-lists.ts';
import type { Smithing } from '../shop-lists.ts';
import { type ItemContext, membersOf, slotOf } from './item-facts.ts';

/** What is made of metal, of wood and of hide (SRD, Special Materials). */
const MATERIALS = {
  metal: ['cold-iron', 'alchemical-silver', 'mithral', 'adamantine'],
  wood: ['darkwood'],
  hide: ['dragonhide'],
  other: [],
} as const;

const copperOf = (gp: number) => Math.round(gp * 100);

/** The common things that a smith can make better; throws where a list names one that does not exist. */
export function shopBases(smithing: Smithing, context: ItemContext): ShopBase[] {
  const slugs = new Set([...smithing.metal, ...smithing.wood, ...smithing.hide, ...smithing.other]);
  const entries = new Map(context.all('items').map((entry) => [entry.slug, entry]));
  return [...slugs].sort().map((slug) => {
    const entry = entries.get(slug);
    if (entry === undefined) throw new Error(`content/shop/smithing.yaml: there is no item ${slug}`);
    return baseOf(entry, smithing, context);
  });
}

function baseOf({ id, slug, value: item }: NumberedEntry<'items'>, smithing: Smithing, context: ItemContext): ShopBase {
  const { type, weapon } = item;
  if (type !== 'weapon' && type !== 'armor' && type !== 'shield' && type !== 'ammunition')
    throw new Error(`content/shop/smithing.yaml: ${slug} is neither weapon, armor, shield nor ammunition`);
  const masterwork = masterworkPrice(item);
  const plain = copperOf(commonItemPrice({ ...item, base: { item: slug } }, context.findItem) - masterwork);
  return {
    id,
    slug,
    name: item.name,
    title: smithing.pieces[slug] ?? smithing.names[slug] ?? titleOf(item.name),
    sort: type,
    slot: slotOf(item, context),
    rulebook: context.name('rulebooks', item.rulebook),
    copper: plain,
    bears: type === 'weapon' ? [weapon?.hand === 'ranged' ? 'ranged' : 'melee'] : type === 'ammunition' ? [] : [type],
    damage: weapon?.damage_types ?? [],
    thrown: smithing.thrown.includes(slug),
    double: weapon?.traits?.includes('double') ?? false,
    makes: makesOf(slug, item, smithing, context),
  };
}

/** Of its usual stuff, and of every material that has a price for such a thing. */
function makesOf(slug: string, item: Item, smithing: Smithing, context: ItemContext): ShopMake[] {
  const masterwork = masterworkPrice(item);
  const priceIn = (material: string | undefined) =>
    commonItemPrice({ ...item, base: { item: slug }, ...(material && { material }) }, context.findItem);
  const usual = priceIn(undefined);
  const materials = (['metal', 'wood', 'hide'] as const).flatMap((stuff) =>
    smithing[stuff].includes(slug) ? MATERIALS[stuff] : [],
  );
  return [
    { material: null, plain: null, masterwork: copperOf(usual), enchanting: 0 },
    ...materials.flatMap((material): ShopMake[] => {
      const gp = priceIn(material);
      const facts = context.findItem(material)?.material_facts;
      if (gp === usual) return [];
      const enchanting = facts?.price_modifiers?.find(({ of }) => of === 'magical enhancement')?.plus_gp ?? 0;
      return [
        {
          material: context.named('items', material),
          plain: facts?.masterwork ? null : copperOf(gp - masterwork),
          masterwork: copperOf(gp),
          enchanting: copperOf(enchanting),
        },
      ];
    }),
  ];
}

/** The special abilities that the core rules have for weapons, armor and shields, each member of a family for itself. */
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
