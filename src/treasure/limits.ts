import type { FoundItem, Good } from './treasure.ts';

/** What a creature keeps or never keeps. */
export type Limit = {
  /** The only kind of goods; null for any. */
  goods: Good['kind'] | null;
  /** Of an item that the creature does not keep: whether there is none, or it is rolled again. */
  refuses: (item: FoundItem) => 'none' | 'again' | null;
  meaning: string;
};

const PAPER = /^scroll-of-/;
const WOOD = /^(?:wand-of-|staff-of-|club|quarterstaff|.*bow\b|arrows-|.*wooden|darkwood-|.*spear\b)/;
const CLOTH_AND_LIQUID =
  /^(?:potion-of-|oil-of-|elixir-|cloak-|robe-|boots-|gloves-|vest|mantle|padded|leather-|hide-|studded-|belt-|bag-)/;

const isPaperOrWood = ({ slug }: FoundItem) => PAPER.test(slug) || WOOD.test(slug);
const isNeitherMetalNorStone = (item: FoundItem) => isPaperOrWood(item) || CLOTH_AND_LIQUID.test(item.slug);

const refusing = (kept: (item: FoundItem) => boolean, outcome: 'none' | 'again') => (item: FoundItem) =>
  kept(item) ? null : outcome;

/**
 * The meaning of a limit of a treasure line: of what begins with "no" a result is none, for "only" the dice are rolled until one fits
 * (Monster Manual, page 7). Materials of things without one in their row are judged by what they usually are made of.
 */
export function limitOn(limit: string | null): Limit {
  const any: Limit = { goods: null, refuses: () => null, meaning: 'the Dungeon Master chooses what that means.' };
  switch (limit) {
    case null:
      return any;
    case 'no scrolls':
      return { ...any, refuses: refusing(({ slug }) => !PAPER.test(slug), 'none'), meaning: 'a scroll is no item.' };
    case 'gems only':
    case 'stone only':
      return { ...any, goods: 'gem', meaning: 'all goods are gems.' };
    case 'nonflammables only':
      return {
        ...any,
        refuses: refusing((item) => !isPaperOrWood(item), 'again'),
        meaning: 'scrolls and things of wood are rolled again.',
      };
    case 'no nonmetal or nonstone':
      return {
        ...any,
        refuses: refusing((item) => !isNeitherMetalNorStone(item), 'none'),
        meaning: 'potions, scrolls and things of wood, leather or cloth are no items.',
      };
    case 'metal or stone only':
      return { ...any, meaning: 'art objects are of metal or stone.' };
    case 'honey only':
      return { ...any, meaning: 'the value of the goods is that of the honey.' };
    default:
      return any;
  }
}
