import { ABILITIES, type Ability, abilityModifier } from '../../../src/rules/abilities.ts';
import type { CreatureBuild } from '../../../src/rules/creature/creature-build.ts';
import type { CreatureFacts, CreatureLookup } from '../../../src/rules/creature/creature-facts.ts';
import type { Attack } from '../../../src/rules/monster-format.ts';
import {
  type CreatureAbilities,
  sizeModifierToAttack,
  sizeModifierToGrapple,
} from '../../../src/rules/monster-math.ts';

/** A printed creature, what it was made from, and how. */
export interface PrintedBuild {
  monster: string;
  /** A monster, or a race whose member has no Hit Dice of its own. */
  base: string | Ancestor;
  build: Partial<CreatureBuild>;
}

/** A member of a race before its first level. */
interface Ancestor {
  race: string;
  /** Medium where it is absent. */
  size?: CreatureFacts['size'];
  /** Humanoid where it is absent. */
  type?: CreatureFacts['type'];
  /** The land speed in feet; 30 where it is absent. */
  speed?: number;
  /** What the race adds to the scores. */
  adjust?: CreatureAbilities;
  /** Scores in place of those of the typical warrior. */
  scores?: CreatureAbilities;
  /** Natural armor. */
  natural?: number;
  /** The swim speed in feet. */
  swim?: number;
  /** Feats that do not change its figures. */
  feats?: readonly string[];
  /** Attacks as they are without levels, with Strength. */
  weapons?: readonly Attack[];
}

const WARRIOR = { str: 13, dex: 11, con: 12, int: 10, wis: 9, cha: 8 };
const longsword: Attack = { name: 'longsword', bonus: 1, damage: '1d8+1', threat: 19 };
const human = (weapons: readonly Attack[], taken: string, scores: CreatureAbilities = WARRIOR): Ancestor => ({
  ...{ race: 'human', weapons, scores, feats: [taken] },
});
const warrior = [{ class: 'warrior', level: 1 }];
const feats = (...names: string[]) =>
  names.map((name) => ({ feat: name.split(':')[0] ?? '', choice: name.split(':')[1] }));

/** The three forms of a lycanthrope. */
function forms(
  [base, animal, hybrid]: readonly [base: string, animal: string, hybrid: string],
  from: PrintedBuild['base'],
  variety: string,
  build: Partial<CreatureBuild>,
): PrintedBuild[] {
  const templates = [{ template: 'lycanthrope', variety }];
  return (
    [
      [base, 'base'],
      [animal, 'animal'],
      [hybrid, 'hybrid'],
    ] as const
  ).map(([monster, form]) => ({
    monster,
    base: from,
    build: { ...build, templates, form },
  }));
}

const LYCANTHROPES: readonly PrintedBuild[] = [
  ...forms(
    ['werebear-human-form', 'werebear-bear-form', 'werebear-hybrid-form'],
    human([{ name: 'greataxe', bonus: 1, damage: '1d12+1', multiplier: 3 }], 'power-attack'),
    'bear-brown',
    { classes: warrior, feats: feats('multiattack') },
  ),
  ...forms(
    ['wereboar-human-form', 'wereboar-boar-form', 'wereboar-hybrid-form'],
    human([{ name: 'battleaxe', bonus: 1, damage: '1d8+1', multiplier: 3 }], 'power-attack'),
    'boar',
    { classes: warrior, feats: feats('improved-bull-rush') },
  ),
  ...forms(
    ['wererat-human-form', 'wererat-dire-rat-form', 'wererat-hybrid-form'],
    human([{ name: 'rapier', bonus: 1, damage: '1d6+1', threat: 18 }], 'dodge'),
    'dire-rat',
    { classes: warrior },
  ),
  ...forms(
    ['weretiger-human-form', 'weretiger-tiger-form', 'weretiger-hybrid-form'],
    human([{ name: 'glaive', bonus: 1, damage: '1d10+1', multiplier: 3 }], 'combat-reflexes'),
    'tiger',
    { classes: warrior, feats: feats('improved-initiative') },
  ),
  ...forms(
    ['werewolf-human-form', 'werewolf-wolf-form', 'werewolf-hybrid-form'],
    human([longsword], 'stealthy'),
    'wolf',
    {
      classes: warrior,
      feats: feats('improved-initiative'),
    },
  ),
  ...forms(
    ['werewolf-lord-human-form', 'werewolf-lord-dire-wolf-form', 'werewolf-lord-hybrid-form'],
    human([{ name: '+2 bastard sword', bonus: 6, damage: '1d10+6', threat: 17 }], 'power-attack', {
      ...{ str: 18, dex: 14, con: 14, int: 10, wis: 10, cha: 12 },
    }),
    'dire-wolf',
    {
      classes: [{ class: 'fighter', level: 10 }],
      feats: feats(
        ...['weapon-focus:bastard sword', 'weapon-specialization:bastard sword', 'improved-natural-armor'],
        'improved-natural-attack:bite',
      ),
    },
  ),
  ...forms(
    [
      'hill-giant-dire-wereboar-giant-form',
      'hill-giant-dire-wereboar-dire-boar-form',
      'hill-giant-dire-wereboar-hybrid-boar-form',
    ],
    'hill-giant',
    'dire-boar',
    {},
  ),
];

const TEMPLATES: readonly PrintedBuild[] = [
  { monster: 'pseudonatural-troll', base: 'troll', build: { templates: [{ template: 'pseudonatural' }] } },
  {
    monster: 'golden-protector-celestial-half-dragon-lammasu',
    base: 'lammasu',
    build: {
      ...{ hd: 10, array: 'elite', order: ['dex', 'con', 'wis', 'cha', 'int', 'str'], increase: ['wis'] },
      templates: [{ template: 'celestial' }, { template: 'half-dragon', variety: 'gold' }],
    },
  },
];

/** Class levels with the elite array in this order of the abilities, and points for Hit Dice. */
function withClass(
  monster: string,
  base: string,
  [name, level]: readonly [name: string, level: number],
  [order, increase]: readonly [order: readonly Ability[], increase: readonly Ability[]],
  more: Partial<CreatureBuild> = {},
): PrintedBuild {
  return { monster, base, build: { array: 'elite', order, increase, classes: [{ class: name, level }], ...more } };
}

const CLASSES: readonly PrintedBuild[] = [
  withClass(
    'aboleth-mage-10th-level-wizard',
    'aboleth',
    ['wizard', 10],
    [
      ['int', 'con', 'dex', 'str', 'wis', 'cha'],
      ['int', 'dex'],
    ],
  ),
  withClass(
    'celestial-charger-7th-level-cleric',
    'unicorn',
    ['cleric', 7],
    [
      ['wis', 'str', 'int', 'dex', 'con', 'cha'],
      ['wis', 'wis'],
    ],
    { hd: 8, templates: [{ template: 'celestial' }] },
  ),
  withClass(
    'frost-giant-jarl-8th-level-blackguard',
    'frost-giant',
    ['blackguard', 8],
    [
      ['cha', 'str', 'dex', 'con', 'int', 'wis'],
      ['cha', 'dex'],
    ],
  ),
  withClass(
    'harpy-archer-7th-level-fighter',
    'harpy',
    ['fighter', 7],
    [
      ['dex', 'con', 'cha', 'str', 'int', 'wis'],
      ['dex', 'wis'],
    ],
  ),
  withClass(
    'hound-archon-hero-11th-level-paladin',
    'hound-archon',
    ['paladin', 11],
    [
      ['str', 'con', 'cha', 'wis', 'dex', 'int'],
      ['str', 'str', 'cha'],
    ],
  ),
  withClass('mummy-lord-10th-level-cleric', 'mummy', ['cleric', 10], [['wis', 'cha', 'str', 'int', 'dex'], ['wis']]),
  withClass(
    'ogre-4th-level-barbarian',
    'ogre',
    ['barbarian', 4],
    [['str', 'con', 'dex', 'int', 'wis', 'cha'], ['str']],
  ),
  withClass(
    'troll-hunter-6th-level-ranger',
    'troll',
    ['ranger', 6],
    [
      ['wis', 'int', 'str', 'cha', 'con', 'dex'],
      ['wis', 'wis'],
    ],
  ),
];

const ofRace = (
  race: string,
  adjust: CreatureAbilities,
  level = 'warrior',
  ancestor: Partial<Ancestor> = {},
): PrintedBuild => ({
  monster: `${race}-1st-level-${level === 'psion' ? 'psion-telepath' : level}`,
  base: { race, adjust, ...ancestor },
  build: { classes: [{ class: level, level: 1 }] },
});

const small = { size: 'small', speed: 20 } as const;
/** The races' adjustments: Player's Handbook, pages 13–20; Monster Manual v.3.5; Expanded Psionics Handbook, pages 8–14. */
const WARRIORS: readonly PrintedBuild[] = [
  ofRace('aasimar', { wis: 2, cha: 2 }, 'warrior', { type: 'outsider' }),
  ofRace('dromite', { str: -2, wis: -2, cha: 2 }, 'warrior', { ...small, type: 'monstrous-humanoid', natural: 3 }),
  ofRace('drow', { dex: 2, con: -2, int: 2, cha: 2 }),
  ofRace('duergar', { con: 2, cha: -4 }, 'warrior', { speed: 20 }),
  ofRace('dwarf', { con: 2, cha: -2 }, 'warrior', { speed: 20 }),
  ofRace('elan', { cha: -2 }, 'warrior', { type: 'aberration' }),
  ofRace('elf', { dex: 2, con: -2 }),
  ofRace('gnome', { str: -2, con: 2 }, 'warrior', small),
  ofRace('goblin', { str: -2, dex: 2, cha: -2 }, 'warrior', { size: 'small' }),
  ofRace('half-giant', { str: 2, dex: -2, con: 2 }, 'warrior', { type: 'giant' }),
  ofRace('halfling', { str: -2, dex: 2 }, 'warrior', small),
  ofRace('hobgoblin', { dex: 2, con: 2 }),
  ofRace('kobold', { str: -4, dex: 2, con: -2 }, 'warrior', { size: 'small', natural: 1 }),
  ofRace('maenad', {}),
  ofRace('merfolk', { dex: 2, con: 2, cha: 2 }, 'warrior', { speed: 5, swim: 50 }),
  ofRace('orc', { str: 4, int: -2, wis: -2, cha: -2 }),
  ofRace('svirfneblin', { str: -2, dex: 2, wis: 2, cha: -4 }, 'warrior', small),
  ofRace('tiefling', { dex: 2, int: 2, cha: -2 }, 'warrior', { type: 'outsider' }),
  ofRace('xeph', { str: -2, dex: 2 }),
  ofRace('blue', { str: -2, int: 2, cha: -2 }, 'psion', {
    ...{ size: 'small', scores: { str: 8, dex: 11, con: 12, int: 13, wis: 10, cha: 9 } },
  }),
];

/** Printed creatures that a template or class levels were added to. */
export const PRINTED_BUILDS: readonly PrintedBuild[] = [...LYCANTHROPES, ...TEMPLATES, ...CLASSES, ...WARRIORS];

function ancestorFacts({ race, size = 'medium', type = 'humanoid', speed = 30, ...own }: Ancestor): CreatureFacts {
  const { adjust = {}, scores = WARRIOR, weapons = [], natural = 0, swim, feats: taken = [] } = own;
  const abilities: CreatureAbilities = Object.fromEntries(
    ABILITIES.map((ability) => [ability, (scores[ability] ?? 10) + (adjust[ability] ?? 0)]),
  );
  const modifier = (ability: Ability) => abilityModifier(abilities[ability]);
  const dex = modifier('dex');
  const parts = [
    { kind: 'size', value: sizeModifierToAttack(size) },
    { kind: 'dex', value: dex },
    { kind: 'natural', value: natural },
  ].filter(({ value }) => value !== 0);
  const total = 10 + dex + sizeModifierToAttack(size);
  const attacks = weapons.map((weapon) => [weapon]);
  return {
    ...{ name: race, size, type, subtypes: [], hit_dice: [], hit_points: 0, initiative: dex },
    speed: { land: speed, ...(swim === undefined ? {} : { swim }) },
    feats: taken.map((feat) => ({ feat })),
    level_adjustment: 0,
    armor_class: { total: total + natural, touch: total, flat_footed: total + natural - Math.max(0, dex), parts },
    ...{
      base_attack: 0,
      grapple: modifier('str') + sizeModifierToGrapple(size),
      attack: attacks,
      full_attack: attacks,
    },
    saves: { fortitude: modifier('con'), reflex: dex, will: modifier('wis') },
    ...{ abilities, challenge_rating: '1/2', alignment: 'Any' },
  };
}

/** The creature that the template or the levels are added to. */
export function baseOf({ base }: PrintedBuild, monsters: CreatureLookup['monsters']): CreatureFacts {
  const facts = typeof base === 'string' ? monsters[base] : ancestorFacts(base);
  if (facts === undefined) throw new Error(`There is no monster ${base}.`);
  return facts;
}
