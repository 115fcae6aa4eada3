import { slugify } from '../contract/slug.ts';
import { capitalized } from '../rules/capitalized.ts';
import { ASSUMED_COSTS } from '../rules/casting-costs.ts';
import {
  auraStrength,
  type CasterClass,
  type CreationCost,
  creationCost,
  minimumCasterLevel,
  potionPrice,
  type SpellCost,
  scrollPrice,
  WAND_CHARGES,
  wandPrice,
} from '../rules/item-prices.ts';
import {
  POTIONS_AND_OILS,
  POTIONS_ONLY,
  PRINTED_OILS,
  PRINTED_POTIONS,
  type SpellItemType,
  VARIATIONS,
  type Variation,
} from './spell-item-variations.ts';

/** The facts of a spell from which its items are generated. Every spell of the content has this shape. */
export interface SpellSource {
  slug: string;
  name: string;
  qualifier?: string | undefined;
  aliases?: readonly string[] | undefined;
  rulebook: string;
  school: string | readonly string[];
  levels?: Readonly<Record<string, number>> | undefined;
  domains?: Readonly<Record<string, number>> | undefined;
  components: {
    material?: true | { cost_gp?: number | undefined } | undefined;
    divine_focus_replaces?: string | undefined;
    xp?: true | { cost?: number | undefined } | undefined;
  };
  casting_time: string;
  range?: unknown;
  target?: string | undefined;
  saving_throw?: string | undefined;
  spell_resistance?: string | undefined;
}

export interface SpellItem {
  slug: string;
  name: string;
  aliases: string[];
  type: SpellItemType;
  rulebook: string;
  /** Slug of the spell. */
  spell: string;
  spell_level: number;
  caster_level: number;
  tradition: Tradition;
  price_gp: number;
  /** By the formula. The price differs from it if the SRD prints another one. */
  computed_price_gp: number;
  /** The part of the price for the components of one casting. */
  components: SpellCost;
  /** Whether the spell is heightened to this level. */
  heightened: boolean;
  cost_to_create: CreationCost;
  aura: { strength: ReturnType<typeof auraStrength>; schools: string[] };
  charges?: number;
}

type Tradition = 'arcane' | 'divine';
interface Caster {
  by: CasterClass;
  level: number;
}

const ARCANE = ['wizard', 'sorcerer', 'bard'] as const;
const DIVINE = ['cleric', 'druid', 'paladin', 'ranger'] as const;
/**
 * Wizards and clerics create most items, whoever has the spell at the lower level. If neither has it, these classes
 * follow in order.
 */
const OTHERS = ['druid', 'sorcerer', 'bard', 'paladin', 'ranger'] as const;
const TITLES = { potion: 'Potion', oil: 'Oil', scroll: 'Scroll', wand: 'Wand' } as const;

/**
 * Generates every potion, oil, scroll and wand of a list of spells, priced by the rules.
 * @param printedPrices prices in gp by slug that the SRD prints and that differ from the formula
 */
export function generateSpellItems(
  spells: readonly SpellSource[],
  printedPrices: ReadonlyMap<string, number> = new Map(),
): SpellItem[] {
  const items = spells.flatMap((spell) => [
    ...potionTypes(spell).flatMap((type) => itemsOf(spell, type, usualCaster(spell, 3), printedPrices)),
    ...itemsOf(spell, 'wand', usualCaster(spell, 4), printedPrices),
    ...itemsOf(spell, 'scroll', firstCaster(spell, ARCANE, 9), printedPrices),
    ...itemsOf(spell, 'scroll', divineScribe(spell), printedPrices),
  ]);
  const seen = new Set<string>();
  for (const { slug } of items) {
    if (seen.has(slug)) throw new Error(`two generated items would have the address ${slug}`);
    seen.add(slug);
  }
  return items;
}

function itemsOf(
  spell: SpellSource,
  type: SpellItemType,
  caster: Caster | null,
  printedPrices: ReadonlyMap<string, number>,
): SpellItem[] {
  if (caster === null) return [];
  return (VARIATIONS[type][spell.slug] ?? [{}]).flatMap((variation) => {
    if (variation.by && traditionOf(variation.by) !== traditionOf(caster.by)) return [];
    const maker = variation.by ? firstCaster(spell, [variation.by], 9) : caster;
    return maker === null ? [] : [itemOf(spell, type, maker, variation, printedPrices)];
  });
}

function itemOf(
  spell: SpellSource,
  type: SpellItemType,
  { by, level }: Caster,
  variation: Variation,
  printedPrices: ReadonlyMap<string, number>,
): SpellItem {
  const spellLevel = variation.heightened ?? level;
  const lowest = minimumCasterLevel(by, spellLevel);
  if (lowest === null) throw new Error(`${spell.slug}: a ${by} casts no spells of level ${spellLevel}`);
  const casterLevel = variation.casterLevel ?? lowest;
  const tradition = traditionOf(by);
  const cost = costOf(spell, tradition, casterLevel);
  const price = { potion: potionPrice, oil: potionPrice, scroll: scrollPrice, wand: wandPrice }[type];
  const computed = price(spellLevel, casterLevel, cost);
  const uses = type === 'wand' ? WAND_CHARGES : 1;
  const name = nameOf(spell, type, variation, tradition);
  const slug = slugify(name);
  const printed = printedPrices.get(slug);
  return {
    slug,
    name,
    aliases: otherNames(spell).map((other) => `${TITLES[type]} of ${other}`),
    type,
    rulebook: spell.rulebook === 'phb-35' ? 'dmg-35' : spell.rulebook,
    spell: spell.slug,
    spell_level: spellLevel,
    caster_level: casterLevel,
    tradition,
    price_gp: printed ?? computed,
    computed_price_gp: computed,
    components: cost,
    heightened: variation.heightened !== undefined,
    cost_to_create: creationCost(price(spellLevel, casterLevel), { gp: uses * cost.gp, xp: uses * cost.xp }),
    aura: {
      strength: auraStrength(casterLevel),
      schools: typeof spell.school === 'string' ? [spell.school] : [...spell.school],
    },
    ...(type === 'wand' ? { charges: WAND_CHARGES } : {}),
  };
}

function nameOf(spell: SpellSource, type: SpellItemType, variation: Variation, tradition: Tradition): string {
  const heightened = variation.heightened === undefined ? '' : 'Heightened ';
  const namesake = spell.qualifier === undefined ? '' : `, ${capitalized(spell.qualifier)}`;
  const kind = type === 'scroll' ? ` (${tradition === 'arcane' ? 'Arcane' : 'Divine'})` : '';
  const suffix = variation.suffix === undefined ? '' : ` ${variation.suffix}`;
  return `${TITLES[type]} of ${heightened}${naturalName(spell.name)}${namesake}${kind}${suffix}`;
}

/** Other names of the spell: as lists print it, and its aliases. */
function otherNames({ name, aliases = [] }: SpellSource): string[] {
  return [...(naturalName(name) === name ? [] : [name]), ...aliases];
}

/** The natural word order of a name: "Restoration, Lesser" → "Lesser Restoration". */
function naturalName(name: string): string {
  const [noun, adjective, ...more] = name.split(', ');
  return adjective === undefined || more.length > 0 ? name : `${adjective} ${noun}`;
}

/**
 * The components that one casting uses up. A divine focus replaces the material of divine casters if the spell says so.
 */
function costOf(spell: SpellSource, tradition: Tradition, casterLevel: number): SpellCost {
  const assumed = ASSUMED_COSTS[spell.slug];
  if (assumed) return assumed.cost(casterLevel);
  const { material, xp, divine_focus_replaces } = spell.components;
  const arcaneOnly = tradition === 'divine' && divine_focus_replaces === 'material';
  return {
    gp: arcaneOnly || typeof material !== 'object' ? 0 : (material.cost_gp ?? 0),
    xp: typeof xp === 'object' ? (xp.cost ?? 0) : 0,
  };
}

function traditionOf(by: CasterClass): Tradition {
  return ARCANE.some((arcane) => arcane === by) ? 'arcane' : 'divine';
}

function firstCaster(spell: SpellSource, order: readonly CasterClass[], highest: number): Caster | null {
  for (const by of order) {
    const level = spell.levels?.[by];
    if (level !== undefined && level <= highest) return { by, level };
  }
  return null;
}

/** The caster who creates potions and wands of a spell. A spell that only domains have is a cleric's. */
function usualCaster(spell: SpellSource, highest: number): Caster | null {
  const wizard = firstCaster(spell, ['wizard'], highest);
  const cleric = firstCaster(spell, ['cleric'], highest);
  if (wizard && cleric) return cleric.level < wizard.level ? cleric : wizard;
  return wizard ?? cleric ?? firstCaster(spell, OTHERS, highest) ?? domainCaster(spell, highest);
}

function divineScribe(spell: SpellSource): Caster | null {
  return firstCaster(spell, DIVINE, 9) ?? domainCaster(spell, 9);
}

function domainCaster(spell: SpellSource, highest: number): Caster | null {
  if ([...ARCANE, ...DIVINE].some((by) => spell.levels?.[by] !== undefined)) return null;
  const level = Math.min(...Object.values(spell.domains ?? {}));
  return Number.isFinite(level) && level <= highest ? { by: 'cleric', level } : null;
}

/**
 * Potions and oils hold spells of 3rd level or lower, cast in less than a minute on creatures or objects, not personal
 * ones (SRD, Brew Potion). Of these only harmless or willing ones, which somebody would drink, and those that the SRD
 * prints.
 */
function potionTypes(spell: SpellSource): ('potion' | 'oil')[] {
  if (POTIONS_AND_OILS.has(spell.slug)) return ['potion', 'oil'];
  if (PRINTED_POTIONS.has(spell.slug)) return ['potion'];
  if (PRINTED_OILS.has(spell.slug)) return ['oil'];
  if (
    spell.range === 'personal' ||
    spell.target === undefined ||
    /minute|hour|day|reaction|free/i.test(spell.casting_time)
  )
    return [];
  if (/freefalling|\bmount\b|ally|you and/i.test(spell.target)) return [];
  const welcome = /harmless/i.test(`${spell.saving_throw} ${spell.spell_resistance}`) || /willing/i.test(spell.target);
  if (!welcome) return [];
  const types: ('potion' | 'oil')[] = [];
  if (/creature|animal/i.test(spell.target)) types.push('potion');
  const objects = /object|weapon|projectile|armor|item|pebble/i.test(spell.target);
  if (objects && !POTIONS_ONLY.has(spell.slug)) types.push('oil');
  return types;
}
