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

/** Holds a class's printed figures against the progressions, its spell levels against the spells' own, its skills against theirs. */
export const verifyClass: Verifier<'classes'> = ({ slug, value }, lookup) => {
  const lists = spellLevels(lookup);
  return value.variants.flatMap((variant) => [
    ...columnChecks(variant, value.prestige === true),
    ...(slug === 'monk' ? monkChecks(variant) : []),
    ...spellLevelChecks(variant, lists),
    ...skillKindChecks(variant, lookup),
  ]);
};

const attacks = (bonuses: readonly number[]) => bonuses.map(signed).join('/');

/** The columns of base attack and saves, as the class's table prints them level by level. */
function columnChecks({ base_attack, saves, printed_columns: printed }: Variant, prestige: boolean): Check[] {
  if (printed === undefined) return [];
  const column = (rule: string, text: string, at: (level: number) => string): Check => {
    const computed = text.split(' ').map((_, i) => at(i + 1));
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

/** The columns of the monk's own table that follow from the level. */
function monkChecks({ levels = [], epic_progression }: Variant): Check[] {
  const rows = [...levels, ...(epic_progression?.levels ?? [])];
  const column = <T>(
    rule: string,
    of: (row: Level) => T | undefined,
    text: (value: T) => string,
    at: (level: number) => T,
  ) => {
    const filled = rows.flatMap((row) => {
      const value = of(row);
      return value === undefined ? [] : [{ printed: text(value), computed: text(at(row.level)) }];
    });
    const join = (key: 'printed' | 'computed') => filled.map((cell) => cell[key]).join(' ');
    return { rule, printed: join('printed'), computed: join('computed') };
  };
  return [
    column('flurry-of-blows', (row) => row.flurry_of_blows, attacks, flurryOfBlows),
    column('ac-bonus', (row) => row.ac_bonus, signed, monkArmorBonus),
    column('unarmored-speed', (row) => row.unarmored_speed_bonus, signed, monkSpeedBonus),
  ];
}

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
