import type { Catalogue } from '../catalogue/catalogue.ts';
import { parseJson, toJson } from '../catalogue/json-text.ts';
import {
  type Crafted,
  type CraftingParameters,
  crafted,
  craftingOptions,
  craftingOptionsParameters,
  craftingParameters,
} from '../contract/crafting.ts';
import type { Item } from '../contract/items.ts';
import { InvalidParameters } from '../contract/problems.ts';
import { craftArms } from '../crafting/craft-arms.ts';
import { craftItem } from '../crafting/craft-item.ts';
import { craftSpellItem } from '../crafting/craft-spell-item.ts';
import { CannotCraft } from '../crafting/failure.ts';
import { craftingOptionsFor } from '../crafting/options.ts';
import { type ApiRoute, queryRoute } from './route.ts';

export function craftingRoutes(catalogue: Catalogue): ApiRoute[] {
  return [
    queryRoute({
      path: '/api/crafting',
      tag: 'Crafting',
      summary:
        'Price, cost, experience and time of making an item: one of the catalogue (item), a common thing made better (base), or a spell in an item (spell)',
      parameters: craftingParameters,
      answer: crafted,
      answerQuery: (query) => orInvalid(() => craft(query, catalogue)),
    }),
    queryRoute({
      path: '/api/crafting/options',
      tag: 'Crafting',
      summary: 'What can be made, and the sizes, materials and special abilities that a base takes',
      parameters: craftingOptionsParameters,
      answer: craftingOptions,
      answerQuery: ({ base }) => orInvalid(async () => craftingOptionsFor(await catalogue.shop.range(), base)),
    }),
  ];
}

/** The answer as JSON; what the rules do not allow becomes a failure of its parameter. */
async function orInvalid<Value>(work: () => Promise<Value>) {
  try {
    return toJson(await work());
  } catch (error) {
    if (error instanceof CannotCraft) throw new InvalidParameters(error.errors);
    throw error;
  }
}

async function craft(query: CraftingParameters, { items, spells, shop }: Catalogue): Promise<Crafted> {
  const { item, base, spell } = query;
  const subjects = [item, base, spell].filter((subject) => subject !== undefined);
  if (subjects.length !== 1)
    throw new CannotCraft('item', subjects.join(', '), 'must be given, or base, or spell: one of the three');
  const itemOf = async (slug: string): Promise<Item | null> => {
    const json = await items.find(slug);
    return json && parseJson<Item>(json);
  };
  if (base !== undefined) return craftArms({ ...query, base }, await shop.range(), itemOf);
  if (item !== undefined) return craftItem(item, await itemOf(item.split('~')[0] ?? ''));
  if (spell === undefined) throw new CannotCraft('spell', '', 'must be the slug of a spell');
  const json = await spells.find(spell);
  return craftSpellItem({ ...query, spell }, json && parseJson(json));
}
