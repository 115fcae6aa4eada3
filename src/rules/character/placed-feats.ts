/** At which level of a plan each feat is taken, where the sheet does not say it. */

import type { CharacterFacts } from './facts.ts';
import { meetsPrerequisites } from './feat-findings.ts';
import { type FeatSlot, fillFeatSlots } from './feat-slots.ts';
import { characterAt, type Plan, type PlannedFeat, racialDice } from './plan.ts';
import { sheetOf } from './work-out.ts';

/** The character level that gives a slot: the one at which the class has reached its level. */
export function levelOfSlot({ gained }: FeatSlot, plan: Plan, facts: CharacterFacts): number {
  if (gained.class === undefined) return gained.level;
  let left = gained.level;
  const index = plan.levels.findIndex((slug) => slug === gained.class && --left === 0);
  return racialDice(plan, facts) + index + 1;
}

/** All slots of the plan's first class levels, none of them filled. */
export function slotsOf(plan: Plan, count: number, facts: CharacterFacts): FeatSlot[] {
  const sheet = sheetOf(characterAt({ ...plan, feats: [] }, count, facts), facts);
  return [...fillFeatSlots(sheet, sheet.specials, [], () => true).slots];
}

/** Without what race and classes grant by now: it takes no slot. */
function withoutGranted(plan: Plan, facts: CharacterFacts): Plan {
  const granted = sheetOf(characterAt({ ...plan, feats: [] }, plan.reached, facts), facts).feats;
  const isGranted = ({ feat, choice }: PlannedFeat) =>
    granted.some((other) => other.feat === feat && (other.choice === undefined || other.choice === choice));
  const feats = plan.feats.filter((feat) => !isGranted(feat));
  return feats.length === plan.feats.length ? plan : { ...plan, feats };
}

/**
 * The plan with a level for every feat. Those without one take the earliest slot that is free, accepts them and at whose level
 * their prerequisites are met; then the earliest that accepts them; else they stand at the level that the character has. Feats
 * that race or classes grant, which a sheet may list, are left out.
 */
export function withPlacedFeats(given: Plan, facts: CharacterFacts): Plan {
  const plan = withoutGranted(given, facts);
  const open = plan.feats.filter(({ level }) => level === undefined);
  if (open.length === 0) return plan;
  const dice = racialDice(plan, facts);
  const placed = new Map<PlannedFeat, number>(
    plan.feats.flatMap((feat) => (feat.level === undefined ? [] : [[feat, feat.level]])),
  );
  const slots = slotsOf(plan, plan.reached, facts).map((slot) => ({ slot, level: levelOfSlot(slot, plan, facts) }));
  const free = new Set(slots);
  for (const [feat, level] of placed) {
    const taken = slots.find((each) => free.has(each) && each.level === level && accepts(each.slot, feat, facts));
    if (taken) free.delete(taken);
  }
  const withLevels = (): Plan => ({
    ...plan,
    feats: plan.feats.flatMap((feat) => (placed.has(feat) ? [{ ...feat, level: placed.get(feat) }] : [])),
  });
  for (let level = 1; level <= dice + plan.reached; level++) {
    const here = slots.filter((each) => each.level === level && free.has(each));
    // The slots of classes first: those of levels take any feat.
    for (const each of here.toSorted((a, b) => Number(isGeneral(a.slot)) - Number(isGeneral(b.slot)))) {
      const sheet = sheetOf(characterAt(withLevels(), level - dice, facts), facts);
      const next = open.find(
        (feat) =>
          !placed.has(feat) &&
          accepts(each.slot, feat, facts) &&
          (each.slot.free === true || meetsPrerequisites(feat, sheet)),
      );
      if (next === undefined) continue;
      placed.set(next, level);
      free.delete(each);
    }
  }
  for (const feat of open) {
    if (placed.has(feat)) continue;
    const slot = [...free].sort((a, b) => a.level - b.level).find((each) => accepts(each.slot, feat, facts));
    placed.set(feat, slot?.level ?? dice + plan.reached);
    if (slot) free.delete(slot);
  }
  return withLevels();
}

/**
 * The slots that the character has now, each with the feat that was taken at its level; a feat of another level fills one that
 * is left. Slots of a ranger's style that are not filled stand once.
 * @param plan with a level for every feat, as `withPlacedFeats` gives
 */
export function slotsByLevel(plan: Plan, facts: CharacterFacts): FeatSlot[] {
  const now = racialDice(plan, facts) + plan.reached;
  const feats = new Set(plan.feats.filter(({ level = now }) => level <= now));
  const slots = slotsOf(plan, plan.reached, facts).map((slot) => ({ slot, level: levelOfSlot(slot, plan, facts) }));
  const filled = new Map<FeatSlot, PlannedFeat>();
  const fill = (fits: (feat: PlannedFeat, level: number) => boolean) => {
    for (const { slot, level } of slots.toSorted((a, b) => Number(isGeneral(a.slot)) - Number(isGeneral(b.slot)))) {
      if (filled.has(slot)) continue;
      const feat = [...feats].find((each) => fits(each, level) && accepts(slot, each, facts));
      if (feat === undefined) continue;
      filled.set(slot, feat);
      feats.delete(feat);
    }
  };
  fill((feat, level) => feat.level === level);
  fill(() => true);
  return slots.flatMap(({ slot }) => {
    const { feat, choice } = filled.get(slot) ?? {};
    return feat === undefined ? [slot] : [{ ...slot, filledBy: { feat, choice } }];
  });
}

const isGeneral = ({ gained }: FeatSlot) => gained.class === undefined;

function accepts(slot: FeatSlot, { feat }: PlannedFeat, { feats }: CharacterFacts): boolean {
  const facts = feats[feat];
  return facts !== undefined && slot.accepts(facts);
}
