/** A plan checked level by level: what each level gives, what is taken at it, and whether it may be. */

import type { Ability } from '../abilities.ts';
import { LEVELS_BETWEEN_INCREASES } from '../class-progression.ts';
import { SAVES, type Save } from '../saves.ts';
import { missingForClass } from './class-conditions.ts';
import { attacksOf } from './combat.ts';
import type { CharacterFacts } from './facts.ts';
import { missingForFeat } from './feat-conditions.ts';
import { featName } from './had-feats.ts';
import { decidedCount, type Missing, unconfirmed } from './missing.ts';
import { levelOfSlot, slotsOf } from './placed-feats.ts';
import { characterAt, type Plan, type PlannedFeat, racialDice } from './plan.ts';
import type { Sheet } from './sheet.ts';
import { skillName } from './skills.ts';
import { choiceKey } from './weapons.ts';
import { classStanding, sheetOf } from './work-out.ts';

/** Whether what a level takes may be taken at it; `missing` names what stands against it. */
export type Check = { about: string; name: string; met: boolean; missing: readonly Missing[] };

export type PlanLevel = {
  /** Of the character, racial Hit Dice included. */
  level: number;
  class: string;
  name: string;
  /** The level in the class. */
  classLevel: number;
  attacks: readonly number[];
  /** Base saves. */
  saves: Readonly<Record<Save, number>>;
  /** The highest caster or manifester level; 0 for none. */
  casterLevel: number;
  feats: readonly (PlannedFeat & { name: string })[];
  increase: Ability | null;
  /** Whether the level raises an ability score, chosen or not. */
  raisesAbility: boolean;
  raises: readonly { name: string; ranks: number }[];
  checks: readonly Check[];
  /** Slots for feats that nothing fills: what gives each. */
  open: readonly string[];
  /** Prestige classes that can be entered from the next level on. */
  opens: readonly { slug: string; name: string }[];
};

/**
 * Every class level of the plan.
 * @param plan with a level for every feat, as `withPlacedFeats` gives
 */
export function planLevels(plan: Plan, facts: CharacterFacts): PlanLevel[] {
  const dice = racialDice(plan, facts);
  const sheets = Array.from({ length: plan.levels.length + 1 }, (_, count) =>
    sheetOf(characterAt(plan, count, facts), facts),
  );
  const slots = slotsOf(plan, plan.levels.length, facts).map((slot) => ({
    slot,
    level: levelOfSlot(slot, plan, facts),
  }));
  const opened = new Set(sheets[0] ? openClasses(sheets[0]).map(({ slug }) => slug) : []);
  return plan.levels.map((slug, index): PlanLevel => {
    const [before, sheet] = [sheets[index], sheets[index + 1]] as [Sheet, Sheet];
    const level = dice + index + 1;
    const feats = plan.feats.filter((feat) => feat.level === level);
    const opens = openClasses(sheet).filter((each) => !opened.has(each.slug));
    for (const each of opens) opened.add(each.slug);
    const given = slots.filter((each) => each.level === level).map(({ slot }) => slot);
    return {
      level,
      class: slug,
      name: facts.classes[slug]?.name ?? slug,
      classLevel: plan.levels.slice(0, index + 1).filter((each) => each === slug).length,
      attacks: attacksOf(sheet, sheet.baseAttack),
      saves: Object.fromEntries(SAVES.map((save) => [save, sheet.saves[save].base])) as Record<Save, number>,
      casterLevel: highestCasterLevel(sheet),
      feats: feats.map((feat) => ({ ...feat, name: featName({ facts }, feat.feat, feat.choice) })),
      increase: plan.increases.find((each) => each.level === level)?.ability ?? null,
      raisesAbility: level % LEVELS_BETWEEN_INCREASES === 0,
      raises: plan.raises
        .filter((raise) => raise.level === level)
        .map(({ skill, ranks }) => ({ name: skillName(skill, facts), ranks })),
      checks: [...classChecks(slug, before), ...feats.flatMap((feat) => featChecks(feat, given, sheet))],
      open: unfilled(given, feats, facts),
      opens,
    };
  });
}

function highestCasterLevel({ casters: { casters, manifesters } }: Sheet): number {
  return Math.max(0, ...casters.map(({ casterLevel }) => casterLevel), ...manifesters.map(({ level }) => level));
}

function openClasses(sheet: Sheet): { slug: string; name: string }[] {
  return Object.values(sheet.facts.classes)
    .filter(({ prestige, epic, facts_only }) => prestige && !epic && !facts_only)
    .filter((facts) => classStanding(facts, sheet).state === 'eligible')
    .map(({ slug, name }) => ({ slug, name }));
}

/** The requirements of a prestige class at its first level: they are met by the levels before it (Dungeon Master's Guide, page 176). */
function classChecks(slug: string, before: Sheet): Check[] {
  const facts = before.facts.classes[slug];
  const isFirst = !before.classes.some((held) => held.facts.slug === slug);
  if (!facts?.prestige || facts.facts_only || !isFirst) return [];
  return [checkOf(slug, facts.name, unconfirmed(missingForClass(facts, before), before.character.confirmed))];
}

function featChecks(feat: PlannedFeat, slots: ReturnType<typeof slotsOf>, sheet: Sheet): Check[] {
  const facts = sheet.facts.feats[feat.feat];
  if (facts === undefined) return [];
  const isFree = slots.some((slot) => slot.free && slot.accepts(facts));
  const choice = feat.choice === undefined ? undefined : choiceKey(feat.choice);
  const missing = isFree ? [] : unconfirmed(missingForFeat(facts, choice, sheet), sheet.character.confirmed);
  if (missing.length === 0 && facts.prerequisites === null) return [];
  return [checkOf(feat.feat, featName(sheet, feat.feat, feat.choice), missing)];
}

const checkOf = (about: string, name: string, missing: readonly Missing[]): Check => ({
  about,
  name,
  met: decidedCount(missing) === 0,
  missing,
});

/** The slots of a level that its feats leave open; optional ones are left out. */
function unfilled(
  slots: ReturnType<typeof slotsOf>,
  feats: readonly PlannedFeat[],
  { feats: facts }: CharacterFacts,
): string[] {
  const free = new Set(slots.filter(({ optional }) => !optional));
  const narrowFirst = [...free].sort(
    (a, b) => Number(a.gained.class === undefined) - Number(b.gained.class === undefined),
  );
  const styles = new Set<string>();
  for (const { feat } of feats) {
    const own = facts[feat];
    const slot = narrowFirst.find((each) => free.has(each) && own !== undefined && each.accepts(own));
    if (slot === undefined) continue;
    free.delete(slot);
    if (slot.style) styles.add(slot.from);
  }
  const left = [...free].filter(({ style, from }) => style === undefined || !styles.has(from)).map(({ from }) => from);
  return [...new Set(left)];
}
