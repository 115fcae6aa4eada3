import type { CharacterPlanAnswer } from '../../contract/character.ts';
import { ABILITIES, type Ability } from '../../rules/abilities.ts';
import type { CharacterFacts } from '../../rules/character/facts.ts';
import type { Plan } from '../../rules/character/plan.ts';
import { SIZES, type Size } from '../../rules/monster-vocabulary.ts';

/** A class of a character that casts spells or manifests powers. */
export type MyCaster = {
  readonly class: string;
  readonly name: string;
  /** The ability that its spells or powers go by. */
  readonly ability: Ability;
  /** Levels in the class. */
  readonly classLevel: number;
  /** Caster or manifester level. */
  readonly level: number;
  /** The highest level of spell or power that the key ability can cast. */
  readonly highest: number;
  /** Spells per day from level 0; absent for powers. */
  readonly slots?: readonly number[];
};

/** What other pages use of a character; it is stored with it, so that they need neither the facts nor the rules. */
export type MyFigures = {
  readonly scores: Readonly<Record<Ability, number>>;
  readonly size: Size;
  readonly casters: readonly MyCaster[];
  readonly domains: readonly string[];
  readonly fight: MyFightFigures;
};

/** What a fight uses of a character, without its gear. */
export type MyFightFigures = {
  readonly initiative: number;
  readonly points: number;
  readonly saves: { readonly fort: number; readonly reflex: number; readonly will: number };
  /** The first attack in melee and at range. */
  readonly melee: number;
  readonly ranged: number;
};

export function figuresOf(plan: Plan, view: CharacterPlanAnswer, { classes, races }: CharacterFacts): MyFigures {
  const levels = plan.levels.slice(0, plan.reached);
  const classOf = (slug: string) => ({
    class: slug,
    name: classes[slug]?.name ?? slug,
    ability: classes[slug]?.spellcasting?.ability ?? 'int',
    classLevel: levels.filter((each) => each === slug).length,
  });
  const size = SIZES.find((each) => each === races[plan.race]?.size) ?? 'medium';
  return {
    scores: plan.abilities,
    size,
    casters: [
      ...view.caster_levels.map(({ class: slug, caster_level, highest_level, spells_per_day }) => ({
        ...classOf(slug),
        level: caster_level,
        highest: highest_level ?? 0,
        slots: spells_per_day,
      })),
      ...view.manifester_levels.map(({ class: slug, manifester_level, highest_level }) => ({
        ...classOf(slug),
        level: manifester_level,
        highest: highest_level ?? 0,
      })),
    ],
    domains: plan.domains,
    fight: {
      initiative: view.initiative.total,
      points: view.hit_points.total,
      saves: { fort: view.saves.fortitude.total, reflex: view.saves.reflex.total, will: view.saves.will.total },
      melee: view.melee.total,
      ranged: view.ranged.total,
    },
  };
}

const isCaster = (value: unknown): boolean => {
  const { class: slug, name, ability, classLevel, level, highest } = (value ?? {}) as Partial<MyCaster>;
  return (
    [slug, name].every((text) => typeof text === 'string') &&
    ABILITIES.some((each) => each === ability) &&
    [classLevel, level, highest].every(Number.isInteger)
  );
};

const isFight = (value: unknown): boolean => {
  const { initiative, points, saves, melee, ranged } = (value ?? {}) as Partial<MyFightFigures>;
  return [initiative, points, saves?.fort, saves?.reflex, saves?.will, melee, ranged].every(Number.isInteger);
};

/** Whether a stored value has the shape of figures. */
export function isFigures(value: unknown): value is MyFigures {
  const { scores, casters, domains, size, fight } = (value ?? {}) as Partial<MyFigures>;
  return (
    ABILITIES.every((ability) => Number.isInteger(scores?.[ability])) &&
    Array.isArray(casters) &&
    casters.every(isCaster) &&
    Array.isArray(domains) &&
    SIZES.includes(size as Size) &&
    isFight(fight)
  );
}
