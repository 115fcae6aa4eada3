import type { TrapSpell } from '../../rules/magic-traps.ts';
import {
  magicTrapCost,
  magicTrapDc,
  magicTrapRating,
  magicTrapSaveDc,
  spellTrapCost,
} from '../../rules/magic-traps.ts';
import {
  type MechanicalTrap,
  mechanicalTrapCost,
  mechanicalTrapRating,
  TRAP_POISONS,
  type TrapPoison,
} from '../../rules/trap-design.ts';
import type { Trap } from '../schema/traps.ts';
import type { Check, Lookup, Verifier } from './check.ts';

/**
 * Compares challenge rating, cost and DCs of a trap with those that the rules of designing traps give. Traps that are really
 * several have no rating of their own by these rules.
 */
export const verifyTrap: Verifier<'traps'> = ({ value: trap }, lookup): Check[] => {
  if (trap.type === 'mechanical') return mechanicalChecks(trap, lookup);
  const spells = spellsOf(trap, lookup);
  const highest = Math.max(...spells.map(({ level }) => level));
  return [
    figure('trap-search-dc', trap.search_dc, magicTrapDc(highest)),
    figure('trap-disable-dc', trap.disable_dc, magicTrapDc(highest)),
    ...(trap.type === 'magic-device' ? saveChecks(trap, highest) : []),
    ...(trap.multiple_traps === undefined ? magicChecks(trap, spells, highest, lookup) : []),
  ];
};

const figure = (rule: string, printed: number, computed: number): Check => ({
  rule,
  printed: printed.toLocaleString('en'),
  computed: computed.toLocaleString('en'),
});

function mechanicalChecks(trap: Trap, lookup: Lookup): Check[] {
  const features = featuresOf(trap, lookup);
  const cost = mechanicalTrapCost(features, trap.challenge_rating).total;
  return [
    ...(trap.multiple_traps === undefined
      ? [figure('trap-rating', trap.challenge_rating, mechanicalTrapRating(features).total)]
      : []),
    figure('trap-cost', trap.cost.gp, cost),
  ];
}

function featuresOf(trap: Trap, lookup: Lookup): MechanicalTrap {
  const { trigger, attacks = [], poison } = trap;
  return {
    trigger: trigger.attached ? 'attached' : (trigger.kind as MechanicalTrap['trigger']),
    reset: trap.reset,
    bypass: trap.bypass ?? 'none',
    searchDc: trap.search_dc,
    disableDc: trap.disable_dc,
    reflexDc: trap.saves?.[0]?.dc ?? null,
    attackBonus: attacks[0]?.bonus ?? null,
    averageDamage: averageDamage(trap),
    damageBonus: attacks.reduce((sum, { damage = '' }) => sum + Number(/\+(\d+)$/.exec(damage)?.[1] ?? 0), 0),
    poison: poison !== undefined && poison.item in TRAP_POISONS ? (poison.item as TrapPoison) : null,
    mimickedSpell: 0,
    liquid: trap.liquid ?? false,
    multipleTargets: trap.targets !== undefined,
    neverMiss: trap.never_miss ?? false,
    onsetDelay: trap.onset_delay ?? 0,
    pitSpikes: trap.spikes !== undefined,
    touchAttack: attacks.some(({ touch }) => touch),
    extraPrice: poison === undefined ? 0 : (lookup.get('items', poison.item)?.price?.gp ?? 0),
  };
}

/** The average damage of a hit with all its attacks, or of the worst round. */
function averageDamage({ attacks = [], damage = [] }: Trap): number {
  const dealt = damage.filter(({ type }) => type !== 'negative levels').map(({ dice }) => averageOf(dice));
  const hits = attacks.map((attack) => averageOf(attack.count ?? '1') * averageOf(attack.damage ?? '0'));
  return hits.reduce((sum, hit) => sum + hit, Math.max(0, ...dealt));
}

/** The average of `2d4+2`, `1d6` or `1`. */
function averageOf(dice: string): number {
  const [, count, sides, bonus = '0'] = /^(\d+)(?:d(\d+))?(?:\+(\d+))?$/.exec(dice) ?? [];
  const each = sides === undefined ? 1 : (Number(sides) + 1) / 2;
  return Number(count) * each + Number(bonus);
}

/** Its spells with their levels, those of metamagic among them. */
function spellsOf({ spells = [] }: Trap, lookup: Lookup): TrapSpell[] {
  return spells.map(({ spell, caster, level, metamagic }) => {
    const known = lookup.get('spells', spell);
    const base = (known?.levels as Readonly<Record<string, number>> | undefined)?.[caster] ?? 0;
    return {
      level: base + (metamagic === 'extended' ? 1 : 0),
      casterLevel: level,
      materials: materialsOf(spell, lookup),
      xp: 0,
    };
  });
}

function materialsOf(spell: string, lookup: Lookup): number {
  const material = lookup.get('spells', spell)?.components?.material;
  return typeof material === 'object' ? (material.cost_gp ?? 0) : 0;
}

/** The spell of the trigger at the lowest level and caster level at which it can be cast; *alarm* costs nothing. */
function triggerSpells({ trigger: { spell } }: Trap, lookup: Lookup): TrapSpell[] {
  if (spell === undefined || spell === 'alarm') return [];
  const level = Math.min(...Object.values(lookup.get('spells', spell)?.levels ?? {}).map(Number));
  return [{ level, casterLevel: Math.max(1, 2 * level - 1), materials: materialsOf(spell, lookup), xp: 0 }];
}

function saveChecks({ saves = [], save_note }: Trap, level: number): Check[] {
  if (save_note !== undefined) return [];
  return saves.map(({ dc }) => figure('trap-save-dc', dc, magicTrapSaveDc(level)));
}

function magicChecks(trap: Trap, spells: readonly TrapSpell[], highest: number, lookup: Lookup): Check[] {
  const rating = figure('trap-rating', trap.challenge_rating, magicTrapRating(highest, averageDamage(trap)).total);
  if (trap.type === 'spell') return [rating, figure('trap-cost', trap.cost.gp, spellTrapCost(spells))];
  const { gp, xp } = magicTrapCost([...spells, ...triggerSpells(trap, lookup)], trap.reset === 'automatic');
  return [rating, figure('trap-cost', trap.cost.gp, gp), figure('trap-xp', trap.cost.xp ?? 0, xp)];
}
