import type { Crafted, CraftingParameters } from '../contract/crafting.ts';
import type { Item } from '../contract/items.ts';
import type { ShopBase, ShopMake, ShopRange } from '../contract/shop-goods.ts';
import { capitalized } from '../rules/capitalized.ts';
import {
  AMMUNITION_AT_ONCE,
  type CommonItem,
  commonGp,
  creationDays,
  enhancementCasterLevel,
  magicGp,
  pricedSizes,
  STRENGTH_RATING_GP,
  sizedItem,
} from '../rules/crafting.ts';
import { creationCost } from '../rules/item-prices.ts';
import { ordinal } from '../rules/ordinal.ts';
import { skillOf } from './arms-check.ts';
import { type Head, headName, headsOf, totalBonus } from './enchanted-heads.ts';
import { CannotCraft } from './failure.ts';
import { upgradeFrom } from './upgrade.ts';

type Term = Crafted['terms'][number];

/**
 * A common weapon, armor, shield or fifty pieces of ammunition with material, quality and magic (SRD, Magic Weapons, Magic Armor, Special
 * Materials, Creating Magic Items, Craft).
 * @param findItem loads the entry of a special ability by its slug
 * @throws {CannotCraft} where the rules do not allow it
 */
export async function craftArms(
  query: CraftingParameters & { base: string },
  range: ShopRange,
  findItem: (slug: string) => Promise<Item | null>,
): Promise<Crafted> {
  const base = range.bases.find(({ slug }) => slug === query.base);
  if (base === undefined)
    throw new CannotCraft('base', query.base, 'must be the slug of a common weapon, armor, shield or ammunition');
  const make = findMake(base, query.material);
  const heads = headsOf(query, base, range.abilities);
  const magic = heads.some(({ enhancement }) => enhancement > 0);
  const masterwork = magic || query.masterwork === 'yes' || (make.price?.always_masterwork ?? false);
  const item = sizedBase(query, base);
  const pieces = base.sort === 'ammunition' && magic ? AMMUNITION_AT_ONCE : 1;

  const common = commonTerms(item, make, base, masterwork, query, pieces);
  const enchanting = heads.flatMap((head) => magicTerms(head, base, make, heads.length > 1));
  const commonPrice = sum(common);
  const basePrice = sum(enchanting);
  const creation = creationCost(basePrice, { gp: commonPrice, xp: 0 });
  const details = await Promise.all(heads.flatMap(({ abilities }) => abilities).map(({ slug }) => findItem(slug)));
  const casterLevel = magic ? casterLevelOf(heads, details) : null;
  const prerequisites = magic ? prerequisitesOf(details) : [];
  return {
    name: nameOf(base, make, heads, masterwork, query, pieces),
    base: { slug: base.slug, name: base.name },
    bonus: magic ? Math.max(...heads.map(totalBonus)) : null,
    price: commonPrice + basePrice,
    cost: creation.gp,
    experience: creation.xp,
    days: magic ? creationDays(basePrice) : 0,
    caster_level: casterLevel,
    weight: item.weight_lb * (make.price?.weight_factor ?? 1) * pieces,
    needs: magic ? needsOf(prerequisites, heads, details) : [],
    prerequisites,
    terms: [...common, ...enchanting],
    notes: [],
    cost_terms: magic ? [...common, { label: 'Half of the magic', value: basePrice / 2 }] : common,
    upgrades: magic ? upgradesOf(titleOf(base, make, query), base, make, heads, basePrice) : [],
    skill: skillOf(item, make, base, masterwork, query, pieces),
  };
}

const sum = (terms: readonly Term[]) => terms.reduce((total, { value }) => total + value, 0);
function findMake(base: ShopBase, material: string | undefined): ShopMake {
  const make = base.makes.find((one) => (one.material?.slug ?? undefined) === material);
  if (make) return make;
  const known = base.makes.flatMap((one) => one.material?.slug ?? []);
  const allowed = known.length > 0 ? `must be one of ${known.join(', ')}` : 'must be left out: no material has a price';
  throw new CannotCraft('material', material ?? '', `${allowed} for ${base.name}`);
}

/** The base in the size of the query and with its strength rating. */
function sizedBase({ size, strength }: CraftingParameters, base: ShopBase): CommonItem {
  const rating = STRENGTH_RATING_GP[base.slug];
  if (strength > 0 && rating === undefined)
    throw new CannotCraft('strength', String(strength), 'must be 0: only composite bows have a strength rating');
  const plain = {
    sort: base.sort,
    gp: base.copper / 100 + strength * (rating ?? 0),
    weight_lb: base.weight_lb,
    double: base.double,
  };
  const item = sizedItem(plain, size);
  if (item) return item;
  throw new CannotCraft('size', size, `must be one of ${pricedSizes(base.sort).join(', ')} for ${base.name}`);
}

function commonTerms(
  item: CommonItem,
  make: ShopMake,
  base: ShopBase,
  masterwork: boolean,
  { size, strength }: CraftingParameters,
  pieces: number,
): Term[] {
  const plain = { label: labelOf(base, size, strength, pieces), value: item.gp * pieces };
  const inMaterial = commonGp(item, make.price, false);
  const total = commonGp(item, make.price, masterwork);
  const stuff = { label: make.material?.name ?? '', value: (inMaterial - item.gp) * pieces };
  const work = { label: 'Masterwork', value: (total - inMaterial) * pieces };
  return [plain, stuff, work].filter(({ value }, i) => i === 0 || value !== 0);
}

function labelOf(base: ShopBase, size: string, strength: number, pieces: number): string {
  const notes = [
    size !== 'medium' && capitalized(size),
    strength > 0 && `strength rating +${strength}`,
    pieces > 1 && `${pieces} pieces`,
  ].filter(Boolean);
  return [base.sort === 'ammunition' ? base.title : base.name, ...notes].join(', ');
}

function magicTerms(head: Head, base: ShopBase, make: ShopMake, several: boolean): Term[] {
  if (head.enhancement === 0) return [];
  const bonus = totalBonus(head);
  const end = several ? head.label || 'First end: ' : '';
  const enchanting = make.price?.enchanting_gp ?? 0;
  return [
    {
      label: `${end}total bonus +${bonus} (${bonus}² × ${magicGp(base.sort, 1).toLocaleString('en')} gp)`,
      value: magicGp(base.sort, bonus),
    },
    ...(enchanting > 0 ? [{ label: `${end}enchanting ${make.material?.name}`, value: enchanting }] : []),
    ...head.abilities
      .filter(({ copper }) => copper > 0)
      .map(({ name, copper }) => ({ label: `${end}${name}`, value: copper / 100 })),
  ].map(({ label, value }) => ({ label: capitalized(label), value }));
}

/**
 * What adding to lesser forms takes: the masterwork item, each lower bonus with and without the abilities, and the item without one
 * ability, each of the same material and size. Double weapons, whose ends are enchanted separately, have none.
 */
function upgradesOf(
  title: string,
  base: ShopBase,
  make: ShopMake,
  heads: readonly Head[],
  basePrice: number,
): Crafted['upgrades'] {
  const [head, ...others] = heads;
  if (head === undefined || others.length > 0) return [];
  const { enhancement, abilities } = head;
  const lower = Array.from({ length: enhancement }, (_, i) => i + 1);
  const lesser = [
    { enhancement: 0, abilities: [] },
    ...lower.map((bonus) => ({ enhancement: bonus, abilities: [] })),
    ...(abilities.length > 1
      ? abilities.map((ability) => ({ enhancement, abilities: abilities.filter((one) => one !== ability) }))
      : []),
    ...(abilities.length > 0 ? lower.map((bonus) => ({ enhancement: bonus, abilities })) : []),
  ];
  return lesser.flatMap((part) => {
    const from = { ...part, label: '' };
    const difference = basePrice - sum(magicTerms(from, base, make, false));
    const quality = part.enhancement > 0 ? headName(from) : make.price?.always_masterwork ? '' : 'Masterwork';
    const name = [quality, title].filter(Boolean).join(' ');
    return difference > 0 ? [upgradeFrom(name, difference)] : [];
  });
}

/** The higher of three times the enhancement bonus and the caster levels of the special abilities. */
function casterLevelOf(heads: readonly Head[], details: readonly (Item | null)[]): number {
  const enhancements = heads.map(({ enhancement }) => enhancementCasterLevel(enhancement));
  return Math.max(...enhancements, ...details.map((detail) => detail?.caster_level ?? 0));
}

const MAKERS_FEAT = { kind: 'feats', slug: 'craft-magic-arms-and-armor', name: 'Craft Magic Arms and Armor' } as const;

/** The prerequisites of all special abilities, each group once. */
function prerequisitesOf(details: readonly (Item | null)[]): Crafted['prerequisites'] {
  const groups = [{ any_of: [MAKERS_FEAT] }, ...details.flatMap((detail) => detail?.prerequisites ?? [])];
  const keyOf = ({ any_of }: Crafted['prerequisites'][number]) =>
    any_of.map(({ kind, slug }) => `${kind}/${slug}`).join();
  return [...new Map(groups.map((group) => [keyOf(group), group])).values()];
}

function needsOf(
  prerequisites: Crafted['prerequisites'],
  heads: readonly Head[],
  details: readonly (Item | null)[],
): string[] {
  return [
    ...prerequisites.map(({ any_of }) => any_of.map(({ name }) => name).join(' or ')),
    ...new Set(details.flatMap((detail) => detail?.other_prerequisites ?? [])),
    `caster level ${ordinal(casterLevelOf(heads, details))}`,
  ];
}

/** The item without its quality and magic: `Large Cold Iron Longsword`. */
const titleOf = (base: ShopBase, make: ShopMake, { size, strength }: CraftingParameters): string =>
  [
    size === 'medium' ? '' : capitalized(size),
    make.material?.name ?? '',
    base.title,
    strength > 0 ? `[+${strength} Str]` : '',
  ]
    .filter(Boolean)
    .join(' ');

function nameOf(
  base: ShopBase,
  make: ShopMake,
  heads: readonly Head[],
  masterwork: boolean,
  query: CraftingParameters,
  pieces: number,
): string {
  const title = titleOf(base, make, query);
  const ends = heads.filter(({ enhancement }) => enhancement > 0).map(headName);
  const quantity = pieces > 1 ? ` (${pieces})` : '';
  if (ends.length > 0) return `${ends.join('/')} ${title}${quantity}`;
  return masterwork && !make.price?.always_masterwork ? `Masterwork ${title}` : title;
}
