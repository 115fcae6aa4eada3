import { rollAttack, rollDice } from '../../../rules/dice.ts';
import type { FightAction } from '../../../rules/fight/fight.ts';
import { attackOutcome, saveOutcome } from '../../../rules/fight/fight-rolls.ts';
import { bodyName, type Fight, SAVE_NAMES, type SaveName } from '../../../rules/fight/fight-state.ts';
import type { Chosen } from './turn-line.tsx';

/** An attack of a creature at a target, with what it does. */
export function attackAction(
  fight: Fight,
  { id, body }: Chosen,
  attack: number,
  target: Chosen,
  random: () => number,
): FightAction | null {
  const line = fight.combatants.find((one) => one.id === id);
  const hit = fight.combatants.find((one) => one.id === target.id);
  const used = line?.attacks[Math.min(attack, line.attacks.length - 1)];
  if (line === undefined || hit === undefined || used === undefined) return null;
  const rolled = rollAttack(`1d20${used.bonus < 0 ? '' : '+'}${used.bonus}`, used.damage, random);
  if (rolled === null) return null;
  const { text, outcome, amount } = attackOutcome(rolled, hit.armor);
  return {
    do: 'log',
    text: `${bodyName(fight, id, body)}, ${used.name.toLowerCase()} at ${bodyName(fight, target.id, target.body)}: ${text}`,
    outcome,
    ...(amount > 0 && { damage: { ...target, amount } }),
  };
}

/** A save of a creature. */
export function saveAction(
  fight: Fight,
  { id, body }: Chosen,
  save: SaveName,
  dc: number | null,
  random: () => number,
): FightAction | null {
  const bonus = fight.combatants.find((one) => one.id === id)?.saves?.[save] ?? null;
  const rolled = bonus === null ? null : rollDice(`1d20${bonus < 0 ? '' : '+'}${bonus}`, random);
  if (rolled === null) return null;
  const { text, outcome } = saveOutcome(rolled, dc);
  return { do: 'log', text: `${bodyName(fight, id, body)}, ${SAVE_NAMES[save]} save: ${text}`, outcome };
}
