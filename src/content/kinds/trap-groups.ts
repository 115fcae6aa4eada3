import type { Trap } from '../schema/traps.ts';

/** The kind of trap that readers of this one look for beside it. */
export function trapGroup(trap: Trap): string {
  if (trap.type === 'spell') return 'Spell traps';
  if (trap.type === 'magic-device') return 'Magic device traps';
  if (trap.depth !== undefined) return 'Pits';
  if (trap.gas) return 'Gas';
  if (trap.attacks) return trap.attacks.some(({ reach }) => reach === 'ranged') ? 'Ranged attacks' : 'Melee attacks';
  if (trap.poison) return 'Contact poisons';
  return 'Rooms and walls';
}

/** What harms a victim: a type of damage, `weapon`, `poison` or `drowning`. */
export function trapHarm({ attacks = [], damage = [], poison, liquid, spikes }: Trap): string[] {
  const struck = spikes !== undefined || attacks.some((attack) => attack.damage !== undefined);
  const harm = [
    ...(struck ? ['weapon'] : []),
    ...damage.map(({ type }) => type?.replaceAll(' ', '-') ?? 'other'),
    ...(poison ? ['poison'] : []),
    ...(liquid ? ['drowning'] : []),
  ];
  return [...new Set(harm)];
}

/** The kinds of its attack rolls; `none` without any. */
export function trapAttackKinds({ attacks = [], spikes }: Trap): string[] {
  const kinds = attacks.flatMap(({ reach, touch }) => (touch ? [reach, 'touch'] : [reach]));
  const all = [...new Set([...kinds, ...(spikes ? ['melee'] : [])])];
  return all.length > 0 ? all : ['none'];
}

/** The saves that it allows, those against its poison among them; `none` without any. */
export function trapSaves({ saves = [], poison }: Trap): string[] {
  const all = [...new Set([...saves.map(({ save }) => save), ...(poison ? ['fortitude'] : [])])];
  return all.length > 0 ? all : ['none'];
}
