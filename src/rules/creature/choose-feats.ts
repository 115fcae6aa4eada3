/** Feats that are chosen for Hit Dice and levels (Monster Manual v.3.5, page 290; Player's Handbook, page 87). */
import { ABILITIES, ABILITY_NAMES } from '../abilities.ts';
import type { FeatConditions } from '../character/facts.ts';
import { countedFeats } from '../monster-math.ts';
import { CannotBuild } from './cannot-build.ts';
import type { CreatureFeat } from './creature-facts.ts';
import { type Draft, figureOf } from './draft.ts';
import { gainFeat, isSameFeat } from './gain-feats.ts';

export interface ChosenFeat {
  feat: string;
  /** The weapon, skill or the like that it is taken for. */
  choice?: string | undefined;
}

/** Feats that are due for what was added, and not listed yet. */
export function openFeats(draft: Draft): number {
  const printed = draft.figures.feats?.[0]?.value ?? 0;
  const listed = countedFeats(draft.facts.feats ?? []) - draft.listedFeats;
  return Math.max(0, figureOf(draft, 'feats') - printed - listed) + draft.bonusFeats;
}

/** @throws CannotBuild for an unknown feat, one too many, or one whose scores, base attack or feats the creature lacks */
export function chooseFeats(
  draft: Draft,
  chosen: readonly ChosenFeat[],
  feats: Readonly<Record<string, CreatureFeat>>,
): void {
  if (chosen.length === 0) return;
  const fault = ({ feat, choice }: ChosenFeat, message: string) =>
    new CannotBuild('feat', choice === undefined ? feat : `${feat}:${choice}`, message);
  const due = openFeats(draft);
  const [first] = chosen;
  if (first !== undefined && chosen.length > due)
    throw fault(
      first,
      due === 0
        ? 'must be left out: no feat is due'
        : `must be at most ${due} ${due === 1 ? 'feat' : 'feats'}, as many as are due`,
    );
  for (const one of chosen) {
    const facts = feats[one.feat];
    if (facts === undefined) throw fault(one, 'must be the slug of a feat');
    const again = facts.multiple && facts.choice === null;
    const had = (draft.facts.feats ?? []).some((taken) =>
      facts.multiple ? isSameFeat(taken, one) : taken.feat === one.feat,
    );
    if (had && !again) throw fault(one, `must be another feat: the creature has ${facts.name} already`);
    if (facts.choice !== null && one.choice === undefined)
      throw fault(one, `must name what ${facts.name} is taken for after a colon: ${one.feat}:claw`);
    const lack = facts.prerequisites === null ? null : lackOf(draft, facts.prerequisites, feats);
    if (lack !== null) throw fault(one, `needs ${lack}, which ${facts.name} requires`);
    gainFeat(draft, { feat: one.feat, ...(one.choice === undefined ? {} : { choice: one.choice }) }, facts.name);
  }
}

/** The first score, base attack or feat that is missing; other prerequisites are not looked at. */
function lackOf(
  draft: Draft,
  { abilities = {}, base_attack = 0, feats: needed = [] }: FeatConditions,
  feats: Readonly<Record<string, CreatureFeat>>,
): string | null {
  const { facts } = draft;
  for (const ability of ABILITIES) {
    const least = abilities[ability];
    if (least !== undefined && (facts.abilities[ability] ?? 0) < least) return `${ABILITY_NAMES[ability]} ${least}`;
  }
  if (figureOf(draft, 'base_attack') < base_attack) return `a base attack bonus of +${base_attack}`;
  const missing = needed
    .map((one) => (typeof one === 'string' ? one : one.feat))
    .find((feat) => !(facts.feats ?? []).some((taken) => taken.feat === feat));
  return missing === undefined ? null : (feats[missing]?.name ?? missing);
}
