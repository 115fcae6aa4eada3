import type { Crafted, CraftingParameters } from '../contract/crafting.ts';
import { capitalized } from '../rules/capitalized.ts';
import { creationDays } from '../rules/crafting.ts';
import {
  FURTHER_POWER,
  NEW_ITEMS,
  type NewItem,
  powerShares,
  RESTRICTIONS,
  SPACES,
} from '../rules/estimated-prices.ts';
import { creationCost } from '../rules/item-prices.ts';
import { ordinal } from '../rules/ordinal.ts';
import { CannotCraft } from './failure.ts';
import { type FindSpell, type PricedPower, pricePower } from './powers.ts';
import { upgradeFrom } from './upgrade.ts';

type Query = CraftingParameters & { make: Exclude<NewItem, 'staff'> };
type Term = Crafted['terms'][number];

const FEATS = {
  wondrous: { slug: 'craft-wondrous-item', name: 'Craft Wondrous Item' },
  ring: { slug: 'forge-ring', name: 'Forge Ring' },
  rod: { slug: 'craft-rod', name: 'Craft Rod' },
} as const;
/** The market price of a point of experience that the spells of an item cost (SRD, Creating Magic Items). */
const GP_PER_XP = 5;

/**
 * A new ring, rod or wondrous item by its powers (SRD, Magic Item Gold Piece Values).
 * @throws {CannotCraft} where it has no power, or one that the rules do not have
 */
export async function craftNewItem(query: Query, findSpell: FindSpell): Promise<Crafted> {
  const { make, power: texts, class_name: wanted, item_gp } = query;
  if (texts.length === 0) throw new CannotCraft('power', '', 'must be given: an item is priced by its powers');
  const powers = await Promise.all(texts.map((text) => pricePower(text, wanted, findSpell)));
  const terms = baseTerms(powers, query);
  const basePrice = sum(terms);
  const materials = powers.flatMap(materialTerms);
  const components = { gp: sum(materials), xp: powers.reduce((total, { components: { xp } }) => total + xp, 0) };
  const thing = item_gp > 0 ? [{ label: 'The thing itself', value: item_gp }] : [];
  const experience = components.xp > 0 ? [experienceTerm(components.xp)] : [];
  const creation = creationCost(basePrice, { gp: components.gp + item_gp, xp: components.xp });
  const feat = FEATS[make];
  const spells = powers.flatMap(({ spell }) => spell ?? []);
  const casterLevel = spells.length > 0 ? Math.max(...spells.map((spell) => spell.casterLevel)) : null;
  return {
    name: `${NEW_ITEMS[make]} (${powers.map((power) => power.title).join(', ')})`,
    base: null,
    bonus: null,
    price: basePrice + sum([...materials, ...experience, ...thing]),
    cost: creation.gp,
    experience: creation.xp,
    days: creationDays(basePrice),
    caster_level: casterLevel,
    weight: null,
    needs: [
      feat.name,
      ...spells.map(({ name }) => name),
      ...(casterLevel === null ? [] : [`caster level ${ordinal(casterLevel)}`]),
    ],
    prerequisites: [
      { any_of: [{ kind: 'feats', ...feat }] },
      ...spells.map(({ slug, name }) => ({ any_of: [{ kind: 'spells' as const, slug, name }] })),
    ],
    terms: [...terms, ...materials, ...experience, ...thing],
    notes: powers.flatMap(({ notes }) => notes),
    cost_terms: [{ label: 'Half of the base price', value: basePrice / 2 }, ...materials, ...thing],
    upgrades: upgradesOf(powers, query, basePrice),
    skill: null,
  };
}

const sum = (terms: readonly Term[]) => roundToCopper(terms.reduce((total, { value }) => total + value, 0));

/** Rounds to whole copper pieces. */
const roundToCopper = (gp: number) => Math.round(gp * 100) / 100;

type Placed = Pick<Query, 'make' | 'space' | 'similar' | 'restricted'>;

/** What adds up to the base price: the powers, what more than one changes, the place on the body, and who can use it. */
function baseTerms(
  powers: readonly Pick<PricedPower, 'label' | 'price'>[],
  { space, similar, restricted }: Placed,
): Term[] {
  const prices = powers.map(({ price }) => price);
  const shares = powerShares(prices, space, similar === 'yes');
  const inFull = prices.reduce((total, price) => total + price, 0);
  const shared = prices.reduce((total, price, i) => total + price * (shares[i] ?? 1), 0);
  const placed = shared * SPACES[space].factor;
  const further =
    space === 'none' ? 'Similar powers: the second at 75 %, the rest at half' : 'Further powers: half as much again';
  return [
    ...powers.map(({ label, price }) => ({ label, value: price })),
    { label: further, value: shared - inFull },
    { label: `${SPACES[space].name}: × ${SPACES[space].factor}`, value: placed - shared },
    {
      label: `For ${RESTRICTIONS[restricted].name.toLowerCase()}`,
      value: placed * (RESTRICTIONS[restricted].factor - 1),
    },
  ]
    .map(({ label, value }) => ({ label, value: roundToCopper(value) }))
    .filter(({ value }, i) => i < powers.length || value !== 0);
}

function materialTerms({ spell, components: { gp, castings } }: PricedPower): Term[] {
  return gp > 0 ? [{ label: `Material components of ${spell?.name}, ${castings} castings`, value: gp }] : [];
}

const experienceTerm = (xp: number): Term => ({
  label: `Experience of the spells, ${xp.toLocaleString('en')} XP at ${GP_PER_XP} gp`,
  value: GP_PER_XP * xp,
});

/**
 * What adding to lesser forms takes: the item without one of its powers, and an item of one power with a lower bonus. A power that is
 * added to an item on the body costs half as much again; elsewhere the difference of the prices counts (SRD, Adding New Abilities).
 */
function upgradesOf(powers: readonly PricedPower[], placed: Placed, basePrice: number): Crafted['upgrades'] {
  const priceOf = (parts: readonly { label: string; price: number }[]) => sum(baseTerms(parts, placed));
  const [only, ...others] = powers;
  if (only === undefined) return [];
  if (others.length === 0)
    return only.lesser.map((lesser) =>
      upgradeFrom(capitalized(lesser.title), basePrice - priceOf([{ label: '', price: lesser.price }])),
    );
  return powers.map((power) => {
    const before = powers.filter((one) => one !== power);
    const added =
      placed.space === 'none'
        ? basePrice - priceOf(before)
        : FURTHER_POWER * priceOf([{ label: '', price: power.price }]);
    return upgradeFrom(
      `${NEW_ITEMS[placed.make]} (${before.map((one) => one.title).join(', ')})`,
      roundToCopper(added),
    );
  });
}
