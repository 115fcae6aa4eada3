import type { Roller } from './roller.ts';
import type { FoundItem } from './treasure.ts';

const PAGE = 'cursed-items';

/** What a curse makes of an item (Dungeon Master's Guide, page 272). A substitute replaces the item. */
export function rollCurse(item: FoundItem, roller: Roller): Partial<FoundItem> {
  const { result } = roller.on(`${PAGE}/kinds`);
  const note = (text: string) => ({ notes: [...item.notes, `Cursed: ${text}`], key: null });
  switch (result) {
    case 'Substitute specific cursed item': {
      const row = roller.on(`${PAGE}/specific`);
      const [entry] = row.entries;
      if (entry === undefined) throw new Error(`The row "${row.result}" names no item.`);
      const copper = entry.copper ?? row.copper ?? 0;
      const { slug, name } = entry;
      return { slug, name, copper, quantity: 1, parts: [], key: null, notes: [`Cursed: taken for ${item.name}`] };
    }
    case 'Intermittent functioning': {
      const situation = roller.on(`${PAGE}/situations`).result;
      return note(`intermittent: unreliable, uncontrolled, or dependent (${lowerFirst(situation)})`);
    }
    case 'Drawback':
      return note(`drawback: ${lowerFirst(roller.on(`${PAGE}/drawbacks`).result)}`);
    case 'Requirement':
      return note('works only as long as a requirement is met, which the Dungeon Master chooses');
    default:
      return note(lowerFirst(result));
  }
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
