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
import type { Spell } from '../contract/spells.ts';
import { craftArms } from '../crafting/craft-arms.ts';
import { craftItem } from '../crafting/craft-item.ts';
import { craftNewItem } from '../crafting/craft-new-item.ts';
import { craftSpellItem } from '../crafting/craft-spell-item.ts';
import { craftStaff } from '../crafting/craft-staff.ts';
import { CannotCraft } from '../crafting/failure.ts';
import { craftingOptionsFor } from '../crafting/options.ts';
import { type ApiRoute, queryRoute } from './route.ts';

export function craftingRoutes(catalogue: Catalogue): ApiRoute[] {
  return [
    queryRoute({
      path: '/api/crafting',
      tag: 'Crafting',
      summary:
        'Price, cost, experience and time of making an item: one of the catalogue (item), a common thing made better (base), a spell in an item (spell), or a new item priced by its powers (make)',
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
  const { item, base, spell, make } = query;
  const subjects = [item, base, spell, make].filter((subject) => subject !== undefined);
  if (subjects.length !== 1)
    throw new CannotCraft('item', subjects.join(', '), 'must be given, or base, spell or make: one of the four');
  const itemOf = async (slug: string): Promise<Item | null> => {
    const json = await items.find(slug);
    return json && parseJson<Item>(json);
  };
  if (base !== undefined) return craftArms({ ...query, base }, await shop.range(), itemOf);
  if (item !== undefined) return craftItem(item, await itemOf(item.split('~')[0] ?? ''));
  const spellOf = async (slug: string): Promise<Spell | null> => {
    const json = await spells.find(slug);
    return json && parseJson<Spell>(json);
  };
  if (make === 'staff') return craftStaff(query, spellOf);
  if (make !== undefined) return craftNewItem({ ...query, make }, spellOf);
  if (spell === undefined) throw new CannotCraft('spell', '', 'must be the slug of a spell');
  return craftSpellItem({ ...query, spell }, await spellOf(spell));
}
