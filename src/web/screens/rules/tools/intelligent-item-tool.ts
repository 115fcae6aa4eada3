import { slugify } from '../../../../contract/slug.ts';
import type { TreasureRow, TreasureTables } from '../../../../contract/treasure-tables.ts';
import { formatGp } from '../../../../rules/item-format.ts';
import { createRandom } from '../../../../rules/random.ts';
import { rollRange } from '../../../../rules/roll-tables.ts';
import { rollIntelligence } from '../../../../treasure/intelligent-item.ts';
import { createRoller } from '../../../../treasure/roller.ts';
import type { PageTables, RuleTool } from './tool.ts';

const PAGE = 'intelligent-items';
const HIGHEST_ROLL = 999_999;

/** An intelligent item, rolled on the tables of its page. */
export const intelligentItem: RuleTool = {
  title: 'An intelligent item',
  fields: [
    { name: 'bonus', label: 'Enhancement and abilities', lowest: 0, highest: 10, fallback: 0 },
    {
      name: 'purpose',
      label: 'Special purpose',
      options: [
        ['no', 'None'],
        ['yes', 'For a greater power'],
      ],
      fallback: 'no',
    },
    { name: 'item', label: 'Roll no.', lowest: 0, highest: HIGHEST_ROLL, fallback: 1 },
  ],
  again: 'item',
  work({ number, choice }, tables) {
    const roller = createRoller(rolledTables(tables), createRandom(number('item'), 'intelligent item'));
    const item = rollIntelligence(roller, number('bonus'), choice('purpose') === 'yes');
    const dice = roller.rolls.map(({ table, roll, dice: more }) =>
      [
        `${table} ${String(roll % 100).padStart(2, '0')}`,
        ...more.map(({ dice: text, total }) => `${text}: ${total}`),
      ].join(', '),
    );
    return {
      figures: [
        ['Alignment', item.alignment],
        ['Int, Wis, Cha', `${item.intelligence}, ${item.wisdom}, ${item.charisma}`],
        ['Ego', String(item.ego)],
        ['Price', `+${formatGp(item.copper / 100)}`],
      ],
      rows: [
        ['Communication', item.communication],
        ['Senses', item.senses],
        ...item.powers.map((power) => ['Power', power] as const),
        ...(item.purpose === null ? [] : [['Special purpose', item.purpose] as const]),
        ...(item.dedicated_power === null ? [] : [['Dedicated power', item.dedicated_power] as const]),
        ['Dice', dice.join('; ')],
      ],
    };
  },
};

/** The tables of the page as the ones that treasures are rolled on. */
export function rolledTables(tables: PageTables): TreasureTables {
  return {
    tables: tables.map(({ id, name, columns, rows }) => ({
      id: `${PAGE}/${slugify(id)}`,
      name,
      page: PAGE,
      part: id,
      note: null,
      rows: rows.flatMap((cells) => rowOf(columns, cells) ?? []),
    })),
    values: [],
    major_items: [],
    scroll_spells: {},
  };
}

function rowOf(columns: readonly string[], row: PageTables[number]['rows'][number]): TreasureRow | null {
  const texts = row.map((cell) => String(cell ?? '').replace(/<[^>]*>/g, ''));
  const range = rollRange(texts[columns.indexOf('d%')] ?? '');
  const result = texts[columns.findIndex((name) => name !== 'd%')];
  if (range === null || result === undefined) return null;
  const cells = Object.fromEntries(
    columns.flatMap((name, i) => (name === 'd%' || (row[i] ?? null) === null ? [] : [[name, texts[i] ?? '']])),
  );
  const price = columns.findIndex((name) => /price/i.test(name));
  const gp = /^\+?([\d,]+) gp/.exec(texts[price] ?? '')?.[1];
  return {
    ...range,
    result,
    entries: [],
    copper: gp === undefined ? null : Number(gp.replaceAll(',', '')) * 100,
    cells,
  };
}
