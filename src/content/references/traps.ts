import { type Reference, sourceReference } from '../reference.ts';
import type { Trap } from '../schema/traps.ts';

/** The references of a trap: its spells and their casters, the spell of its trigger and its poison. */
export function trapReferences(trap: Trap): Reference[] {
  const { trigger, spells = [], poison } = trap;
  return [
    sourceReference(trap),
    ...(trigger.spell === undefined
      ? []
      : [{ kind: 'spells' as const, slug: trigger.spell, path: ['trigger', 'spell'] }]),
    ...spells.flatMap(({ spell, caster }, i): Reference[] => [
      { kind: 'spells', slug: spell, path: ['spells', i, 'spell'] },
      { kind: 'classes', slug: caster, path: ['spells', i, 'caster'] },
    ]),
    ...(poison === undefined ? [] : [{ kind: 'items' as const, slug: poison.item, path: ['poison', 'item'] }]),
  ];
}
