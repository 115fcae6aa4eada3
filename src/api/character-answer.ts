import type { CharacterAnswer, CharacterRequest } from '../contract/character.ts';
import type { Standing } from '../rules/character/feat-states.ts';
import type { Missing } from '../rules/character/missing.ts';
import type { Character, SaveSum } from '../rules/character/sheet.ts';
import type { WorkedOut } from '../rules/character/work-out.ts';

export function characterOf(request: CharacterRequest): Character {
  const feats = request.feats.map((feat) => (typeof feat === 'string' ? { feat } : feat));
  return { ...request, feats };
}

/** How many levels there are from one increase of an ability score to the next (Player's Handbook, page 22). */
const LEVELS_BETWEEN_INCREASES = 4;

/** The answer of the API. */
export function answerOf(worked: WorkedOut, { name }: CharacterRequest): CharacterAnswer {
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
    feat_slots: slots.slots.map(({ from, filledBy, optional }) => ({
      from,
      ...(filledBy && { feat: filledBy.feat, ...(filledBy.choice !== undefined && { choice: filledBy.choice }) }),
      ...(optional && { optional }),
    })),
    granted_feats: sheet.feats.flatMap(({ feat, choice, from }) =>
      from === undefined ? [] : [{ feat, from, ...(choice !== undefined && { choice }) }],
    ),
    feats: worked.feats.map(standingOf),
    classes: worked.classes.map(standingOf),
    findings: [...worked.findings],
  };
}

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

function standingOf({ slug, name, state, missing, choices }: Standing) {
  return { slug, name, state, missing: missing.map(missingOf), ...(choices && { choices: [...choices] }) };
}

function missingOf({ kind, text, have, need }: Missing) {
  return { kind, text, have, need: typeof need === 'object' && need !== null ? [...need] : need };
}
