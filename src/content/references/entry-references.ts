import type { Reference } from '../reference.ts';
import { AUTHORED_KINDS } from '../schema/all.ts';
import type { Entry } from '../source-file.ts';

/** The entries that an entry names in its facts. */
export function referencesOf({ kind, value }: Entry): readonly Reference[] {
  const find = AUTHORED_KINDS[kind].references as (value: Entry['value']) => Reference[];
  return find(value);
}
