import { capitalized } from '../rules/capitalized.ts';
import { type FightSums, fightSums } from '../rules/character/combat.ts';
import type { CharacterFacts } from '../rules/character/facts.ts';
import type { FeatSlot } from '../rules/character/feat-slots.ts';
import type { Standing } from '../rules/character/feat-states.ts';
import type { Missing } from '../rules/character/missing.ts';
import { type NextLevel, nextLevels } from '../rules/character/next-levels.ts';
import { slotsByLevel, withPlacedFeats } from '../rules/character/placed-feats.ts';
import { characterNow, classLevels, type Plan } from '../rules/character/plan.ts';
import { type PlanLevel, planLevels } from '../rules/character/plan-levels.ts';
import type { Character, SaveSum } from '../rules/character/sheet.ts';
import { skillLines } from '../rules/character/skills.ts';
import { type WorkedOut, workOut } from '../rules/character/work-out.ts';
import { LEVELS_BETWEEN_INCREASES } from '../rules/class-progression.ts';
import type { BookScope } from './books.ts';
import type { CharacterAnswer, CharacterPlanAnswer, CharacterRequest } from './character.ts';
import { isOpenIn, withinBooks } from './character-books.ts';
import { planQuery } from './character-query.ts';

/* The API's answers about characters, made on the server as in the browser. */

export function characterOf(request: CharacterRequest): Character {
  const feats = request.feats.map((feat) => (typeof feat === 'string' ? { feat } : feat));
  return { ...request, feats };
}

/** The answer of the API. */
export function answerOf(worked: WorkedOut, { name }: { name?: string | undefined }): CharacterAnswer {
  const { sheet, skills, slots, penalty } = worked;
  const { race, level, saves, baseAttack } = sheet;
  return {
    name: name ?? null,
    level,
    effective_level: level + race.level_adjustment,
    base_attack: baseAttack.total,
    base_attack_terms: [...baseAttack.terms],
    attacks: [...worked.attacks],
    saves: { fortitude: saveOf(saves.fortitude), reflex: saveOf(saves.reflex), will: saveOf(saves.will) },
    hit_points: { total: worked.hitPoints.total, terms: [...worked.hitPoints.terms] },
    skill_points: skills.points.total,
    skill_points_terms: [...skills.points.terms],
    skill_points_spent: skills.spent,
    max_ranks: { class: skills.maxRanks.class, cross_class: skills.maxRanks.crossClass },
    ability_increases: Math.floor(level / LEVELS_BETWEEN_INCREASES),
    ...magicOf(worked),
    sneak_attack: worked.sneakAttackDice > 0 ? `${worked.sneakAttackDice}d6` : null,
    class_features: [...sheet.specials],
    favored_class: race.favored_class,
    experience_penalty: { percent: penalty.percent, classes: [...penalty.classes] },
    feat_slots: slots.slots.map(slotOf),
    granted_feats: sheet.feats.flatMap(({ feat, choice, from }) =>
      from === undefined ? [] : [{ feat, from, ...(choice !== undefined && { choice }) }],
    ),
    feats: worked.feats.map(standingOf),
    classes: worked.classes.map(standingOf),
    findings: [...worked.findings],
  };
}

const slotOf = ({ from, filledBy, optional }: FeatSlot) => ({
  from,
  ...(filledBy && { feat: filledBy.feat, ...(filledBy.choice !== undefined && { choice: filledBy.choice }) }),
  ...(optional && { optional }),
});

const saveOf = ({ base, sum }: SaveSum) => ({ base, total: sum.total, terms: [...sum.terms] });

function magicOf({ sheet: { casters, powerPoints } }: WorkedOut) {
  return {
    caster_levels: casters.casters.map(({ class: { slug }, casterLevel, slots, domainSlots, highest }) => ({
      class: slug,
      caster_level: casterLevel,
      spells_per_day: slots.map((count) => count ?? 0),
      ...(domainSlots && { domain_slots: [...domainSlots] }),
      highest_level: highest,
    })),
    manifester_levels: casters.manifesters.map(({ class: { slug }, level, highest }) => ({
      class: slug,
      manifester_level: level,
      highest_level: highest,
    })),
    power_points: { total: powerPoints.total, terms: [...powerPoints.terms] },
  };
}

/** What of a planned character is worked out: what it can take now, or every level of its plan; and from which books. */
export type PlanView = {
  view?: 'now' | 'plan' | undefined;
  group?: string | undefined;
  /** The books that a table allows; all where absent or null. */
  scope?: BookScope | null;
};

const NO_NAMES: ReadonlySet<string> = new Set();

/** The whole answer for a character that is planned level by level. */
export function planAnswerOf(
  given: Plan,
  facts: CharacterFacts,
  { view, group, scope = null }: PlanView = {},
): CharacterPlanAnswer {
  const judged = view === 'plan' ? { feats: NO_NAMES, classes: NO_NAMES } : { group };
  const plan = withPlacedFeats(given, facts);
  const worked = withinBooks(workOut(characterNow(plan, facts), facts, judged), scope, facts);
  const answer = answerOf(worked, { name: plan.name === '' ? undefined : plan.name });
  const nameOf = (kind: 'feats' | 'classes') => (slug: string) => ({ slug, name: facts[kind][slug]?.name ?? slug });
  return {
    ...answer,
    classes: answer.classes.map((each) => ({ ...each, prestige: facts.classes[each.slug]?.prestige === true })),
    feat_slots: slotsByLevel(plan, facts).map(slotOf),
    query: new URLSearchParams(planQuery(plan)).toString(),
    sentence: sentenceOf(plan, answer.level, facts),
    reached: plan.reached,
    class_levels: classesInWords(plan, facts),
    ...sumsOf(fightSums(worked.sheet)),
    skills: skillLines(worked.sheet, worked.skills).map(({ bonus, ...line }) => ({
      ...line,
      bonus: bonus && plainSum(bonus),
    })),
    next_levels: (view === 'plan' ? [] : nextLevels(plan, worked, facts)).map((next: NextLevel) => ({
      ...next,
      changes: [...next.changes],
      choices: [...next.choices],
      feats: next.feats.map(nameOf('feats')),
      classes: next.classes.map(nameOf('classes')),
    })),
    plan: (view === 'plan' ? planLevels(plan, facts) : []).map((level, index) =>
      planLevelOf(
        scope === null
          ? level
          : { ...level, opens: level.opens.filter(({ slug }) => isOpenIn(scope, 'classes', slug, facts)) },
        index < plan.reached,
      ),
    ),
  };
}

const plainSum = ({ total, terms }: SaveSum['sum']) => ({ total, terms: [...terms] });

const sumsOf = ({ initiative, grapple, melee, ranged }: FightSums) => ({
  initiative: plainSum(initiative),
  grapple: plainSum(grapple),
  melee: plainSum(melee),
  ranged: plainSum(ranged),
});

function planLevelOf(level: PlanLevel, reached: boolean): CharacterPlanAnswer['plan'][number] {
  const { classLevel, casterLevel, raisesAbility, feats, checks, ...rest } = level;
  return {
    ...rest,
    class_level: classLevel,
    caster_level: casterLevel,
    raises_ability: raisesAbility,
    reached,
    attacks: [...level.attacks],
    saves: { ...level.saves },
    feats: feats.map(({ feat, name }) => ({ feat, name })),
    raises: [...level.raises],
    checks: checks.map((check) => ({ ...check, missing: check.missing.map(missingOf) })),
    open: [...level.open],
    opens: [...level.opens],
  };
}

/** `Fighter 5/wizard 2`. */
function classesInWords(plan: Plan, { classes }: CharacterFacts): string {
  return capitalized(
    classLevels(plan.levels.slice(0, plan.reached))
      .map(({ class: slug, level }) => `${(classes[slug]?.name ?? slug).toLowerCase()} ${level}`)
      .join('/'),
  );
}

/** `Elf fighter 5/wizard 2, chaotic good, level 7`. */
function sentenceOf(plan: Plan, level: number, facts: CharacterFacts): string {
  const race = facts.races[plan.race]?.name ?? plan.race;
  const classes = classesInWords(plan, facts);
  return [
    `${race} ${classes.charAt(0).toLowerCase()}${classes.slice(1)}`,
    ...(plan.alignment === undefined ? [] : [plan.alignment.replace('-', ' ')]),
    `level ${level}`,
  ].join(', ');
}

function standingOf({ slug, name, state, missing, choices }: Standing) {
  return { slug, name, state, missing: missing.map(missingOf), ...(choices && { choices: [...choices] }) };
}

function missingOf({ kind, text, have, need }: Missing) {
  return { kind, text, have, need: typeof need === 'object' && need !== null ? [...need] : need };
}
