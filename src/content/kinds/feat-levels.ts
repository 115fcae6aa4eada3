import { type FeatLookup, minimumLevel } from '../../rules/feat-level.ts';
import type { CompileContext } from '../compile-context.ts';
import type { Class } from '../schema/classes.ts';
import type { Feat } from '../schema/feats.ts';

type Variant = Class['variants'][number];

/**
 * Creates the function that computes the lowest character level for a feat, from the level tables of the base classes.
 */
export function featLevels(context: CompileContext): (feat: Feat) => number {
  const classes = context.all('classes').filter(({ value }) => !value.prestige && !value.epic);
  const variants = classes.flatMap(({ value }) => value.variants);
  const casters = new Map(
    classes.flatMap(({ value }) => {
      const [variant] = value.variants;
      return variant?.spellcasting ? [[variant.spellcasting.list, variant] as const] : [];
    }),
  );
  const lookup: FeatLookup = {
    feat: (slug) => context.get('feats', slug),
    featureLevel: (feature, detail) => lowest(variants.map((variant) => featureLevel(variant, feature, detail))),
    spellLevel: (slug) => {
      const spell = context.get('spells', slug);
      const cleric = casters.get('cleric');
      return lowest([
        ...Object.entries(spell?.levels ?? {}).map(([list, level]) => castingLevel(casters.get(list), level)),
        ...Object.values(spell?.domains ?? {}).map((level) => castingLevel(cleric, level)),
      ]);
    },
  };
  return (feat) => minimumLevel(feat, lookup);
}

function lowest(levels: readonly (number | undefined)[]): number | undefined {
  const known = levels.filter((level) => level !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}

/**
 * The first class level with a feature whose name contains all words. With a detail, the first level whose row contains
 * the detail too, if there is one. Undefined if the class has no such feature.
 */
export function featureLevel(variant: Variant, feature: string, detail: string | undefined): number | undefined {
  const words = wordsOf(feature);
  const matches = (text: string) => {
    const has = new Set(wordsOf(text));
    return words.every((word) => has.has(word));
  };
  const detailed = (variant.levels ?? []).find(({ special }) =>
    special?.some((text) => detail !== undefined && matches(text) && text.includes(detail)),
  );
  if (detailed !== undefined) return detailed.level;
  return lowest([
    ...(variant.features ?? []).flatMap(({ name, level }) => (matches(name) ? [level] : [])),
    ...(variant.levels ?? []).flatMap(({ level, special }) => (special?.some(matches) ? [level] : [])),
  ]);
}

/** The first class level with spells of the level. 0 spells per day count, because bonus spells can add to them. */
export function castingLevel(variant: Variant | undefined, spellLevel: number): number | undefined {
  const first = variant?.spellcasting?.first_spell_level;
  if (first === undefined) return undefined;
  return variant?.levels?.find(({ spells_per_day }) => (spells_per_day?.length ?? 0) > spellLevel - first)?.level;
}

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? [];
