/**
 * The creatures that classes give, and what they gain by the level of their master.
 *
 * Sources: Player's Handbook v.3.5, pages 35–36 (animal companion), 44–45 (special mount), 52–53 (familiar); Dungeon Master's
 * Guide v.3.5, page 182 (fiendish servant); Expanded Psionics Handbook, pages 22–23 (psicrystal); SRD, epic classes.
 */

import type { CompanionKind } from './masters.ts';

/** What a row of a table gives. Hit Dice, natural armor, Strength and Dexterity are added; Intelligence is a score. */
export interface CompanionStep {
  /** The first level of the row. */
  from: number;
  hitDice: number;
  naturalArmor: number;
  str: number;
  dex: number;
  /** Absent where the creature keeps its own. */
  int?: number;
  tricks?: number;
  /** What is gained from here on. */
  special: readonly string[];
}

const companion = (
  from: number,
  hitDice: number,
  str: number,
  tricks: number,
  special: readonly string[] = [],
): CompanionStep => ({
  from,
  hitDice,
  naturalArmor: hitDice,
  str,
  dex: str,
  tricks,
  special,
});

const ANIMAL_COMPANION: readonly CompanionStep[] = [
  companion(1, 0, 0, 1, ['link', 'share spells']),
  companion(3, 2, 1, 2, ['evasion']),
  companion(6, 4, 2, 3, ['devotion']),
  companion(9, 6, 3, 4, ['Multiattack']),
  companion(12, 8, 4, 5),
  companion(15, 10, 5, 6, ['improved evasion']),
  companion(18, 12, 6, 7),
];

const mount = (
  from: number,
  hitDice: number,
  naturalArmor: number,
  str: number,
  int: number,
  special: readonly string[],
) => ({
  ...{ from, hitDice, naturalArmor, str, dex: 0, int, special },
});

const SPECIAL_MOUNT: readonly CompanionStep[] = [
  mount(5, 2, 4, 1, 6, ['empathic link', 'improved evasion', 'share spells', 'share saving throws']),
  mount(8, 4, 6, 2, 7, ['improved speed']),
  mount(11, 6, 8, 3, 8, ['command creatures of its kind']),
  mount(15, 8, 10, 4, 9, ['spell resistance']),
];

/** By character level (Dungeon Master's Guide, page 182). */
const FIENDISH_SERVANT: readonly CompanionStep[] = [
  mount(1, 2, 1, 1, 6, ['empathic link', 'improved evasion', 'share spells', 'share saving throws']),
  mount(13, 4, 3, 2, 7, ['speak with blackguard']),
  mount(16, 6, 5, 3, 8, ['blood bond']),
  mount(19, 8, 7, 4, 9, ['spell resistance']),
];

const familiar = (row: number, special: readonly string[] = []): CompanionStep => ({
  ...{ from: 2 * row - 1, hitDice: 0, naturalArmor: row, str: 0, dex: 0, int: row + 5, special },
});

const FAMILIAR: readonly CompanionStep[] = [
  familiar(1, ['Alertness (master)', 'improved evasion', 'share spells', 'empathic link']),
  familiar(2, ['deliver touch spells']),
  familiar(3, ['speak with master']),
  familiar(4, ['speak with animals of its kind']),
  familiar(5),
  familiar(6, ['spell resistance']),
  familiar(7, ['scry on familiar']),
  familiar(8),
  familiar(9),
  familiar(10),
];

/** Its own Intelligence is 6. */
const PSICRYSTAL_INT = 6;
const psicrystal = (row: number, special: readonly string[] = []): CompanionStep => ({
  ...{ from: 2 * row - 1, hitDice: 0, naturalArmor: row - 1, str: 0, dex: 0, int: PSICRYSTAL_INT + row - 1, special },
});

const PSICRYSTAL: readonly CompanionStep[] = [
  psicrystal(1),
  psicrystal(2, ['deliver touch powers']),
  psicrystal(3, ['telepathic speech']),
  psicrystal(4),
  psicrystal(5, ['flight 50 ft. (poor)']),
  psicrystal(6, ['power resistance']),
  psicrystal(7, ['sight link']),
  psicrystal(8, ['channel power']),
  psicrystal(9),
  psicrystal(10),
];

const TABLES: Readonly<Record<CompanionKind, readonly CompanionStep[]>> = {
  'animal-companion': ANIMAL_COMPANION,
  familiar: FAMILIAR,
  'special-mount': SPECIAL_MOUNT,
  'fiendish-servant': FIENDISH_SERVANT,
  psicrystal: PSICRYSTAL,
};

/** The first level that gives one. */
export const firstLevel = (kind: CompanionKind): number => TABLES[kind][0]?.from ?? 1;

/**
 * What the master's level gives, with everything that earlier rows gave; null below the first row. Levels past the 20th go on as
 * the epic rules say: every third level an animal companion gains 2 Hit Dice, 1 point of Strength and Dexterity and a trick; every
 * fifth a mount 2 Hit Dice, 2 points of natural armor and 1 of Strength and Intelligence; every second, from the 21st, a familiar
 * or psicrystal 1 point of natural armor and Intelligence.
 * @param level the effective level: of a ranger half the class level, of a blackguard the character level
 */
export function companionStep(kind: CompanionKind, level: number): CompanionStep | null {
  const table = TABLES[kind];
  const row = table.findLast(({ from }) => from <= level);
  if (row === undefined) return null;
  const special = table.filter(({ from }) => from <= level).flatMap((one) => one.special);
  return { ...withEpic(kind, row, level), special: replaced(special) };
}

function withEpic(kind: CompanionKind, row: CompanionStep, level: number): CompanionStep {
  const past = Math.max(0, level - 20);
  if (past === 0) return row;
  switch (kind) {
    case 'animal-companion': {
      const times = Math.floor(past / 3);
      const { hitDice, str, dex, tricks = 0 } = row;
      return { ...row, hitDice: hitDice + 2 * times, str: str + times, dex: dex + times, tricks: tricks + times };
    }
    case 'special-mount':
    case 'fiendish-servant': {
      const times = Math.floor(past / 5);
      const { hitDice, naturalArmor, str, int = 0 } = row;
      return {
        ...row,
        hitDice: hitDice + 2 * times,
        naturalArmor: naturalArmor + 2 * times,
        str: str + times,
        int: int + times,
      };
    }
    case 'familiar':
    case 'psicrystal': {
      const times = Math.ceil(past / 2);
      return { ...row, naturalArmor: row.naturalArmor + times, int: (row.int ?? 0) + times };
    }
  }
}

/** Improved evasion takes the place of evasion. */
const replaced = (special: readonly string[]): string[] =>
  special.filter((one) => one !== 'evasion' || !special.includes('improved evasion'));

/** A creature that can be chosen. */
export interface Choice {
  monster: string;
  /** What is taken off the effective level. */
  adjustment: number;
  /** Only where there is water to live in. */
  aquatic?: true;
  /** What a familiar gives its master. */
  benefit?: string;
}

const dry = (adjustment: number, ...monsters: string[]): Choice[] =>
  monsters.map((monster) => ({ monster, adjustment }));
const wet = (adjustment: number, ...monsters: string[]): Choice[] =>
  monsters.map((monster) => ({ monster, adjustment, aquatic: true }));

const COMPANIONS: readonly Choice[] = [
  ...dry(
    0,
    'badger',
    'camel',
    'dire-rat',
    'dog',
    'dog-riding',
    'eagle',
    'hawk',
    'horse-light',
    'horse-heavy',
    'owl',
    'pony',
  ),
  ...dry(0, 'snake-small-viper', 'snake-medium-viper', 'wolf'),
  ...wet(0, 'crocodile', 'porpoise', 'shark-medium', 'squid'),
  ...dry(3, 'ape', 'bear-black', 'bison', 'boar', 'cheetah', 'dire-badger', 'dire-bat', 'dire-weasel', 'leopard'),
  ...dry(3, 'lizard-monitor', 'constrictor-snake', 'snake-large-viper', 'wolverine'),
  ...wet(3, 'shark-large'),
  ...dry(
    6,
    'bear-brown',
    'dire-wolverine',
    'crocodile-giant',
    'deinonychus',
    'dire-ape',
    'dire-boar',
    'dire-wolf',
    'lion',
  ),
  ...dry(6, 'rhinoceros', 'snake-huge-viper', 'tiger'),
  ...wet(6, 'elasmosaurus'),
  ...dry(9, 'bear-polar', 'dire-lion', 'megaraptor', 'constrictor-snake-giant'),
  ...wet(9, 'shark-huge', 'orca'),
  ...dry(12, 'dire-bear', 'elephant'),
  ...wet(12, 'octopus-giant'),
  ...dry(15, 'dire-tiger', 'triceratops', 'tyrannosaurus'),
  ...wet(15, 'dire-shark', 'squid-giant'),
];

const FAMILIARS: readonly Choice[] = [
  ['bat', '+3 on Listen checks'],
  ['cat', '+3 on Move Silently checks'],
  ['hawk', '+3 on Spot checks in bright light'],
  ['lizard', '+3 on Climb checks'],
  ['owl', '+3 on Spot checks in shadows'],
  ['rat', '+2 on Fortitude saves'],
  ['raven', '+3 on Appraise checks; speaks one language'],
  ['snake-tiny-viper', '+3 on Bluff checks'],
  ['toad', '+3 hit points'],
  ['weasel', '+2 on Reflex saves'],
].map(([monster = '', benefit = '']) => ({ monster, adjustment: 0, benefit }));

/** Which creatures one may choose (Player's Handbook, pages 35–36, 45 and 52; Dungeon Master's Guide, page 182). */
export const CHOICES: Readonly<Record<CompanionKind, readonly Choice[]>> = {
  'animal-companion': COMPANIONS,
  familiar: FAMILIARS,
  'special-mount': [...dry(0, 'warhorse-heavy', 'pony-war', 'dog-riding'), ...wet(0, 'shark-large')],
  'fiendish-servant': dry(0, 'bat', 'cat', 'dire-rat', 'horse-heavy', 'horse-light', 'pony', 'raven', 'toad'),
  psicrystal: dry(0, 'psicrystal'),
};
