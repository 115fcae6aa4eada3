import {
  baseAttackBonus,
  flurryOfBlows,
  iterativeAttacks,
  monkArmorBonus,
  monkSpeedBonus,
  saveBonus,
} from '../../rules/class-progression.ts';
import { signed } from '../../rules/monster-format.ts';
import type { Class } from '../schema/classes.ts';
import type { Check, Lookup, Verifier } from './check.ts';

type Variant = Class['variants'][number];
type Level = NonNullable<Variant['levels']>[number];

/** Holds a class's printed figures against the progressions, its spell levels against the spells' own, its skills against theirs. */
export const verifyClass: Verifier<'classes'> = ({ slug, value }, lookup) => {
  const lists = spellLevels(lookup);
  return value.variants.flatMap((variant) => [
    ...(variant.levels ?? []).flatMap((level) => progressionChecks(variant, level)),
    ...(slug === 'monk' ? monkChecks(variant) : []),
    ...spellLevelChecks(variant, lists),
    ...skillKindChecks(variant, lookup),
  ]);
};

const attacks = (bonuses: readonly number[]) => bonuses.map(signed).join('/');

/** Printed base attack and saves; rows without any follow the progressions. */
function progressionChecks({ base_attack, saves }: Variant, { level, printed }: Level): Check[] {
  if (printed === undefined) return [];
  const checks: Check[] = [];
  if (printed.base_attack !== undefined && base_attack !== undefined) {
    const computed = attacks(iterativeAttacks(baseAttackBonus(base_attack, level)));
    checks.push({ rule: `base-attack-${level}`, printed: printed.base_attack, computed });
  }
  for (const save of ['fortitude', 'reflex', 'will'] as const) {
    const progression = saves?.[save];
    const text = printed[save];
    if (text !== undefined && progression !== undefined)
      checks.push({ rule: `${save}-${level}`, printed: text, computed: signed(saveBonus(progression, level)) });
  }
  return checks;
}

/** The columns of the monk's own table that follow from the level. */
function monkChecks({ levels = [], epic_progression }: Variant): Check[] {
  const flurries = levels.flatMap(({ level, flurry_of_blows: flurry }) =>
    flurry === undefined
      ? []
      : [{ rule: `flurry-of-blows-${level}`, printed: attacks(flurry), computed: attacks(flurryOfBlows(level)) }],
  );
  const bonuses = [...levels, ...(epic_progression?.levels ?? [])].flatMap((row): Check[] => {
    const { level, ac_bonus, unarmored_speed_bonus: speed } = row;
    return [
      ...(ac_bonus === undefined ? [] : [numberCheck(`ac-bonus-${level}`, ac_bonus, monkArmorBonus(level))]),
      ...(speed === undefined ? [] : [numberCheck(`unarmored-speed-${level}`, speed, monkSpeedBonus(level))]),
    ];
  });
  return [...flurries, ...bonuses];
}

const numberCheck = (rule: string, printed: number, computed: number): Check => ({
  rule,
  printed: signed(printed),
  computed: signed(computed),
});

/** The spell levels of the class's table are those at which the class's list has spells. */
function spellLevelChecks({ spellcasting, levels = [] }: Variant, lists: ReadonlyMap<string, Set<number>>): Check[] {
  const columns = Math.max(0, ...levels.map((row) => row.spells_per_day?.length ?? 0));
  const list = spellcasting && lists.get(spellcasting.list);
  if (columns === 0 || list === undefined) return [];
  const first = spellcasting?.first_spell_level ?? 0;
  const printed = Array.from({ length: columns }, (_, i) => first + i).join(', ');
  return [{ rule: 'spell-levels', printed, computed: [...list].sort((a, b) => a - b).join(', ') }];
}

const listsOf = new WeakMap<Lookup, Map<string, Set<number>>>();

function spellLevels(lookup: Lookup): Map<string, Set<number>> {
  const known = listsOf.get(lookup);
  if (known) return known;
  const lists = new Map<string, Set<number>>();
  for (const { value } of lookup.all('spells'))
    for (const [slug, level] of Object.entries(value.levels ?? {}))
      lists.set(slug, (lists.get(slug) ?? new Set()).add(level));
  listsOf.set(lookup, lists);
  return lists;
}

/** Skills whose kinds the books list in full; crafts and professions are open. */
const CLOSED_SKILLS = ['knowledge'];

/** Each kind of a class skill is one that the skill's own entry has. */
function skillKindChecks({ class_skills = [], more_class_skills = [] }: Variant, lookup: Lookup): Check[] {
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
