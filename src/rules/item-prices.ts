/** The cost of casting a spell once: material components in gp, experience points in XP. */
export interface SpellCost {
  gp: number;
  xp: number;
}

/** The cost of making an item, in gp and XP. */
export interface CreationCost {
  gp: number;
  xp: number;
}

/** The classes of the core books whose members make scrolls, potions and wands. */
export const CASTER_CLASSES = ['wizard', 'cleric', 'druid', 'sorcerer', 'bard', 'paladin', 'ranger'] as const;
export type CasterClass = (typeof CASTER_CLASSES)[number];

const NO_COST: SpellCost = { gp: 0, xp: 0 };

/** The market price in gp of one XP that the spells of an item cost its maker (SRD, Creating Magic Items). */
const GP_PER_XP = 5;

/** Price in gp for each spell level and caster level (SRD, Magic Item Gold Piece Values). */
export const SPELL_ITEM_RATES = { potion: 50, oil: 50, scroll: 25, wand: 750 } as const;

/** Charges of a new wand (SRD, Wands). */
export const WAND_CHARGES = 50;

/** The minimum caster level by spell level from 0: for bards their class level, for paladins and rangers half of it. */
const BARD_LEVELS = [1, 2, 4, 7, 10, 13, 16];
const PALADIN_LEVELS = [null, 2, 4, 5, 7];

/**
 * The lowest caster level at which a class casts spells of a level (0 to 9); null where it never does.
 * SRD, class tables of Player's Handbook chapter 3; paladins and rangers cast at half their class level.
 */
export function minimumCasterLevel(casterClass: CasterClass, spellLevel: number): number | null {
  switch (casterClass) {
    case 'bard':
      return BARD_LEVELS[spellLevel] ?? null;
    case 'paladin':
    case 'ranger':
      return PALADIN_LEVELS[spellLevel] ?? null;
    case 'sorcerer':
      return spellLevel > 9 ? null : spellLevel < 2 ? 1 : 2 * spellLevel;
    default:
      return spellLevel > 9 ? null : Math.max(1, 2 * spellLevel - 1);
  }
}

/** Price in gp of a potion or oil: 50 × spell level × caster level, and its components (SRD, Creating Potions). */
export function potionPrice(spellLevel: number, casterLevel: number, cost: SpellCost = NO_COST): number {
  return spellItemPrice('potion', spellLevel, casterLevel, cost);
}

/** Price in gp of a scroll of one spell: 25 × spell level × caster level, and its components (SRD, Creating Scrolls). */
export function scrollPrice(spellLevel: number, casterLevel: number, cost: SpellCost = NO_COST): number {
  return spellItemPrice('scroll', spellLevel, casterLevel, cost);
}

/** Price in gp of a new wand: 750 × spell level × caster level, and 50 times its components (SRD, Creating Wands). */
export function wandPrice(spellLevel: number, casterLevel: number, cost: SpellCost = NO_COST): number {
  return spellItemPrice('wand', spellLevel, casterLevel, cost);
}

/** Price in gp of an item of a spell. A level 0 spell counts as half a level (SRD, Magic Item Gold Piece Values). */
export function spellItemPrice(
  item: keyof typeof SPELL_ITEM_RATES,
  spellLevel: number,
  casterLevel: number,
  cost: SpellCost = NO_COST,
): number {
  const uses = item === 'wand' ? WAND_CHARGES : 1;
  const base = SPELL_ITEM_RATES[item] * (spellLevel === 0 ? 0.5 : spellLevel) * casterLevel;
  return base + uses * (cost.gp + GP_PER_XP * cost.xp);
}

/**
 * The cost of making a magic item: half its base price in gp, 1/25 of it in XP (at least 1), and extra costs (SRD,
 * Creating Magic Items).
 * @param basePrice in gp, without the common item and components
 * @param extra costs that are paid in full: the masterwork item and components in gp, the XP of its spells
 */
export function creationCost(basePrice: number, extra: SpellCost = NO_COST): CreationCost {
  const xp = basePrice === 0 ? 0 : Math.max(1, Math.floor(basePrice / 25));
  return { gp: basePrice / 2 + extra.gp, xp: xp + extra.xp };
}

/**
 * The cost of making an epic item: half its base price in gp; 1/100 of it and 10,000 more in XP (SRD, Epic Magic Items,
 * Experience Point Cost).
 */
export function epicCreationCost(basePrice: number, extra: SpellCost = NO_COST): CreationCost {
  return { gp: basePrice / 2 + extra.gp, xp: Math.floor(basePrice / 100) + 10000 + extra.xp };
}

/**
 * The market price that follows from a printed creation cost: twice the base, the common item and components once, 5 gp per
 * XP beyond the base's. The reverse of `creationCost`.
 */
export function priceOfCreationCost(cost: CreationCost, itemGp = 0): number {
  const base = 2 * (cost.gp - itemGp);
  return base + itemGp + GP_PER_XP * Math.max(0, cost.xp - Math.max(1, Math.floor(base / 25)));
}

/**
 * The price in gp of a weapon's total bonus (enhancement and abilities, 1 or more): bonus² × 2,000, ten times
 * that for an epic weapon, whose enhancement or single ability is above +5.
 */
export function magicWeaponPrice(bonus: number, epic = false): number {
  return bonus ** 2 * (epic ? 20000 : 2000);
}

/** The price in gp of the total bonus of armor or a shield: bonus² × 1,000, ten times that for epic ones. */
export function magicArmorPrice(bonus: number, epic = false): number {
  return bonus ** 2 * (epic ? 10000 : 1000);
}

/** The price of masterwork in gp (SRD, Weapons, Armor, Tools), for ammunition by the piece. */
export const MASTERWORK_GP = { weapon: 300, 'double-weapon': 600, armor: 150, shield: 150, ammunition: 6, tool: 50 };

/** The aura of a magic item by its caster level (SRD, detect magic). */
export function auraStrength(casterLevel: number): 'faint' | 'moderate' | 'strong' | 'overwhelming' {
  if (casterLevel <= 5) return 'faint';
  if (casterLevel <= 11) return 'moderate';
  return casterLevel <= 20 ? 'strong' : 'overwhelming';
}

/** DC of the Spellcraft (or Psicraft) check that identifies the school of an item's aura (SRD, detect magic). */
export function auraDc(casterLevel: number): number {
  return 15 + Math.floor(casterLevel / 2);
}
