import {
  classAttacks,
  flurryOfBlows,
  monkArmorBonus,
  monkSpeedBonus,
  saveBonus,
} from '../../rules/class-progression.ts';
import { SAVES } from '../../rules/saves.ts';
import { signed } from '../../rules/signed.ts';
import type { Class } from '../schema/classes.ts';
import type { Check, Lookup, Verifier } from './check.ts';

type Variant = Class['variants'][number];
type Level = NonNullable<Variant['levels']>[number];

/**
 * Compares a class's printed columns with its progressions, its spell levels with those of the spells, and the subtypes
 * of its class skills with those of the skills.
 */
export const verifyClass: Verifier<'classes'> = ({ slug, value }, lookup) => {
  const lists = spellLevels(lookup);
  return value.variants.flatMap((variant) => [
    ...columnChecks(variant, value.prestige === true),
    ...(slug === 'monk' ? monkChecks(variant) : []),
    ...spellLevelChecks(variant, lists),
    ...skillSubtypeChecks(variant, lookup),
  ]);
};

const attacks = (bonuses: readonly number[]) => bonuses.map(signed).join('/');

/** Compares the printed columns of base attack and saves, level by level. */
function columnChecks({ base_attack, saves, printed_columns: printed }: Variant, prestige: boolean): Check[] {
  if (printed === undefined) return [];
  const column = (rule: string, text: string, valueAt: (level: number) => string): Check => {
    const computed = text.split(' ').map((_, i) => valueAt(i + 1));
    return { rule, printed: text, computed: computed.join(' ') };
  };
  const checks = SAVES.flatMap((save) => {
    const progression = saves?.[save];
    return progression === undefined
      ? []
      : [column(save, printed[save], (level) => signed(saveBonus(progression, level)))];
  });
  if (base_attack === undefined) return checks;
  const attackAt = (level: number) => attacks(classAttacks(base_attack, level, prestige));
  return [column('base-attack', printed.base_attack, attackAt), ...checks];
}

/** Compares the columns of the monk's table that follow from the level. */
function monkChecks({ levels = [], epic_progression }: Variant): Check[] {
  const rows = [...levels, ...(epic_progression?.levels ?? [])];
  const column = <T>(
    rule: string,
    printedOf: (row: Level) => T | undefined,
    format: (value: T) => string,
    computedAt: (level: number) => T,
  ) => {
    const cells = rows.flatMap((row) => {
      const value = printedOf(row);
      return value === undefined ? [] : [{ printed: format(value), computed: format(computedAt(row.level)) }];
    });
    const join = (key: 'printed' | 'computed') => cells.map((cell) => cell[key]).join(' ');
    return { rule, printed: join('printed'), computed: join('computed') };
  };
  return [
    column('flurry-of-blows', (row) => row.flurry_of_blows, attacks, flurryOfBlows),
    column('ac-bonus', (row) => row.ac_bonus, signed, monkArmorBonus),
    column('unarmored-speed', (row) => row.unarmored_speed_bonus, signed, monkSpeedBonus),
  ];
}

/** Compares the spell levels of the class's table with the levels of the spells on its list. */
function spellLevelChecks({ spellcasting, levels = [] }: Variant, lists: ReadonlyMap<string, Set<number>>): Check[] {
  const columns = Math.max(0, ...levels.map((row) => row.spells_per_day?.length ?? 0));
  const list = spellcasting && lists.get(spellcasting.list);
  if (columns === 0 || list === undefined) return [];
  const first = spellcasting?.first_spell_level ?? 0;
  const printed = Array.from({ length: columns }, (_, i) => first + i).join(', ');
  return [{ rule: 'spell-levels', printed, computed: [...list].sort((a, b) => a - b).join(', ') }];
}

/** The result of `spellLevels`, cached for each lookup. */
const spellLevelCache = new WeakMap<Lookup, Map<string, Set<number>>>();

/** Spell list → the levels that have spells. */
function spellLevels(lookup: Lookup): Map<string, Set<number>> {
  const cached = spellLevelCache.get(lookup);
  if (cached) return cached;
  const lists = new Map<string, Set<number>>();
  for (const { value } of lookup.all('spells'))
    for (const [slug, level] of Object.entries(value.levels ?? {}))
      lists.set(slug, (lists.get(slug) ?? new Set()).add(level));
  spellLevelCache.set(lookup, lists);
  return lists;
}

/** Skills whose subtypes the books list in full. Craft and Profession are open lists. */
const CLOSED_SKILLS = ['knowledge'];

/** Checks that each subtype of a class skill is a subtype of the skill's entry. */
function skillSubtypeChecks({ class_skills = [], more_class_skills = [] }: Variant, lookup: Lookup): Check[] {
  const mentions = [...class_skills, ...more_class_skills.flatMap(({ skills }) => skills)];
  return mentions.flatMap((mention) => {
    if (typeof mention === 'string' || !CLOSED_SKILLS.includes(mention.skill)) return [];
    const known = (lookup.get('skills', mention.skill)?.subtypes ?? []).map((kind) =>
      typeof kind === 'string' ? kind : kind.name,
    );
    const computed = mention.subtypes.filter((kind) => known.includes(kind));
    return [{ rule: 'class-skill-kinds', printed: mention.subtypes.join(', '), computed: computed.join(', ') }];
  });
}
