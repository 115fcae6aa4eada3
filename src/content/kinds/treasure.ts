import { slugify } from '../../contract/slug.ts';
import type { TreasureEntry, TreasureRow, TreasureTable, TreasureTables } from '../../contract/treasure-tables.ts';
import { rollRange } from '../../rules/roll-tables.ts';
import type { CompileContext, NumberedEntry } from '../compile-context.ts';
import { plainText } from '../render.ts';
import type { RuleTable } from '../schema/rules.ts';
import type { Writer } from '../writer.ts';
import { membersOf } from './item-facts.ts';

type Page = NumberedEntry<'rules'>;
type Cell = string | number | null;

/** The pages whose tables with a column of d% are rolled on. */
const PAGES: readonly string[] = [
  ...['treasure-by-encounter', 'gems-and-art-objects', 'mundane-items', 'random-magic-items'],
  ...['random-armor-and-shields', 'random-weapons', 'random-potions', 'random-rings', 'random-rods'],
  ...['random-scrolls', 'arcane-scrolls', 'divine-scrolls', 'random-staffs', 'random-wands', 'random-wondrous-items'],
  ...['intelligent-items', 'cursed-items'],
  ...['random-psionic-items', 'random-epic-items', 'random-epic-armor-and-weapons', 'epic-intelligent-items'],
];

const LEVELS_PAGE = 'treasure-by-encounter';

/** Of the pages of scrolls: the tradition of the spells that their rows name. */
const SCROLL_TRADITIONS: Readonly<Record<string, 'arcane' | 'divine'>> = {
  'arcane-scrolls': 'arcane',
  'divine-scrolls': 'divine',
};

/** Adds the tables of treasures, which pages of the rules show, as data to roll on. */
export function compileTreasure(context: CompileContext, writer: Writer): void {
  const scrolls = scrollsBySpell(context);
  const pages = new Map(context.all('rules').map((page) => [page.slug, page]));
  const tables = PAGES.flatMap((slug) => {
    const page = pages.get(slug);
    if (page === undefined) throw new Error(`There is no page "${slug}" of the rules, whose tables treasures need.`);
    return Object.entries(page.value.tables ?? {}).flatMap(([id, table]) =>
      tablesOf(page, id, table, (kind, entry) => entryOf(context, kind, entry, scrolls.get(`${slug}/${entry}`))),
    );
  });
  const names = tables.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) throw new Error(`Two tables of treasures have the name "${twice}".`);
  const { values, epic } = pages.get(LEVELS_PAGE)?.value.tables ?? {};
  writer.lookup('treasure', {
    tables,
    values: numbersIn(values),
    major_items: numbersIn(epic),
    scroll_spells: Object.fromEntries(
      (pages.get('random-scrolls')?.value.tables?.number?.rows ?? []).map(([grade, dice]) => [
        slugify(String(grade)),
        String(dice),
      ]),
    ),
  } satisfies TreasureTables);
}

type FindEntry = (kind: string, slug: string) => TreasureEntry | null;

/** The tables to roll on that a table of a page holds: one for each column of d% and each head of rows. */
function tablesOf({ slug: page }: Page, part: string, table: RuleTable, find: FindEntry): TreasureTable[] {
  const rolled = table.columns.flatMap((name, index) => (name.startsWith('d%') ? [{ name, index }] : []));
  return rolled.flatMap(({ name, index }) => {
    const variant = name.replace(/^d%(?:,| for)?\s*/, '');
    const result = name.startsWith('d% for') ? index + 1 : table.columns.findIndex((one) => !one.startsWith('d%'));
    return groupsOf(table).flatMap(({ group, rows }): TreasureTable[] => {
      const read = rows.flatMap((row) => rowOf(table.columns, row, index, result, find) ?? []);
      if (read.length === 0) return [];
      return [
        {
          id: [page, part, ...[variant, group].map(slugify).filter(Boolean)].join('/'),
          name: [table.name, variant, group].filter(Boolean).join(', '),
          page,
          part,
          note: table.note === undefined ? null : plainText(table.note),
          rows: read.sort((a, b) => a.from - b.from),
        },
      ];
    });
  });
}

/** The rows under each head; without heads, all rows. */
function groupsOf({ rows }: RuleTable): { group: string; rows: Cell[][] }[] {
  const groups: { group: string; rows: Cell[][] }[] = [];
  for (const row of rows) {
    if (!Array.isArray(row)) groups.push({ group: row, rows: [] });
    else {
      if (groups.length === 0) groups.push({ group: '', rows: [] });
      groups.at(-1)?.rows.push(row);
    }
  }
  return groups;
}

const PRICE_COLUMN = /price|cost|value/i;

function rowOf(
  columns: readonly string[],
  row: Cell[],
  die: number,
  result: number,
  find: FindEntry,
): TreasureRow | null {
  const range = rollRange(String(row[die] ?? ''));
  const text = row[result];
  if (range === null || text === null || text === undefined) return null;
  const cells = Object.fromEntries(
    columns.flatMap((name, i) =>
      name.startsWith('d%') || (row[i] ?? null) === null ? [] : [[name, plainText(String(row[i]))]],
    ),
  );
  const links = [...String(text).matchAll(/\]\((\w+)\/([a-z0-9-]+)\)/g)];
  const entries = links.flatMap(([, kind = '', slug = '']) => find(kind, slug) ?? []);
  const price = columns.find((name) => PRICE_COLUMN.test(name));
  const printed =
    (price === undefined ? undefined : cells[price]) ?? /\(([^)]* gp)[^)]*\)$/.exec(plainText(String(text)))?.[1];
  return { ...range, result: plainText(String(text)), entries, copper: copperIn(printed ?? ''), cells };
}

/** `12 gp 5 sp` → 1250; null without a figure, and for dice. */
function copperIn(text: string): number | null {
  const [, gp, sp] = /^\+?([\d,]+) gp(?: (\d) sp)?/.exec(text.replace(/^.*, /, '')) ?? [];
  return gp === undefined ? null : Number(gp.replaceAll(',', '')) * 100 + Number(sp ?? 0) * 10;
}

/** The figures of the second column, in the order of the rows: `1,200 gp`, `+4`. */
function numbersIn(table: RuleTable | undefined): number[] {
  return (table?.rows ?? []).flatMap((row) =>
    Array.isArray(row) ? [Number(String(row[1]).replace(/[^\d]/g, ''))] : [],
  );
}

/** The scroll of each spell and tradition, by the page and the spell: `arcane-scrolls/fireball`. Of several the usual one, which is the first. */
function scrollsBySpell(context: CompileContext): Map<string, NumberedEntry<'items'>> {
  const pages = Object.entries(SCROLL_TRADITIONS);
  const scrolls = context.all('items').flatMap((entry): [string, NumberedEntry<'items'>][] => {
    const { type, made_from } = entry.value;
    if (type !== 'scroll' || made_from === undefined) return [];
    const page = pages.find(([, tradition]) => tradition === made_from.tradition)?.[0];
    return page === undefined ? [] : [[`${page}/${made_from.spell}`, entry]];
  });
  return new Map(scrolls.toReversed());
}

/** An entry that a row links to; a spell on a page of scrolls becomes its scroll. */
function entryOf(
  context: CompileContext,
  kind: string,
  slug: string,
  scroll: NumberedEntry<'items'> | undefined,
): TreasureEntry | null {
  if (kind === 'items' || scroll !== undefined) {
    const item = scroll?.value ?? context.get('items', slug);
    if (item === undefined) return null;
    const prices = new Set(membersOf(item).map(({ price }) => price?.gp));
    const [gp] = prices;
    const copper = prices.size === 1 && gp !== undefined ? Math.round(gp * 100) : null;
    return { kind: 'items', slug: scroll?.slug ?? slug, name: item.name, copper };
  }
  if (kind !== 'spells' && kind !== 'powers' && kind !== 'rules') return null;
  return { kind, ...context.namedSlug(kind, slug), copper: null };
}
