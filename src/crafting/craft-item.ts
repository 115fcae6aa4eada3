import type { Crafted } from '../contract/crafting.ts';
import type { Item } from '../contract/items.ts';
import { slugify } from '../contract/slug.ts';
import { creationDays } from '../rules/crafting.ts';
import { ordinal } from '../rules/ordinal.ts';
import { CannotCraft } from './failure.ts';

/**
 * The price and cost of making an item of the catalogue (SRD, Creating Magic Items).
 * @param key the slug of the item, and for a member of a family a tilde and the slug of the member
 * @throws {CannotCraft} where the item does not exist or has no price, or is a family and no member is named
 */
export function craftItem(key: string, item: Item | null): Crafted {
  if (item === null) throw new CannotCraft('item', key, 'must be the slug of an item');
  const [, memberSlug] = key.split('~');
  const member = memberOf(item, key, memberSlug);
  const { creation, price } = figuresOf(item, member);
  if (price === null)
    throw new CannotCraft('item', key, `${item.name} has no price in gp: it is made with what it goes on`);
  const part = member ?? item;
  const casterLevel = part.caster_level ?? part.manifester_level;
  // The common item is paid in full and costs no XP. The rest of the price is twice the rest of the cost.
  const basePrice = creation ? Math.min(price, 2 * (price - creation.gp)) : 0;
  return {
    name: member ? `${item.name} (${member.name})` : item.name,
    base: { slug: item.slug, name: item.name },
    bonus: null,
    price,
    cost: creation?.gp ?? price,
    experience: creation?.xp ?? 0,
    days: creation ? creationDays(basePrice) : 0,
    caster_level: casterLevel,
    weight: part.weight,
    needs: creation
      ? [
          ...part.prerequisites.map(({ any_of }) => any_of.map(({ name }) => name).join(' or ')),
          ...part.other_prerequisites,
          ...(casterLevel === null ? [] : [`caster level ${ordinal(casterLevel)}`]),
        ]
      : [],
    prerequisites: part.prerequisites,
    terms: [{ label: 'Market price', value: price }],
    notes: [],
    cost_terms: [{ label: creation?.printed ? 'As printed' : 'By the rules', value: creation?.gp ?? price }],
    upgrades: [],
    skill: null,
  };
}

type Member = Item['variants'][number];

function memberOf(item: Item, key: string, slug: string | undefined): Member | null {
  if (item.variants.length === 0 && slug === undefined) return null;
  const member = item.variants.find(({ name }) => slugify(name) === slug);
  if (member) return member;
  const allowed = item.variants.map(({ name }) => `${item.slug}~${slugify(name)}`);
  const rule = allowed.length > 0 ? `must be one of ${allowed.join(', ')}` : `must be ${item.slug}: it is no family`;
  throw new CannotCraft('item', key, rule);
}

function figuresOf(item: Item, member: Member | null): { creation: Item['creation']; price: number | null } {
  if (member === null) return { creation: item.creation, price: item.price_gp };
  const [, gp] = /^([\d,]+(?:\.\d+)?) gp/.exec(member.price_text ?? '') ?? [];
  return { creation: member.creation, price: gp === undefined ? null : Number(gp.replaceAll(',', '')) };
}
