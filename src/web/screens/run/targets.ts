import { canAct } from '../../../rules/fight/body.ts';
import { type Combatant, type Fight, isOut } from '../../../rules/fight/fight-state.ts';
import type { Chosen } from './turn-line.tsx';

/** The line that acts after this one. */
export function followerOf({ combatants, turn }: Fight): Combatant | null {
  const at = combatants.findIndex(({ id }) => id === turn);
  const others = [...combatants.slice(at + 1), ...combatants.slice(0, Math.max(0, at))];
  return others.find((one) => !isOut(one)) ?? null;
}

/** All whom a line may attack: those of the other side first, and of them those who can act. */
function targetsFor({ combatants }: Fight, line: Combatant): Chosen[] {
  const isFoe = (one: Combatant) => (one.slug === null) !== (line.slug === null);
  return combatants
    .filter((one) => one.id !== line.id && isFoe(one))
    .flatMap((one) => one.bodies.flatMap((body, i) => (canAct(body, one) ? [{ id: one.id, body: i }] : [])));
}

const isSame = (one: Chosen | null, other: Chosen) => one !== null && one.id === other.id && one.body === other.body;

/** Whom the chosen line attacks: the last target while it is there and another line, or else the first. */
export function targetOf(fight: Fight, line: Combatant, aimed: Chosen | null): Chosen | null {
  const known = aimed !== null && aimed.id !== line.id && fight.combatants.some(({ id }) => id === aimed.id);
  const all = targetsFor(fight, line);
  const foe = all.find((one) => isSame(aimed, one));
  if (foe) return foe;
  const other = fight.combatants.find(({ id }) => id !== line.id);
  return all[0] ?? (known ? aimed : other ? { id: other.id, body: 0 } : null);
}

/** The target after this one. */
export function nextTarget(fight: Fight, line: Combatant, target: Chosen | null): Chosen | null {
  const all = targetsFor(fight, line);
  const at = all.findIndex((one) => isSame(target, one));
  return all[(at + 1) % Math.max(1, all.length)] ?? null;
}
