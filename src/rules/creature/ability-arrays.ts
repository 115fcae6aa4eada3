/**
 * Arrays of ability scores in place of the printed ones (Monster Manual v.3.5, page 290; racial adjustments: Dungeon
 * Master's Guide v.3.5, page 173).
 */

import { ABILITIES, type Ability } from '../abilities.ts';
import { capitalized } from '../capitalized.ts';
import { CannotBuild } from './cannot-build.ts';
import type { CreatureFacts } from './creature-facts.ts';
import type { Draft } from './draft.ts';
import { setAbility } from './set-ability.ts';

export const ARRAYS = {
  standard: [11, 11, 11, 10, 10, 10],
  nonelite: [13, 12, 11, 10, 9, 8],
  elite: [15, 14, 13, 12, 10, 8],
} as const;
export type ArrayName = keyof typeof ARRAYS;

/** The scores of the 1st-level warriors that humanoids are printed as, before their race counts. */
const WARRIOR = { str: 13, dex: 11, con: 12, int: 10, wis: 9, cha: 8 } as const;

const USUAL: readonly Ability[] = ['str', 'con', 'dex', 'int', 'wis', 'cha'];

/** What each class needs most, first to last. */
const NEEDS: Readonly<Record<string, readonly Ability[]>> = {
  barbarian: ['str', 'con', 'dex', 'wis', 'int', 'cha'],
  bard: ['cha', 'dex', 'con', 'int', 'str', 'wis'],
  cleric: ['wis', 'con', 'str', 'cha', 'dex', 'int'],
  druid: ['wis', 'con', 'dex', 'str', 'int', 'cha'],
  monk: ['wis', 'dex', 'str', 'con', 'int', 'cha'],
  paladin: ['str', 'cha', 'con', 'wis', 'dex', 'int'],
  ranger: ['str', 'dex', 'con', 'wis', 'int', 'cha'],
  rogue: ['dex', 'int', 'con', 'str', 'wis', 'cha'],
  sorcerer: ['cha', 'con', 'dex', 'int', 'wis', 'str'],
  wizard: ['int', 'con', 'dex', 'wis', 'cha', 'str'],
  adept: ['wis', 'con', 'dex', 'int', 'cha', 'str'],
  aristocrat: ['cha', 'int', 'dex', 'con', 'wis', 'str'],
  expert: ['int', 'dex', 'con', 'wis', 'cha', 'str'],
  psion: ['int', 'con', 'dex', 'wis', 'cha', 'str'],
  'psychic-warrior': ['str', 'wis', 'con', 'dex', 'int', 'cha'],
  wilder: ['cha', 'con', 'dex', 'int', 'wis', 'str'],
};

/** Replaces the printed array. The best scores go to what the class needs most. */
export function layArray(
  draft: Draft,
  array: ArrayName,
  mainClass: string | undefined,
  wanted: readonly Ability[] = [],
): void {
  const { printed } = draft;
  const adjustments = racialAdjustments(printed, array);
  const usual = NEEDS[mainClass ?? ''] ?? USUAL;
  const order = [...new Set([...wanted, ...usual])].filter((ability) => printed.abilities[ability] !== undefined);
  const cause = `${array === 'elite' ? 'Elite' : array === 'nonelite' ? 'Nonelite' : 'Standard'} array`;
  const given = order.map((ability, n): [Ability, number] => [ability, ARRAYS[array][n] ?? 10]);
  for (const [ability, score] of given) {
    const least = ability === 'int' && (printed.abilities.int ?? 0) >= 3 ? 3 : 1;
    setAbility(draft, ability, Math.max(least, score + (adjustments[ability] ?? 0)), cause);
  }
  const words = given.map(([ability, score]) => `${capitalized(ability)} ${score}`);
  draft.notes.push(`${cause}, before racial adjustments: ${words.join(', ')}.`);
}

/** The printed scores without the array that they were made with: 11 of odd and 10 of even scores. */
function racialAdjustments(
  { name, abilities, hit_dice = [] }: CreatureFacts,
  array: ArrayName,
): Partial<Record<Ability, number>> {
  const classes = hit_dice.filter((part) => part.class !== undefined);
  const warrior = classes.length === 1 && classes[0]?.class === 'warrior' && classes[0].count === 1;
  if (classes.length > 0 && !warrior)
    throw new CannotBuild(
      'array',
      array,
      `needs a creature with typical scores; the ${name} is printed with scores of its own`,
    );
  return Object.fromEntries(
    ABILITIES.flatMap((ability) => {
      const score = abilities[ability];
      if (score === undefined) return [];
      return [[ability, score - (warrior ? WARRIOR[ability] : score % 2 === 0 ? 10 : 11)]];
    }),
  );
}
