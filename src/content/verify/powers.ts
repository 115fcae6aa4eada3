import { powerPointCost } from '../../rules/power-points.ts';
import { POWER_LISTS, type Power } from '../schema/powers.ts';
import type { Check, Verifier } from './check.ts';

/** Compares the printed cost in power points with the power's level on each of its lists. */
export const verifyPower: Verifier<'powers'> = ({ value: power }): Check[] => {
  const { power_points: cost } = power;
  if (cost === undefined) return [];
  const printed = formatCosts(power, (list) => (typeof cost === 'number' ? cost : cost[list]));
  const computed = formatCosts(power, (_list, level) => powerPointCost(level));
  return [{ rule: 'power-points', printed, computed }];
};

type List = (typeof POWER_LISTS)[number];

/** One number if all lists have the same cost, otherwise `egoist 3, psychic-warrior 1`. */
function formatCosts({ levels }: Power, costOn: (list: List, level: number) => number | undefined): string {
  const costs = POWER_LISTS.flatMap((list) => {
    const level = levels[list];
    return level === undefined ? [] : [{ list, cost: costOn(list, level) ?? 'none' }];
  });
  const [first] = costs;
  if (costs.every(({ cost }) => cost === first?.cost)) return String(first?.cost);
  return costs.map(({ list, cost }) => `${list.replaceAll('-', ' ')} ${cost}`).join(', ');
}
