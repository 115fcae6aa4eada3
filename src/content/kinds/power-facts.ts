import { capitalized } from '../../rules/capitalized.ts';
import { POWER_LISTS, type Power } from '../schema/powers.ts';

type PowerList = (typeof POWER_LISTS)[number];
export type PowerListLevel = { slug: PowerList; name: string; level: number; class_slug: string };

/** The lists in the order of the level line: psion, specialized psions, the other classes. */
const ORDER: readonly string[] = [...POWER_LISTS].sort((a, b) => rank(a) - rank(b));

function rank(list: PowerList): number {
  if (list === 'psion') return 0;
  return list === 'wilder' || list === 'psychic-warrior' ? 2 : 1;
}

/** The class of a list. The lists of the disciplines belong to the psion. */
export function classOfList(list: PowerList): string {
  return rank(list) === 1 ? 'psion' : list;
}

/** The power's level on each of its lists, in the book's order. */
export function powerListLevels(levels: Power['levels'], name: (list: string) => string): PowerListLevel[] {
  return POWER_LISTS.flatMap((slug) => {
    const level = levels[slug];
    return level === undefined ? [] : [{ slug, name: name(slug), level, class_slug: classOfList(slug) }];
  }).sort((a, b) => ORDER.indexOf(a.slug) - ORDER.indexOf(b.slug));
}

/** `Psion/Wilder 3, Psychic Warrior 2`: psion and wilder are joined if their values are equal. */
export function byListText(lists: readonly { slug: string; name: string }[], value: (list: string) => number): string {
  const psion = lists.find(({ slug }) => slug === 'psion');
  const wilder = lists.find(({ slug }) => slug === 'wilder');
  const isJoined = psion && wilder && value('psion') === value('wilder');
  return lists
    .filter((list) => !(isJoined && list === wilder))
    .map((list) => `${list.name}${isJoined && list === psion ? `/${wilder.name}` : ''} ${value(list.slug)}`)
    .join(', ');
}

/** The display line: `Auditory, material, and visual; see text`. */
export function displayText({ display, display_note }: Power): string | null {
  if (display === undefined) return sentence(display_note);
  const words = display === 'none' ? 'none' : listed(display);
  return sentence(display_note ? `${words}; ${display_note}` : words);
}

/** The cost in power points as printed: one number, or a number for each list. */
export function powerPointsText(power: Power, lists: readonly PowerListLevel[]): string | null {
  const { power_points: cost, power_points_note: note } = power;
  if (cost === undefined) return sentence(note);
  const text =
    typeof cost === 'number'
      ? String(cost)
      : byListText(
          lists.filter(({ slug }) => cost[slug] !== undefined),
          (list) => cost[list as PowerList] ?? 0,
        );
  return note ? `${text}; ${note}` : text;
}

export function xpCostText({ xp }: Power): string | null {
  if (xp === undefined) return null;
  if (xp === true) return 'See text';
  return xp.text ?? (xp.cost === undefined ? 'See text' : `${xp.cost.toLocaleString('en-US')} XP`);
}

function listed(words: readonly string[]): string {
  const [last = '', ...before] = [...words].reverse();
  if (before.length === 0) return last;
  return `${before.reverse().join(', ')}${before.length > 1 ? ',' : ''} and ${last}`;
}

function sentence(text: string | undefined): string | null {
  return text === undefined ? null : capitalized(text);
}
