import { formatCreationCost, formatGp } from '../../rules/item-format.ts';
import { auraStrength, priceOfCreationCost } from '../../rules/item-prices.ts';
import { ordinal } from '../../rules/ordinal.ts';
import { commonItemPrice, type FindItem, isEpic, ruleCreationCost } from '../item-costs.ts';
import type { Item } from '../schema/items.ts';
import type { Check, Verifier } from './check.ts';

/**
 * Compares an item's printed price, creation cost and aura with the rules for magic items (SRD, Creating Magic Items).
 */
export const verifyItem: Verifier<'items'> = ({ value: item }, lookup) => {
  const find: FindItem = (slug) => lookup.get('items', slug);
  // A member of a family is checked only if it has facts of its own: the family's facts are checked once.
  const hasOwnFacts = ({ aura, caster_level, manifester_level, cost_to_create }: Partial<Item>) =>
    [aura, caster_level, manifester_level, cost_to_create].some((fact) => fact !== undefined);
  const members = [item, ...(item.variants ?? []).filter(hasOwnFacts).map((variant) => ({ ...item, ...variant }))];
  return [
    ...spellItemPrice(item),
    ...materialPrice(item, find),
    ...members.flatMap((member) => creation(member, find)),
    ...(item.made_from ? [] : members.flatMap(aura)),
  ];
};

const PRICE_RULES: { [Type in Item['type']]?: string } = {
  potion: 'potion-price',
  oil: 'potion-price',
  scroll: 'scroll-price',
  wand: 'wand-price',
};

function spellItemPrice({ type, made_from }: Item): Check[] {
  const rule = PRICE_RULES[type];
  if (made_from === undefined || rule === undefined) return [];
  const computed = formatGp(made_from.computed_price_gp);
  return made_from.printed_prices_gp.map((gp) => ({ rule, printed: formatGp(gp), computed }));
}

/** The price of a common item of a special material is the sum of the item's and the material's price. */
function materialPrice(item: Item, find: FindItem): Check[] {
  if (!item.nonmagical || item.base === undefined || item.price?.gp === undefined) return [];
  const computed = formatGp(commonItemPrice(item, find));
  return [{ rule: 'material-price', printed: formatGp(item.price.gp), computed }];
}

/**
 * The cost is half the base price in gp and 1/25 of it in XP. Spells with costly components or XP add to it, and the
 * books state no rule for how much. A printed cost is therefore also right if the market price follows from it.
 */
function creation(item: Item, find: FindItem): Check[] {
  const cost = item.cost_to_create;
  const price = item.price?.gp;
  if (cost === undefined || price === undefined) return [];
  const pricesMatch = !isEpic(item) && item.base === undefined && priceOfCreationCost(cost) === price;
  const computed = pricesMatch ? cost : ruleCreationCost(item, price, find);
  return [{ rule: 'creation-cost', printed: formatCreationCost(cost), computed: formatCreationCost(computed) }];
}

/**
 * The aura's strength follows from the caster level. Items with several strengths, whose aura varies, are not checked.
 */
function aura(item: Item): Check[] {
  const level = item.caster_level ?? item.manifester_level;
  const [strength, ...others] = item.aura?.strength ?? [];
  if (level === undefined || strength === undefined || others.length > 0) return [];
  const suffix = `at ${item.caster_level === undefined ? 'manifester' : 'caster'} level ${ordinal(level)}`;
  return [{ rule: 'aura', printed: `${strength} ${suffix}`, computed: `${auraStrength(level)} ${suffix}` }];
}
