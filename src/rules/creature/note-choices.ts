/** What a built creature leaves to be decided, as sentences. */
import { ABILITIES } from '../abilities.ts';
import { openFeats } from './choose-feats.ts';
import { openPoints } from './choose-skills.ts';
import { type Draft, diceOf, levelOf } from './draft.ts';

/** Adds what the new figures leave to be chosen to the notes of the draft. */
export function noteChoices(draft: Draft): void {
  const [feats, points] = [openFeats(draft), openPoints(draft)];
  if (feats > 0)
    draft.notes.push(`${feats} more ${feats === 1 ? 'feat is' : 'feats are'} to be chosen; none is worked in.`);
  if (points > 0)
    draft.notes.push(`${points} more skill points are to be spent; the listed skills have the printed ranks.`);
  const { printed, facts } = draft;
  const others =
    levelOf(diceOf(draft)) !== levelOf(printed.hit_dice ?? []) ||
    ABILITIES.some((ability) => (draft.figures[ability]?.length ?? 0) > 1);
  if (others && (facts.special_attacks?.length ?? 0) > 0)
    draft.notes.push(
      'Amounts in the texts of its special abilities, and save DCs that are not named here, are those of the printed creature.',
    );
  const fights = (['base_attack', 'str', 'dex'] as const).some((figure) => (draft.figures[figure]?.length ?? 0) > 1);
  if (fights && (typeof facts.full_attack === 'string' || typeof facts.attack === 'string'))
    draft.notes.push('Attacks that are printed in words stay as they are.');
}
