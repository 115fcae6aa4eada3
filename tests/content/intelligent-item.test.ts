import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseJson } from '../../src/catalogue/json-text.ts';
import type { Rule } from '../../src/contract/rules.ts';
import { intelligentItem, rolledTables } from '../../src/web/screens/rules/tools/intelligent-item-tool.ts';
import { readTool } from '../../src/web/screens/rules/tools/tool.ts';
import { openTestCatalogue } from '../support/catalogue.ts';
import { expectEach } from '../support/expect-each.ts';

let catalogue: Awaited<ReturnType<typeof openTestCatalogue>>;
let page: Rule;
beforeAll(async () => {
  catalogue = await openTestCatalogue();
  const json = await catalogue.rules.find('intelligent-items');
  if (json === null) throw new Error('there is no page of intelligent items');
  page = parseJson<Rule>(json);
});
afterAll(() => catalogue.close());

test('the tables of the page are those that treasures are rolled on', async () => {
  const { tables } = await catalogue.treasure.tables();
  const compiled = tables.filter((table) => table.page === 'intelligent-items');
  const read = rolledTables(page.tables).tables;
  expect(compiled.length).toBeGreaterThanOrEqual(6);
  for (const { id, rows } of compiled) {
    const plain = rows.map(({ entries, ...row }) => row);
    expect(read.find((table) => table.id === id)?.rows.map(({ entries, ...row }) => row)).toEqual(plain);
  }
});

test('an item of each number has a mind and a price, and a purpose where it is asked for', () => {
  for (let item = 0; item < 300; item++) {
    const { values } = readTool(intelligentItem, { item: String(item), purpose: 'yes', bonus: '3' });
    const { figures, rows } = intelligentItem.work(values, page.tables);
    expectEach(figures, ([, text]) => text !== '' && !text.includes('NaN'));
    expect(Number(figures[2]?.[1])).toBeGreaterThanOrEqual(4);
    expect(rows.some(([label]) => label === 'Special purpose')).toBe(
      rows.some(([label]) => label === 'Dedicated power'),
    );
  }
});
