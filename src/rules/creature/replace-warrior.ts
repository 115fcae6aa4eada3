/**
 * Races without racial Hit Dice are printed as warriors of 1st level. Class levels take the place of that one
 * (Monster Manual v.3.5, page 290: Monsters and Class Levels).
 */
import { challengeRatingValue } from '../challenge-rating.ts';
import { featCount, hitDiceTotal } from '../monster-math.ts';
import type { CreatureFacts } from './creature-facts.ts';
import { add, addBaseAttack, type Draft, pointsOfDie } from './draft.ts';

/** What a 1st-level warrior has by its class (Dungeon Master's Guide, page 109). */
const WARRIOR = { class: 'warrior', baseAttack: 1, fortitude: 2 };

/** Whether the creature is printed with one level of the warrior and no other Hit Dice. */
export function isTypicalWarrior({ hit_dice = [] }: CreatureFacts): boolean {
  const [part] = hit_dice;
  return hit_dice.length === 1 && part?.class === WARRIOR.class && hitDiceTotal([part]) === 1;
}

/** Takes the warrior level away from a creature that gets class levels. `int` is the Intelligence that feats go by. */
export function takeWarriorLevel(draft: Draft, int: number | undefined): void {
  const [part] = draft.facts.hit_dice ?? [];
  if (!isTypicalWarrior(draft.printed) || part === undefined) return;
  const cause = 'Warrior level replaced';
  add(draft, 'hit_points', cause, -pointsOfDie(draft, part.die) - (part.modifier ?? 0));
  addBaseAttack(draft, cause, -WARRIOR.baseAttack);
  add(draft, 'fort_save', cause, -WARRIOR.fortitude);
  add(draft, 'feats', cause, -featCount(1, int));
  add(draft, 'skill_points', cause, -draft.classPoints);
  draft.classPoints = 0;
  draft.facts.hit_dice = [];
  add(draft, 'challenge_rating', cause, raceRating(draft.printed) - printedRating(draft.printed));
  draft.notes.push(
    'Class levels replace the warrior level that it is printed with: its listed skills and feats are of that level and may be chosen anew.',
  );
}

const printedRating = ({ challenge_rating }: CreatureFacts): number => challengeRatingValue(challenge_rating);

/** What the race adds to the level of its members, such as 1 for drow, whose warrior of 1st level has a challenge rating of 1. */
const raceRating = (printed: CreatureFacts): number => (printedRating(printed) < 1 ? 0 : 1);

/**
 * What levels of an NPC class add to the challenge rating of the race: one less than their number, or as much less as the race's
 * 1st-level warrior says (goblins 2, kobolds 3). Below 1 the steps are 1/2, 1/3 and 1/4.
 */
export function npcRating(printed: CreatureFacts, level: number): number {
  const rating = printedRating(printed);
  const worth = level - (rating < 1 ? Math.round(1 / rating) - 1 : 1);
  return worth > 0 || raceRating(printed) > 0 ? worth : 1 / (2 - worth);
}
