import type { Treasure, TreasureGood, TreasureItem, TreasureRoll } from '../../../contract/treasure.ts';
import type { TreasurePart } from '../../../contract/treasure-options.ts';
import { formatGp } from '../../../rules/item-format.ts';

/** A line of a rolled treasure: what was rolled on the treasure table, and what that led to. */
export type RolledLine =
  | { of: 'column'; roll: TreasureRoll }
  | { of: 'good'; good: TreasureGood; roll: TreasureRoll }
  | { of: 'item'; item: TreasureItem; rolls: TreasureRoll[] }
  /** An item that the creature does not keep. */
  | { of: 'refused'; rolls: TreasureRoll[] };

/** The lines of one part of a treasure, in the order in which they were rolled. */
export function linesOf({ rolls, goods, items }: Treasure, part: TreasurePart): RolledLine[] {
  const lines: RolledLine[] = [];
  for (let at = 0; at < rolls.length; at++) {
    const roll = rolls[at];
    if (roll === undefined || roll.part !== part) continue;
    const good = goods.find((one) => one.roll === at);
    const item = items.find((one) => one.roll === at);
    const before = lines.at(-1);
    if (good) lines.push({ of: 'good', good, roll });
    else if (item) {
      lines.push({ of: 'item', item, rolls: rolls.slice(at, at + item.rolls) });
      at += item.rolls - 1;
    } else if (roll.depth === 0) lines.push({ of: 'column', roll });
    else if (before?.of === 'refused') before.rolls.push(roll);
    else lines.push({ of: 'refused', rolls: [roll] });
  }
  return lines;
}

/** What one part of a treasure is worth, in gp. */
export function worthOf({ coins, goods, items }: Treasure, part: TreasurePart): number {
  if (part === 'coins') return coins.cp / 100 + coins.sp / 10 + coins.gp + coins.pp * 10;
  if (part === 'goods') return goods.reduce((sum, { value }) => sum + value, 0);
  return items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

/** The coins in words: `30 pp, 200 gp`; null where there are none. */
export function coinsText({ cp, sp, gp, pp }: Treasure['coins']): string | null {
  const coins = [[pp, 'pp'] as const, [gp, 'gp'] as const, [sp, 'sp'] as const, [cp, 'cp'] as const];
  const found = coins.flatMap(([count, coin]) => (count > 0 ? [`${count.toLocaleString('en')} ${coin}`] : []));
  return found.length === 0 ? null : found.join(', ');
}

/** A number of d% as the books print it: `07`, and `00` for 100. */
export const percentile = (roll: number): string => String(roll % 100).padStart(2, '0');

/** The numbers of a row: `01–14`, `07`, `96–00`. */
export const percentiles = ({ from, to }: { from: number; to: number }): string =>
  from === to ? percentile(from) : `${percentile(from)}–${percentile(to)}`;

/** The dice of a roll: `4d12 rolled 27`; empty where it had none. */
export const diceText = ({ dice }: TreasureRoll): string =>
  dice.map(({ dice: text, results, total }) => `${text}: ${sumText(results, total)}`).join(', ');

const sumText = (results: readonly number[], total: number) =>
  results.length > 1 ? `${results.join(' + ')} = ${total}` : String(total);

/** Every die of an item, in order: `Potions, minor 41; Specific Potions 07 (1d3: 2)`. */
export const chainText = (rolls: readonly TreasureRoll[]): string =>
  rolls
    .map((roll) => {
      const dice = diceText(roll);
      return `${roll.table} ${percentile(roll.roll)}${dice && ` (${dice})`}`;
    })
    .join('; ');

/** What is to be known of an item beyond its name: size, charges, curse, and the mind of an intelligent one. */
export function itemNotes({ notes, quantity, price, intelligent }: TreasureItem): string[] {
  return [
    ...(quantity > 1 ? [`${formatGp(price)} each`] : []),
    ...notes,
    ...(intelligent === null
      ? []
      : [
          `Intelligent: ${intelligent.alignment}, Int ${intelligent.intelligence}, Wis ${intelligent.wisdom}, Cha ${intelligent.charisma}, Ego ${intelligent.ego}`,
          [intelligent.communication, intelligent.senses].filter(Boolean).join('; '),
          ...intelligent.powers,
        ]),
  ];
}
