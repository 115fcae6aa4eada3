import type { Caster } from '../../contract/casters.ts';
import { HALF_CASTERS, KEY_ABILITIES, type KeyAbility, lowestCasterLevel } from '../../rules/casting.ts';
import { FIRST_EPIC_LEVEL } from '../../rules/class-progression.ts';
import type { CompileContext } from '../compile-context.ts';
import type { Class } from '../schema/classes.ts';
import type { DomainSpell } from './domain-spells.ts';

type Listed = { slug: string; name: string; level: number; class_slug?: string };
type Variant = Class['variants'][number];

/** Classes whose key ability sets the save DC of an epic spell (SRD, Epic Spells). */
const EPIC_CASTERS = ['cleric', 'druid', 'sorcerer', 'wizard'];

/**
 * The classes that cast a spell or manifest a power, each with the level on its list, its key ability and the lowest
 * caster level that has it. Classes without a level table are left out. Clerics are listed again for each other level
 * at which a domain has the spell.
 */
export function castersOf(
  lists: readonly Listed[],
  domains: readonly DomainSpell[],
  context: CompileContext,
): Caster[] {
  const classes = lists.flatMap((listed) => casterOf(listed, context));
  const cleric = classes.find(({ slug }) => slug === 'cleric');
  const levels = [...new Set(domains.map(({ level }) => level))].filter((level) => level !== cleric?.level);
  const clerics = levels
    .sort((a, b) => a - b)
    .flatMap((level) => casterOf({ slug: 'cleric', name: 'Cleric (domain)', level }, context))
    .map((caster) => ({ ...caster, slug: `cleric-domain-${caster.level}` }));
  return [...classes, ...clerics];
}

/** Casters of an epic spell, which has no level. */
export function epicCasters(context: CompileContext): Caster[] {
  return EPIC_CASTERS.flatMap((slug) => {
    const ability = keyAbility(variantOf(slug, context));
    return ability === null
      ? []
      : [{ slug, name: context.name('classes', slug), level: null, ability, lowest_level: FIRST_EPIC_LEVEL }];
  });
}

function casterOf({ slug, name, level, class_slug: classSlug = slug }: Listed, context: CompileContext): Caster[] {
  const variant = variantOf(classSlug, context);
  const ability = keyAbility(variant);
  const classLevel = variant && firstRow(variant, level);
  if (ability === null || classLevel === undefined) return [];
  return [
    { slug, name, level, ability, lowest_level: lowestCasterLevel(classLevel, HALF_CASTERS.includes(classSlug)) },
  ];
}

const variantOf = (slug: string, context: CompileContext) => context.get('classes', slug)?.variants[0];

function keyAbility(variant: Variant | undefined): KeyAbility | null {
  return KEY_ABILITIES.find((ability) => ability === variant?.spellcasting?.ability) ?? null;
}

/** The first class level whose row has spells of the level, or a maximum power level that includes it. */
function firstRow({ levels, spellcasting }: Variant, level: number): number | undefined {
  const column = level - (spellcasting?.first_spell_level ?? 0);
  return levels?.find(
    (row) =>
      (row.spells_per_day?.length ?? 0) > column || (row.max_power_level !== undefined && row.max_power_level >= level),
  )?.level;
}
