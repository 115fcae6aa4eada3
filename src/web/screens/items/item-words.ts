import type { ItemCard } from '../../../contract/items.ts';
import { ordinal } from '../../../rules/ordinal.ts';

type Levels = Pick<ItemCard, 'caster_level' | 'manifester_level'>;

/** "8th", or "8th (manifester)" for a psionic item. */
export function levelText({ caster_level, manifester_level }: Levels): string | null {
  if (caster_level !== null) return ordinal(caster_level);
  return manifester_level === null ? null : `${ordinal(manifester_level)} (manifester)`;
}

/** "CL 8th", or "ML 8th" for a psionic item. */
export function shortLevel({ caster_level, manifester_level }: Levels): string | null {
  if (caster_level !== null) return `CL ${ordinal(caster_level)}`;
  return manifester_level === null ? null : `ML ${ordinal(manifester_level)}`;
}
