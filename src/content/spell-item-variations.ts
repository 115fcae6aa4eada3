import type { CasterClass } from '../rules/item-prices.ts';

export type SpellItemType = 'potion' | 'oil' | 'scroll' | 'wand';

/** An item in the SRD's tables in addition to, or instead of, the item at the lowest caster level. */
export interface Variation {
  /** Added to the name: "+3", "(8th)". */
  suffix?: string;
  /** If absent, the lowest caster level at which the class casts the spell. */
  casterLevel?: number;
  /** The spell is heightened to this level. */
  heightened?: number;
  /** The class of its maker, if it is not the usual one. */
  by?: CasterClass;
}

const levels = (...casterLevels: number[]): Variation[] =>
  casterLevels.map((casterLevel) => ({
    suffix: `(${casterLevel}${casterLevel === 1 ? 'st' : casterLevel === 3 ? 'rd' : 'th'})`,
    casterLevel,
  }));
const bonuses = (first: number, ...casterLevels: number[]): Variation[] =>
  casterLevels.map((casterLevel, step) => ({ suffix: `+${first + step}`, casterLevel }));
const heightenedTo = (heightened: number, suffix: string): Variation => ({ suffix, heightened });

/** Item type → spell → all items of the type. A spell without an entry has one item, at the lowest caster level. */
export const VARIATIONS: Readonly<Record<SpellItemType, Readonly<Record<string, readonly Variation[]>>>> = {
  potion: {
    barkskin: bonuses(2, 3, 6, 9, 12),
    'shield-of-faith': bonuses(2, 1, 6, 12, 18),
    'magic-fang-greater': bonuses(1, 5, 8, 12, 16, 20),
    'resist-energy': [
      { suffix: '10', casterLevel: 3 },
      { suffix: '20', casterLevel: 7 },
      { suffix: '30', casterLevel: 11 },
    ],
    'protection-from-arrows': [
      { suffix: '10/Magic', casterLevel: 3 },
      { suffix: '15/Magic', casterLevel: 15 },
    ],
    // Printed at 250 gp: 50 × 1 × 5.
    'enlarge-person': [{ casterLevel: 5 }],
    'reduce-person': [{ casterLevel: 5 }],
  },
  oil: {
    'magic-weapon-greater': bonuses(1, 5, 8, 12, 16, 20),
    'magic-vestment': bonuses(1, 5, 8, 12, 16, 20),
  },
  scroll: {
    'break-enchantment': [{}, { by: 'paladin', suffix: '(Paladin)' }],
    'dispel-magic-greater': [{}, { by: 'bard', suffix: '(Bard)' }],
    regenerate: [{}, { by: 'druid', suffix: '(Druid)' }],
    snare: [{}, { by: 'ranger', suffix: '(Ranger)' }],
    'speak-with-plants': [{}, { by: 'ranger', suffix: '(Ranger)' }],
    // Printed only for another class: the divine scrolls at a lower level, the arcane scroll at a higher price.
    daylight: [{ by: 'bard' }, { by: 'cleric' }],
    'neutralize-poison': [{ by: 'bard' }, { by: 'druid' }],
    'tree-stride': [{ by: 'ranger' }],
  },
  wand: {
    'magic-missile': levels(1, 3, 5, 7, 9),
    fireball: levels(5, 6, 8, 10),
    'lightning-bolt': levels(5, 6, 8, 10),
    'call-lightning': levels(5, 8),
    'searing-light': levels(5, 6),
    'dispel-magic': [{}, ...levels(10)],
    'chaos-hammer': levels(7, 8),
    'holy-smite': levels(7, 8),
    'orders-wrath': levels(7, 8),
    'unholy-blight': levels(7, 8),
    'charm-person': [{}, heightenedTo(3, '(3rd-Level Spell)')],
    'hold-person': [{}, heightenedTo(4, '(4th-Level Spell)')],
    'ray-of-enfeeblement': [{}, heightenedTo(4, '(4th-Level Spell)')],
    suggestion: [{}, heightenedTo(4, '(4th-Level Spell)')],
  },
};

/** Potions in the SRD whose spell is not marked as harmless. */
export const PRINTED_POTIONS = new Set([
  'enlarge-person',
  'magic-circle-against-chaos',
  'magic-circle-against-evil',
  'magic-circle-against-good',
  'magic-circle-against-law',
  'misdirection',
  'reduce-person',
  'sanctuary',
  'undetectable-alignment',
]);
/** Oils in the SRD whose spell is not marked as harmless. */
export const PRINTED_OILS = new Set(['bless-weapon', 'darkness', 'daylight', 'flame-arrow', 'shillelagh']);

/** Both a potion and an oil in the SRD: the spell affects the drinker or the smeared object. */
export const POTIONS_AND_OILS = new Set(['invisibility', 'levitate']);

/** Spells on a creature or an object that the SRD prints as potions only. */
export const POTIONS_ONLY = new Set([
  'misdirection',
  'neutralize-poison',
  'nondetection',
  'remove-curse',
  'undetectable-alignment',
]);
