/**
 * Ways to take another form, and which forms each gives.
 *
 * Sources: Player's Handbook v.3.5, pages 37 (wild shape), 197 (alter self), 198 (animal shapes), 263 (polymorph), 277
 * (shapechange); Expanded Psionics Handbook, page 119 (metamorphosis); SRD, Epic Druid.
 */
import type { CreatureFacts } from '../creature/creature-facts.ts';
import { hitDiceTotal } from '../monster-math.ts';
import { type CreatureType, SIZES, type Size } from '../monster-vocabulary.ts';

/** What a form gives beside its body. */
export type Gains = 'body' | 'extraordinary attacks' | 'all but spell-like' | 'all';

interface Way {
  name: string;
  /** Where the rule stands: a page of the site. */
  rule: { kind: 'spells' | 'powers' | 'classes'; slug: string };
  /** What the level is called. */
  level: 'druid' | 'caster' | 'manifester';
  /** The class whose base attack and saves are used where none are given. */
  usual: string;
}

export const WAYS = {
  'wild-shape': {
    name: 'Wild shape',
    rule: { kind: 'classes', slug: 'druid' },
    level: 'druid',
    usual: 'druid',
  },
  polymorph: {
    name: 'Polymorph',
    rule: { kind: 'spells', slug: 'polymorph' },
    level: 'caster',
    usual: 'wizard',
  },
  'alter-self': {
    name: 'Alter self',
    rule: { kind: 'spells', slug: 'alter-self' },
    level: 'caster',
    usual: 'wizard',
  },
  'animal-shapes': {
    name: 'Animal shapes',
    rule: { kind: 'spells', slug: 'animal-shapes' },
    level: 'caster',
    usual: 'druid',
  },
  shapechange: {
    name: 'Shapechange',
    rule: { kind: 'spells', slug: 'shapechange' },
    level: 'caster',
    usual: 'wizard',
  },
  metamorphosis: {
    name: 'Metamorphosis',
    rule: { kind: 'powers', slug: 'metamorphosis' },
    level: 'manifester',
    usual: 'psion',
  },
  'metamorphosis-greater': {
    name: 'Greater metamorphosis',
    rule: { kind: 'powers', slug: 'metamorphosis-greater' },
    level: 'manifester',
    usual: 'psion',
  },
} as const satisfies Record<string, Way>;

export type WayName = keyof typeof WAYS;

/** The class level at which the way is open at the earliest. */
export const LOWEST_LEVELS: Readonly<Record<WayName, number>> = {
  'wild-shape': 5,
  polymorph: 7,
  'alter-self': 3,
  'animal-shapes': 15,
  shapechange: 17,
  metamorphosis: 7,
  'metamorphosis-greater': 17,
};

/** Of *alter self*, which keeps type and size near one's own. */
export interface Own {
  type: CreatureType;
  size: Size;
}

/** Types that *polymorph* allows beside one's own; *metamorphosis* allows the same (page 263; Expanded Psionics Handbook, page 119). */
const LIVING: ReadonlySet<CreatureType> = new Set([
  'aberration',
  'animal',
  'dragon',
  'fey',
  'giant',
  'humanoid',
  'magical-beast',
  'monstrous-humanoid',
  'ooze',
  'plant',
  'vermin',
]);

/** The Hit Dice that a form has at most, at a level. */
export function mostFormDice(way: WayName, level: number): number {
  switch (way) {
    case 'wild-shape':
      return level;
    case 'polymorph':
    case 'metamorphosis':
      return Math.min(level, 15);
    case 'alter-self':
      return Math.min(level, 5);
    case 'animal-shapes':
      return Math.min(level, 20);
    case 'shapechange':
      return Math.min(level, 25);
    case 'metamorphosis-greater':
      return Math.min(2 * level, 50);
  }
}

/** The sizes of animals that wild shape gives at a druid level (page 37). */
export function wildShapeSizes(level: number): Size[] {
  const from: readonly (readonly [Size, number])[] = [
    ['tiny', 11],
    ['small', 5],
    ['medium', 5],
    ['large', 8],
    ['huge', 15],
  ];
  return from.flatMap(([size, lowest]) => (level >= lowest ? [size] : []));
}

/** The elementals of one element; other creatures of the type are none (SRD, Improved Elemental Wild Shape, "Normal"). */
const ELEMENTALS: ReadonlySet<string | undefined> = new Set(
  ['air', 'earth', 'fire', 'water'].map((element) => `${element}-elemental`),
);
const PLANTS_FROM = 12;
const ELEMENTALS_FROM = 16;
const HUGE_ELEMENTALS_FROM = 20;

function inWildShape({ type, family, size }: CreatureFacts, level: number): boolean {
  const sizes = wildShapeSizes(level);
  if (type === 'animal') return sizes.includes(size);
  if (type === 'plant') return level >= PLANTS_FROM && sizes.includes(size);
  if (level < ELEMENTALS_FROM || !ELEMENTALS.has(family)) return false;
  return size === 'huge' ? level >= HUGE_ELEMENTALS_FROM : ['small', 'medium', 'large'].includes(size);
}

const isBodiless = ({ subtypes = [], special_qualities = [] }: CreatureFacts): boolean =>
  subtypes.includes('incorporeal') || special_qualities.some((one) => /gaseous/.test(one));

/** Whether a creature is a form that the way gives at a level. Forms have no class levels. */
export function isForm(facts: CreatureFacts, way: WayName, level: number, own: Own): boolean {
  const { hit_dice = [], type, size } = facts;
  if (hit_dice.length === 0 || hit_dice.some((part) => part.class !== undefined)) return false;
  if (Math.ceil(hitDiceTotal(hit_dice)) > mostFormDice(way, level)) return false;
  switch (way) {
    case 'wild-shape':
      return inWildShape(facts, level);
    case 'animal-shapes':
      return type === 'animal';
    case 'alter-self':
      return type === own.type && Math.abs(SIZES.indexOf(size) - SIZES.indexOf(own.size)) <= 1 && !isBodiless(facts);
    case 'polymorph':
    case 'metamorphosis':
      return (LIVING.has(type) || type === own.type) && !isBodiless(facts);
    case 'shapechange':
    case 'metamorphosis-greater':
      return true;
  }
}

/** What a form gives beside its body. Elemental forms of wild shape give everything (page 37). */
export function gainsOf(way: WayName, type: CreatureType): Gains {
  if (way === 'alter-self') return 'body';
  if (way === 'shapechange' || way === 'metamorphosis-greater') return 'all but spell-like';
  return way === 'wild-shape' && type === 'elemental' ? 'all' : 'extraordinary attacks';
}

/** The greatest speeds that a form has, in feet (*alter self*, page 197). */
export const FORM_SPEEDS = { fly: 120, other: 60 } as const;
