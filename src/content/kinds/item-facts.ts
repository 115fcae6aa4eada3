import type { z } from 'zod';
import type { ItemCard, item as itemResponse } from '../../contract/items.ts';
import { formatCreationCost, formatGp, formatPounds } from '../../rules/item-format.ts';
import { auraDc, type CreationCost, SPELL_ITEM_RATES, WAND_CHARGES } from '../../rules/item-prices.ts';
import type { CompileContext, NumberedEntry } from '../compile-context.ts';
import { type FindItem, ruleCreationCost } from '../item-costs.ts';
import { type Item, type ItemTypeRow, itemTypeSchema } from '../schema/items.ts';
import { auraName, familyPriceText, labelOf, listed, priceText, subtypeOf } from './item-words.ts';

type ItemResponse = z.infer<typeof itemResponse>;
type Variant = NonNullable<Item['variants']>[number];
type VariantFields = Omit<ItemResponse['variants'][number], 'name'>;

/** The context of the item compilers, with the lookup of items and of the facts of item types. */
export type ItemContext = CompileContext & { findItem: FindItem; typeOf: (item: Item) => ItemTypeRow };

export function itemContext(context: CompileContext): ItemContext {
  const types = context.table('item-types', itemTypeSchema);
  return {
    ...context,
    findItem: (slug) => context.get('items', slug),
    typeOf: ({ type }) => types.get(type) ?? { name: context.word('item-types', type) },
  };
}

export const slotOf = (item: Item, context: ItemContext) => item.slot ?? context.typeOf(item).slot ?? null;

/**
 * The members of an item's family, each with the family's facts that it does not override; the item itself without one.
 */
export function membersOf(item: Item): Item[] {
  return (item.variants ?? [{ name: item.name }]).map((variant: Variant) => ({ ...item, ...variant }));
}

/** The prices in gp of the item or of the members of its family, in ascending order without duplicates. */
export function pricesOf(item: Item): number[] {
  return [...new Set(membersOf(item).flatMap(({ price }) => price?.gp ?? price?.plus_gp ?? []))].sort((a, b) => a - b);
}

/** The weight in pounds: the item's own, its type's, or that of its base item and material; null if unknown. */
function weightOf(item: Item, context: ItemContext): number | null {
  const own = item.weight_lb ?? context.typeOf(item).weight_lb;
  const base = item.base && context.findItem(item.base.item);
  if (own !== undefined || base?.weight_lb === undefined || base.quantity !== undefined) return own ?? null;
  const material = item.material === undefined ? undefined : context.findItem(item.material);
  return base.weight_lb * (material?.material_facts?.weight_factor ?? 1);
}

/** "½ lb.", "4 lb. each"; null without a weight. */
export function weightText(pounds: number | null, { weight_note }: Item): string | null {
  return pounds === null ? null : [formatPounds(pounds), weight_note].filter(Boolean).join(' ');
}

/** The value that all members of a family share, or null. */
function shared<T>(members: readonly Item[], value: (member: Item) => T | null): T | null {
  const values = new Set(members.map(value));
  const [first = null] = values;
  return values.size === 1 ? first : null;
}

/** The card without the rows of the tables of weapons, armor and poisons. */
export function cardOf(
  { id, slug, value: item }: NumberedEntry<'items'>,
  context: ItemContext,
): Omit<ItemCard, 'weapon' | 'armor' | 'poison'> {
  const members = membersOf(item);
  const prices = members.flatMap(({ price }) => price ?? []);
  const slot = slotOf(item, context);
  const aura = (member: Item) => (member.aura ? auraName(member.aura) : null);
  return {
    id,
    slug,
    name: item.name,
    summary: item.summary ?? null,
    type: item.type,
    type_name: context.typeOf(item).name,
    subtype: subtypeOf(item, item.base && context.findItem(item.base.item)),
    material_name: item.material === undefined ? null : context.name('items', item.material),
    material_slug: item.material ?? null,
    price_gp: pricesOf(item)[0] ?? null,
    price_bonus: prices.flatMap(({ bonus }) => bonus ?? []).sort((a, b) => a - b)[0] ?? null,
    price_text: familyPriceText(prices),
    weight: shared(members, (member) => weightOf(member, context)),
    caster_level: shared(members, ({ caster_level }) => caster_level ?? null),
    manifester_level: shared(members, ({ manifester_level }) => manifester_level ?? null),
    item_level: null,
    slot,
    slot_name: slot && context.word('item-slots', slot),
    aura_name: shared(members, aura) ?? (members.some(aura) ? 'Varies' : null),
    rulebook_name: context.name('rulebooks', item.rulebook),
  };
}

/** The fields that vary between the members of a family. */
export function variantFields(item: Item, context: ItemContext): VariantFields {
  const level = item.caster_level ?? item.manifester_level;
  const weight = weightOf(item, context);
  const creation = creationOf(item, context);
  const prerequisites = prerequisitesOf(item, context);
  const other = item.prerequisites?.other ?? [];
  return {
    price_text: item.price ? priceText(item.price) : null,
    weight,
    weight_text: weightText(weight, item),
    aura_name: item.aura ? auraName(item.aura) : null,
    aura_dc: item.aura && level !== undefined ? auraDc(level) : null,
    caster_level: item.caster_level ?? null,
    manifester_level: item.manifester_level ?? null,
    cost_to_create: creation && formatCreationCost(creation),
    creation,
    required_extra:
      [
        ...prerequisites.map(({ any_of }) =>
          listed(
            any_of.map(({ name }) => name),
            'or',
          ),
        ),
        ...other,
      ].join(', ') || null,
    prerequisites,
    other_prerequisites: other,
    facts: Object.entries(item.details ?? {}).map(([key, value]) => ({ label: labelOf(key), value })),
  };
}

function prerequisitesOf({ prerequisites }: Item, context: ItemContext): VariantFields['prerequisites'] {
  return (['feats', 'spells', 'powers'] as const).flatMap((kind) =>
    (prerequisites?.[kind] ?? []).map((needed) => ({
      any_of: [needed].flat().map((slug) => ({ kind, ...context.namedSlug(kind, slug) })),
    })),
  );
}

/** The creation cost: as printed, or by the rules for items that need a feat and have a price in gp; else null. */
function creationOf(item: Item, context: ItemContext): VariantFields['creation'] {
  const { cost_to_create, price, made_from, prerequisites, type } = item;
  if (cost_to_create) return { ...cost_to_create, printed: 1 };
  if (made_from) return { ...made_from.cost_to_create, printed: 0 };
  const gp = price?.gp ?? price?.plus_gp;
  if (gp === undefined || prerequisites?.feats === undefined || type === 'cursed') return null;
  const cost: CreationCost = ruleCreationCost(item, gp, context.findItem);
  return { ...cost, printed: 0 };
}

/** The price formula of a potion, oil, scroll or wand: "25 gp × spell level 3 × caster level 5 = 375 gp". */
export function priceFormula({ type, caster_level, made_from }: Item): string | null {
  if (made_from === undefined || !(type in SPELL_ITEM_RATES)) return null;
  const { spell_level, components, computed_price_gp } = made_from;
  const rate = SPELL_ITEM_RATES[type as keyof typeof SPELL_ITEM_RATES];
  const times = type === 'wand' ? `${WAND_CHARGES} × ` : '';
  const parts = [
    `${formatGp(rate)} × spell level ${spell_level === 0 ? '½' : spell_level} × caster level ${caster_level}`,
    components.gp > 0 && `${times}${formatGp(components.gp)} of components`,
    components.xp > 0 && `${times}${components.xp.toLocaleString('en')} XP at 5 gp each`,
  ];
  return `${parts.filter(Boolean).join(' + ')} = ${formatGp(computed_price_gp)}`;
}
