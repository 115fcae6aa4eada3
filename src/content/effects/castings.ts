import type { Item } from '../schema/items.ts';

/** A spell that an item casts or a power that it manifests. */
export type Casting = { kind: 'spells' | 'powers'; slug: string };

const TABLE = /(?:^[ \t]*\|.*\n?)+/gm;
/** `| Spell | Charges |` or `| Charges | Powers |`. */
const HEADER = /^[ \t]*\| *(?:Spell *\| *Charges|Charges *\| *Powers) *\|/;
const LIST_ITEM = /^[ \t]*- .*$/gm;
const LINK = /\]\((spells|powers)\/([a-z0-9-]+)\)/g;

/**
 * What a staff or a psicrown casts or manifests: the links in the rows of its table of spells and charges, or in the list of
 * a psicrown. Other items that have such a table count as staffs.
 */
export function castingsOf({ type, description = '' }: Item): Casting[] {
  const tables = Array.from(description.matchAll(TABLE), ([table]) => table).filter((table) => HEADER.test(table));
  const lists = type === 'psicrown' ? Array.from(description.matchAll(LIST_ITEM), ([item]) => item) : [];
  return Array.from([...tables, ...lists].join('\n').matchAll(LINK), ([, kind, slug = '']) => ({
    kind: kind as Casting['kind'],
    slug,
  }));
}
