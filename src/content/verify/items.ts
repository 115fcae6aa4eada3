import { formatCreationCost, formatGp } from '../../rules/item-format.ts';
import { auraStrength, priceOfCreationCost } from '../../rules/item-prices.ts';
import { ordinal } from '../../rules/ordinal.ts';
import { commonItemPrice, type FindItem, isEpic, ruleCreationCost } from '../item-costs.ts';
import type { Item } from '../schema/items.ts';
import type { Check, Verifier } from './check.ts';

/** Holds an item's printed price, creation cost and aura against the rules for magic items (SRD, Creating Magic Items). */
export const verifyItem: Verifier<'items'> = ({ value: item }, lookup) => {
  const find: FindItem = (slug) => lookup.get('items', slug);
  // What a member of a family does not say itself has been checked with the family.
  const saysMore = ({ aura, caster_level, manifester_level, cost_to_create }: Partial<Item>) =>
    [aura, caster_level, manifester_level, cost_to_create].some((fact) => fact !== undefined);
  const members = [item, ...(item.variants ?? []).filter(saysMore).map((variant) => ({ ...item, ...variant }))];
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

/** A common thing of a special material costs what the thing and the material do. */
function materialPrice(item: Item, find: FindItem): Check[] {
  if (!item.nonmagical || item.base === undefined || item.price?.gp === undefined) return [];
  const computed = formatGp(commonItemPrice(item, find));
  return [{ rule: 'material-price', printed: formatGp(item.price.gp), computed }];
}

/**
 * A printed cost is half the base price and a 25th of it in XP. Where the spells take components or XP of their own it
 * is more, by no rule of its own; it then has to lead back to the price.
 */
function creation(item: Item, find: FindItem): Check[] {
  const cost = item.cost_to_create;
  const price = item.price?.gp;
  if (cost === undefined || price === undefined) return [];
  const leadsBack = !isEpic(item) && item.base === undefined && priceOfCreationCost(cost) === price;
  const computed = leadsBack ? cost : ruleCreationCost(item, price, find);
  return [{ rule: 'creation-cost', printed: formatCreationCost(cost), computed: formatCreationCost(computed) }];
}

/** One strength of aura follows from one caster level; several belong to items whose aura depends on their use. */
function aura(item: Item): Check[] {
  const level = item.caster_level ?? item.manifester_level;
  const [strength, ...others] = item.aura?.strength ?? [];
  if (level === undefined || strength === undefined || others.length > 0) return [];
  const at = `at ${item.caster_level === undefined ? 'manifester' : 'caster'} level ${ordinal(level)}`;
  return [{ rule: 'aura', printed: `${strength} ${at}`, computed: `${auraStrength(level)} ${at}` }];
}
