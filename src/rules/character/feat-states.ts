/** Of each feat: had, open, near or far, with what is missing and what is left to choose. */

import { SCHOOLS_OF_MAGIC } from '../spell-slots.ts';
import type { FeatFacts } from './facts.ts';
import { missingForFeat } from './feat-conditions.ts';
import { choicesOf } from './had-feats.ts';
import { decidedCount, type Missing, type State, stateOf, unconfirmed } from './missing.ts';
import type { Sheet } from './sheet.ts';
import { CROSSBOWS } from './weapons.ts';

export type Standing = {
  slug: string;
  name: string;
  state: State;
  missing: readonly Missing[];
  /** What is left to choose, of a closed set; for `had` what was taken. */
  choices?: readonly string[];
};

/** The choices of those feats for which the choices are few. */
const CLOSED_CHOICES: Readonly<Record<string, readonly string[]>> = {
  'school of magic': SCHOOLS_OF_MAGIC,
  'type of crossbow': CROSSBOWS,
};

/** The feats that this one builds on for the same choice. */
function sameChoiceFeats({ prerequisites }: FeatFacts): string[] {
  return (prerequisites?.feats ?? []).flatMap((required) =>
    typeof required !== 'string' && required.choice === 'same' ? [required.feat] : [],
  );
}

/**
 * How near the character is to a feat. A feat that may be taken again counts as had only where no further choice of it
 * is open; of several choices the nearest one is judged (Player's Handbook, page 87).
 */
export function featStanding(feat: FeatFacts, sheet: Sheet): Standing {
  const { slug, name } = feat;
  const taken = sheet.feats.filter((each) => each.feat === slug);
  const takenChoices = choicesOf(sheet, slug).filter((choice) => choice !== undefined);
  const had: Standing = {
    slug,
    name,
    state: 'had',
    missing: [],
    ...(takenChoices.length > 0 && { choices: takenChoices }),
  };
  if (taken.length > 0 && (!feat.multiple || isForAll(taken))) return had;
  const chain = sameChoiceFeats(feat);
  const closed = CLOSED_CHOICES[feat.choice ?? ''];
  const candidates = chain.length > 0 ? chainChoices(chain, sheet) : closed;
  const left = candidates?.filter((choice) => feat.stacks === true || !takenChoices.includes(choice));
  if (taken.length > 0 && left?.length === 0) return had;
  const options = (left ?? []).map((choice) => ({ choice, missing: missingFor(feat, choice, sheet) }));
  const open = options.filter(({ missing }) => missing.length === 0).map(({ choice }) => choice);
  const nearest = options.map(({ missing }) => missing).sort((a, b) => decidedCount(a) - decidedCount(b))[0];
  const missing = nearest ?? missingFor(feat, undefined, sheet);
  const state = stateOf(missing);
  if (taken.length > 0 && state !== 'eligible') return had;
  return { slug, name, state, missing, ...(open.length > 0 && { choices: open }) };
}

/** A proficiency that a class gives for all weapons at once leaves nothing to choose. */
const isForAll = (taken: readonly { from?: string | undefined; choice?: string | undefined }[]) =>
  taken.some(({ from, choice }) => from !== undefined && choice === undefined);

/** The choices for which at least one of the feats was taken. */
function chainChoices(feats: readonly string[], sheet: Sheet): string[] {
  return [...new Set(feats.flatMap((feat) => choicesOf(sheet, feat)).filter((choice) => choice !== undefined))];
}

function missingFor(feat: FeatFacts, choice: string | undefined, sheet: Sheet): Missing[] {
  return unconfirmed(missingForFeat(feat, choice, sheet), sheet.character.confirmed);
}
