import { rollInitiatives } from '../../../rules/fight/fight.ts';
import { type Combatant, type Fight, NO_FIGHT } from '../../../rules/fight/fight-state.ts';
import type { Block } from '../encounters/load-blocks.ts';
import { creatureLine, heroLine, summonedLine } from './combatants.ts';
import type { Hero } from './fight-store.ts';

type Dice = () => number;
/** Makes a line that has its place among those of the fight. */
type MakeLine = (fight: Fight) => Combatant;

/** The lines that join a fight one after another, so that each gets an id that no other has. */
function joining(fight: Fight, lines: readonly MakeLine[]): Combatant[] {
  const joined: Combatant[] = [];
  for (const make of lines) joined.push(make({ ...fight, combatants: [...fight.combatants, ...joined] }));
  return joined;
}

export type Side = {
  heroes: readonly Hero[];
  creatures: readonly Block[];
  /** Those that are summoned, and the rounds that they stay; null where the spell has none. */
  summoned: readonly Block[];
  rounds: number | null;
};

/** The lines that a fight begins with, without their initiative. */
export const firstLines = ({ heroes, creatures, summoned, rounds }: Side): Combatant[] =>
  joining(NO_FIGHT, [
    ...heroes.map(
      (hero): MakeLine =>
        (fight) =>
          heroLine(hero, fight),
    ),
    ...creatures.map(
      (block): MakeLine =>
        (fight) =>
          creatureLine(block, fight),
    ),
    ...summoned.map(
      (block): MakeLine =>
        (fight) =>
          summonedLine(block, rounds, fight),
    ),
  ]);

/** Creatures that join a fight in progress, each with the initiative that it rolls. */
export const lateLines = (fight: Fight, blocks: readonly Block[], random: Dice): Combatant[] =>
  joining(
    fight,
    blocks.map((block) => (before) => withInitiative(creatureLine(block, before), random)),
  );

/** A summoned creature acts at once, on the turn of who summons it (Player's Handbook, page 285). */
export function summonedNow(fight: Fight, block: Block, rounds: number | null, random: Dice): Combatant {
  const line = withInitiative(summonedLine(block, rounds, fight), random);
  const now = fight.combatants.find(({ id }) => id === fight.turn)?.initiative;
  return { ...line, initiative: now ?? line.initiative };
}

const withInitiative = (line: Combatant, random: Dice): Combatant => ({
  ...line,
  initiative: rollInitiatives([line], random)[line.id] ?? null,
});
