import { expect, test } from 'vitest';
import type { ShopStock } from '../../../contract/shop.ts';
import { shopJson, stockCsv } from './stock-export.ts';

const stock: ShopStock = {
  items: [
    {
      id: 1,
      slug: 'potion',
      key: 'potion',
      name: '=Potion, "blue"',
      type: 'potion',
      type_name: 'Potion',
      slot: null,
      slot_name: null,
      rulebook_name: 'A Book',
      price_gp: 50,
      quantity: 3,
      total_gp: 150,
      stackable: 1,
      made_of: [],
      price_steps: [],
    },
  ],
  seed: 7,
  spent: 150,
  left: 0,
  note: null,
};

test('the CSV quotes where needed and escapes formulas', async () => {
  const [head, row, end] = (await stockCsv(stock, { markup: '10', sold: 'potion*2' })).split('\r\n');
  expect(head).toBe('\ufeffQuantity,Sold,Item,Type,Slot,Rulebook,List price (gp),Asks (gp),Pays (gp)');
  expect(row).toBe('3,2,"\'=Potion, ""blue""",Potion,,A Book,50,55,25');
  expect(end).toBe('');
});

test('the JSON has the keeper and the sales', () => {
  const keeper = { shop_name: 'S', owner: 'O', race: 'elf', alignment: 'Neutral', notes: '', kind: 'smith' } as const;
  const shop = JSON.parse(shopJson({ ...stock, debug: [] }, { sold: 'potion' }, keeper));
  expect(shop).toMatchObject({ shop_name: 'S', markup: 0, seed: 7, items: [{ sold: 1, asks_gp: 50, pays_gp: 25 }] });
  expect(shop.debug).toBeUndefined();
});
