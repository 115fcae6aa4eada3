import type { Reference } from '../reference.ts';
import { AUTHORED_KINDS } from '../schema/all.ts';
import type { Entry } from '../source-file.ts';

/** The references to other entries in the typed fields of an entry. Links in its texts are not included. */
export function referencesOf({ kind, value }: Entry): readonly Reference[] {
  const find = AUTHORED_KINDS[kind].references as (value: Entry['value']) => Reference[];
  return find(value);
}
