import { isKindName, type KindName } from '../../contract/kinds.ts';
import { json, stored } from '../storage/stored.ts';
import { useStored } from '../storage/use-stored.ts';

/** The entries of a kind that the visitor picks in its lists, to compare them. */
export type ComparePicks = { kind: KindName; entries: readonly { slug: string; name: string }[] };

/** The picks of this tab; null while nothing is being picked. */
export const comparePicks = stored<ComparePicks | null>('compare', { parse: json(readPicks), area: 'session' });

/** The picks among the entries of a kind; null while none are being picked. */
export function usePicks(kind: KindName): ComparePicks | null {
  const picks = useStored(comparePicks, null);
  return picks?.kind === kind ? picks : null;
}

function readPicks(value: unknown): ComparePicks | null {
  const { kind, entries } = (value ?? {}) as Partial<ComparePicks>;
  return typeof kind === 'string' && isKindName(kind) && Array.isArray(entries) ? { kind, entries } : null;
}
