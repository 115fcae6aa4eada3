/** Findings about feats: too many, prerequisites, a choice that is not open, one taken twice. */

import { missingForFeat } from './feat-conditions.ts';
import type { FilledSlots } from './feat-slots.ts';
import type { Finding } from './finding.ts';
import { featName } from './had-feats.ts';
import { lackSentence } from './lack-sentence.ts';
import { decidedCount } from './missing.ts';
import type { Sheet, TakenFeat } from './sheet.ts';
import { choiceKey } from './weapons.ts';

/** Whether all prerequisites that the rules decide are met, for the choice that was taken. */
export function meetsPrerequisites(taken: TakenFeat, sheet: Sheet): boolean {
  const feat = sheet.facts.feats[taken.feat];
  return feat === undefined || decidedCount(missingForFeat(feat, keyOf(taken), sheet)) === 0;
}

const keyOf = ({ choice }: TakenFeat) => (choice === undefined ? undefined : choiceKey(choice));

/**
 * What is wrong with the feats that were chosen: more than there are slots, taken again though that is not allowed,
 * prerequisites that are not met, choices that are not made (Player's Handbook, pages 22 and 87). Feats that race and
 * classes give are not judged.
 */
export function featFindings(sheet: Sheet, slots: FilledSlots): Finding[] {
  const chosen = sheet.feats.filter(({ from }) => from === undefined);
  return [
    ...tooMany(slots, chosen.length),
    ...chosen.flatMap((taken, index) => [
      ...repeated(taken, chosen.slice(0, index), sheet),
      ...unmet(taken, slots, sheet),
      ...unchosen(taken, sheet),
    ]),
  ];
}

function tooMany({ left, slots }: FilledSlots, count: number): Finding[] {
  if (left.length === 0) return [];
  const open = slots.filter(({ filledBy }) => filledBy === undefined).length;
  const rest = open === 0 ? '' : `, of which ${open} take only feats of their own lists`;
  const message = `There are ${count} feats for ${slots.length} slots${rest}`;
  return [{ severity: 'error', about: 'feats', message, source: "Player's Handbook v.3.5, pages 22 and 87" }];
}

function repeated(taken: TakenFeat, before: readonly TakenFeat[], { facts }: Sheet): Finding[] {
  const feat = facts.feats[taken.feat];
  const same = before.filter((other) => other.feat === taken.feat);
  if (feat === undefined || same.length === 0) return [];
  const { slug: about, source, name } = feat;
  if (!feat.multiple)
    return [{ severity: 'error', about, message: `${name} is taken twice, and has an effect only once`, source }];
  const isSame = taken.choice !== undefined && same.some((other) => keyOf(other) === keyOf(taken));
  if (!isSame || feat.stacks === true) return [];
  return [
    {
      severity: 'error',
      about,
      message: `${featName({ facts }, about, taken.choice)} is taken twice for the same choice`,
      source,
    },
  ];
}

function unmet(taken: TakenFeat, { slots }: FilledSlots, sheet: Sheet): Finding[] {
  const feat = sheet.facts.feats[taken.feat];
  if (feat === undefined || slots.some(({ filledBy, free }) => free && filledBy === taken)) return [];
  const name = featName(sheet, feat.slug, taken.choice);
  return missingForFeat(feat, keyOf(taken), sheet)
    .filter(({ kind, text }) => kind !== 'ask' || !sheet.character.confirmed.includes(text))
    .map((missing) => ({
      severity: missing.kind === 'ask' ? 'warning' : 'error',
      about: feat.slug,
      message: lackSentence(name, missing),
      source: feat.source,
    }));
}

/** A feat that is taken for something, without what. */
function unchosen({ feat: slug, choice }: TakenFeat, { facts }: Sheet): Finding[] {
  const feat = facts.feats[slug];
  if (choice !== undefined || !feat?.choice) return [];
  const message = `${feat.name} is taken for a choice (${feat.choice}), which is not told`;
  return [{ severity: 'warning', about: slug, message, source: feat.source }];
}
