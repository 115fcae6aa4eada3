import type { Random } from '../rules/random.ts';

/** A new order of a list, the same for the same numbers (Fisher and Yates). */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const order = [...list];
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [order[i], order[j]] = [order[j] as T, order[i] as T];
  }
  return order;
}
