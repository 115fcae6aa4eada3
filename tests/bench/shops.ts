import { resolve } from 'node:path';
import { createCatalogue } from '../../src/catalogue/catalogue.ts';
import { SHOP_KINDS, type ShopKind } from '../../src/contract/shop-options.ts';
import { openCatalogue } from '../../src/database/open.ts';
import { generateStock, type StockQuery } from '../../src/shop/generate.ts';
import { printTable } from './table.ts';

const SHOPS = 1000;

const kinds = (Object.keys(SHOP_KINDS) as ShopKind[]).filter((kind) => kind !== 'general');

/** What is generated a thousand times each; the first row is the defaults. */
const SETS: [name: string, query: Partial<Pick<StockQuery, 'budget' | 'maxItems' | 'kind'>>][] = [
  ['5,000 gp, 12 items', {}],
  ['100 gp, 12 items', { budget: 10_000 }],
  ['1,000 gp, 6 items', { budget: 100_000, maxItems: 6 }],
  ['50,000 gp, 12 items', { budget: 5_000_000 }],
  ['50,000 gp, 50 items', { budget: 5_000_000, maxItems: 50 }],
  ...kinds.map((kind): [string, { kind: ShopKind }] => [`5,000 gp, 12 items, ${kind}`, { kind }]),
];

/** Prints a table of 1,000 generated shops of several sorts: what they spend, what is left over, how items vary. */
export async function printShops(): Promise<void> {
  const catalogue = await createCatalogue(openCatalogue(resolve('build/catalogue.sqlite')));
  const shop = await catalogue.shop.range();
  const rows = SETS.map(([name, query]) => {
    const seen = new Map<string, number>();
    const left: number[] = [];
    let [spent, lines] = [0, 0];
    const start = performance.now();
    for (let seed = 0; seed < SHOPS; seed++) {
      const stock = generateStock(shop, { budget: 500_000, maxItems: 12, kind: 'general', ...query, seed });
      spent += stock.spent;
      left.push(stock.left);
      lines += stock.lines.length;
      for (const { ware } of stock.lines) seen.set(ware.slug, (seen.get(ware.slug) ?? 0) + 1);
    }
    const [most = ['', 0]] = [...seen].sort((a, b) => b[1] - a[1]);
    const gp = (copper: number) => (copper / 100).toLocaleString('en', { maximumFractionDigits: 1 });
    return [
      name,
      gp(spent / SHOPS),
      gp(left.reduce((sum, copper) => sum + copper, 0) / SHOPS),
      gp(Math.max(...left)),
      (lines / SHOPS).toFixed(1),
      seen.size.toLocaleString('en'),
      `${most[0]} ${((100 * most[1]) / SHOPS).toFixed(1)} %`,
      `${((performance.now() - start) / SHOPS).toFixed(1)} ms`,
    ];
  });
  await catalogue.close();
  console.log(`\n${SHOPS.toLocaleString('en')} generated shops of each sort\n`);
  printTable(['shops', 'spent (gp)', 'left (gp)', 'most left', 'lines', 'items seen', 'most often', 'each'], rows);
}

if (import.meta.main) await printShops();
