import type { RuleToolName } from '../../../../contract/page-parameters.ts';
import { abilityModifier } from '../../../../rules/abilities.ts';
import { BREAK_DCS, type Breakable, breakCheck, chanceOf, type Lock } from '../../../../rules/breaking.ts';
import { capitalized } from '../../../../rules/capitalized.ts';
import {
  type Legs,
  type Load,
  lifting,
  loadEffects,
  loadLimits,
  loadOf,
  STRENGTH_LIMITS,
} from '../../../../rules/carrying.ts';
import { type Fall, fallDamage, type Ground, jumpDc, jumpSpeedModifier, type Leap } from '../../../../rules/falling.ts';
import { LIGHT_SOURCES, type LightSourceName, sightBy } from '../../../../rules/light.ts';
import { SIZES, type Size } from '../../../../rules/monster-vocabulary.ts';
import { signed } from '../../../../rules/signed.ts';
import { bonusSpells } from '../../../../rules/spell-slots.ts';
import { HOURS_A_DAY, TERRAIN_FACTORS, type Terrain, travel, type Way } from '../../../../rules/travel.ts';
import { encounter } from './encounter-tool.ts';
import { epicSpell } from './epic-spell-tool.ts';
import { intelligentItem } from './intelligent-item-tool.ts';
import { magicTrap } from './magic-trap-tool.ts';
import type { RuleTool, ToolField } from './tool.ts';
import { mechanicalTrap } from './trap-tool.ts';
import { weather } from './weather-tool.ts';

const pounds = (weight: number) => `${weight.toLocaleString('en', { maximumFractionDigits: 3 })} lb.`;
const figure = (number: number) => number.toLocaleString('en', { maximumFractionDigits: 1 });
const percent = (chance: number) => `${Math.round(chance * 100)}%`;

const STRENGTH: ToolField = { name: 'str', label: 'Strength', ...STRENGTH_LIMITS, fallback: 10 };
const SIZE: ToolField = {
  name: 'size',
  label: 'Size',
  options: SIZES.map((size) => [size, capitalized(size)]),
  fallback: 'medium',
};
const YES_NO = [
  ['no', 'No'],
  ['yes', 'Yes'],
] as const;
const SPEED: ToolField = { name: 'speed', label: 'Speed, ft.', lowest: 5, highest: 200, fallback: 30 };

const LOADS: Readonly<Record<Load, string>> = {
  light: 'Light load',
  medium: 'Medium load',
  heavy: 'Heavy load',
  over: 'Over the limit',
};

const load: RuleTool = {
  title: 'Your load',
  fields: [
    STRENGTH,
    SIZE,
    {
      name: 'legs',
      label: 'Legs',
      options: [
        ['two', 'Two legs'],
        ['four', 'Four legs'],
      ],
      fallback: 'two',
    },
    { name: 'weight', label: 'Carried, lb.', lowest: 0, highest: 999_999, fallback: 40 },
  ],
  work({ number, choice }) {
    const limits = loadLimits(number('str'), choice<Size>('size'), choice<Legs>('legs'));
    const weight = number('weight');
    const carried = loadOf(weight, limits);
    const { maxDex, checkPenalty, speed, run } = loadEffects(carried, 30);
    const { overhead, offGround, drag } = lifting(limits);
    const over = weight - limits.heavy;
    return {
      ruler: { limits: [limits.light, limits.medium, limits.heavy], weight },
      figures: [
        [`With ${pounds(weight)}`, LOADS[carried]],
        ['Max Dex', maxDex === null ? 'No limit' : signed(maxDex)],
        ['Check penalty', signed(checkPenalty)],
        ['Speed of 30 ft.', `${speed} ft.`],
        ['Run', run === null ? '—' : `×${run}`],
      ],
      rows: [
        ...(over > 0 ? [['Too heavy by', pounds(over)] as const] : []),
        ['Over the head', `${pounds(overhead)}, the maximum load`],
        ['Off the ground', `${pounds(offGround)}: 5 ft. per round as a full-round action, no Dexterity bonus to AC`],
        ['Push or drag', `${pounds(drag)}; twice as much in favorable conditions, half or less in bad ones`],
      ],
    };
  },
};

const bonusSpellsTool: RuleTool = {
  title: 'Bonus spells of a score',
  fields: [{ name: 'score', label: 'Score', lowest: 1, highest: 100, fallback: 16 }],
  work({ number }) {
    const score = number('score');
    const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => [level, bonusSpells(score, level)] as const);
    const bonus = levels.filter(([, count]) => count > 0);
    const highest = Math.min(9, score - 10);
    return {
      figures: [
        ['Modifier', signed(abilityModifier(score))],
        ['Spells up to level', highest < 0 ? 'None' : String(highest)],
      ],
      rows: [
        [
          'Bonus spells a day',
          bonus.map(([level, count]) => `${count} of level ${level}`).join(', ') || 'None at this score',
        ],
      ],
    };
  },
};

const WAYS = [
  ['highway', 'Highway'],
  ['road', 'Road or trail'],
  ['trackless', 'Trackless'],
] as const;

const travelTool: RuleTool = {
  title: 'A journey',
  fields: [
    SPEED,
    {
      name: 'terrain',
      label: 'Terrain',
      options: Object.keys(TERRAIN_FACTORS).map((terrain) => [terrain, capitalized(terrain)]),
      fallback: 'plains',
    },
    { name: 'way', label: 'Way', options: WAYS, fallback: 'road' },
    { name: 'miles', label: 'Miles', lowest: 0, highest: 99_999, fallback: 50 },
  ],
  work({ number, choice }) {
    const miles = number('miles');
    const { milesAnHour, milesADay, hours, days } = travel(
      number('speed'),
      choice<Terrain>('terrain'),
      choice<Way>('way'),
      miles,
    );
    return {
      figures: [
        [`For ${figure(miles)} miles`, `${figure(days)} days`],
        ['A day', `${figure(milesADay)} miles`],
        ['An hour', `${figure(milesAnHour)} miles`],
      ],
      rows: [['Time', `${figure(hours)} hours of walking, ${HOURS_A_DAY} hours a day`]],
    };
  },
};

const falling: RuleTool = {
  title: 'A fall',
  fields: [
    { name: 'feet', label: 'Feet', lowest: 0, highest: 99_999, fallback: 30 },
    {
      name: 'ground',
      label: 'Onto',
      options: [
        ['hard', 'Hard ground'],
        ['soft', 'Soft ground'],
        ['water', 'Deep water'],
      ],
      fallback: 'hard',
    },
    {
      name: 'jumped',
      label: 'How',
      options: [
        ['no', 'Fell'],
        ['yes', 'Jumped'],
        ['well', 'Jumped, DC 15 check made'],
      ],
      fallback: 'no',
    },
  ],
  work({ number, choice }) {
    const jumped = choice('jumped');
    const { lethal, nonlethal } = fallDamage(
      number('feet'),
      choice<Ground>('ground'),
      jumped !== 'no',
      jumped === 'well',
    );
    return {
      figures: [
        ['Lethal', diceText(lethal)],
        ['Nonlethal', diceText(nonlethal)],
      ],
      rows: [],
    };
  },
};

const diceText = (dice: Fall['lethal']) => (dice === null ? 'None' : `${dice.count}d${dice.sides}`);

const jumping: RuleTool = {
  title: 'A jump',
  fields: [
    {
      name: 'leap',
      label: 'Jump',
      options: [
        ['long', 'Long jump'],
        ['high', 'High jump'],
      ],
      fallback: 'long',
    },
    { name: 'distance', label: 'Feet', lowest: 1, highest: 500, fallback: 10 },
    { name: 'start', label: 'Running start', options: [...YES_NO].reverse(), fallback: 'yes' },
    SPEED,
    { name: 'jump', label: 'Jump modifier', lowest: -30, highest: 99, fallback: 0 },
  ],
  work({ number, choice }) {
    const dc = jumpDc(choice<Leap>('leap'), number('distance'), choice('start') === 'yes');
    const speed = jumpSpeedModifier(number('speed'));
    const roll = dc - number('jump') - speed;
    return {
      figures: [
        ['DC', String(dc)],
        ['Needs a roll of', roll <= 1 ? 'Any' : roll > 20 ? 'Out of reach' : `${roll} or more`],
        ['Chance', percent(chanceOf(roll))],
      ],
      rows: [['From speed', `${signed(speed)} on the check`]],
    };
  },
};

const light: RuleTool = {
  title: 'How far one sees',
  fields: [
    {
      name: 'source',
      label: 'Source',
      options: Object.entries(LIGHT_SOURCES).map(([slug, { name }]) => [slug, name]),
      fallback: 'torch',
    },
    {
      name: 'vision',
      label: 'Eyes',
      options: [
        ['normal', 'Ordinary'],
        ['low-light', 'Low-light vision'],
      ],
      fallback: 'normal',
    },
  ],
  work({ choice }) {
    const source = LIGHT_SOURCES[choice<LightSourceName>('source')];
    const { bright, shadowy } = sightBy(source, choice('vision') === 'low-light');
    const shape = 'cone' in source ? '-ft. cone' : ' ft.';
    return {
      figures: [
        ['Bright light', bright === null ? 'None' : `${bright}${shape}`],
        ['Shadowy, up to', `${shadowy}${shape}`],
        ['Lasts', source.duration],
      ],
      rows: [],
    };
  },
};

const breaking: RuleTool = {
  title: 'Break it',
  fields: [
    {
      name: 'object',
      label: 'What',
      options: Object.entries(BREAK_DCS).map(([slug, { name }]) => [slug, name]),
      fallback: 'simple-door',
    },
    STRENGTH,
    SIZE,
    {
      name: 'lock',
      label: 'Held by',
      options: [
        ['none', 'No spell'],
        ['hold-portal', 'Hold portal'],
        ['arcane-lock', 'Arcane lock'],
      ],
      fallback: 'none',
    },
    { name: 'damaged', label: 'Half its hit points lost', options: YES_NO, fallback: 'no' },
  ],
  work({ number, choice }) {
    const { dc, modifier, roll, chance } = breakCheck(
      choice<Breakable>('object'),
      abilityModifier(number('str')),
      choice<Size>('size'),
      choice<Lock>('lock'),
      choice('damaged') === 'yes',
    );
    return {
      figures: [
        ['DC', String(dc)],
        ['Needs a roll of', roll <= 1 ? 'Any' : roll > 20 ? 'Out of reach' : `${roll} or more`],
        ['Chance', percent(chance)],
      ],
      rows: [['Strength check', `1d20 ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)}`]],
    };
  },
};

/** Every calculator by its name in content. */
export const TOOLS: Readonly<Record<RuleToolName, RuleTool>> = {
  load,
  'bonus-spells': bonusSpellsTool,
  travel: travelTool,
  falling,
  jumping,
  light,
  breaking,
  'epic-spell': epicSpell,
  encounter,
  weather,
  'intelligent-item': intelligentItem,
  trap: mechanicalTrap,
  'magic-trap': magicTrap,
};
