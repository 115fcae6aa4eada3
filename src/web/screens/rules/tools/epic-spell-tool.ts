import { capitalized } from '../../../../rules/capitalized.ts';
import { counted } from '../../../../rules/counted.ts';
import {
  developedDc,
  EPIC_SEEDS,
  EPIC_SLOT_LEVEL,
  type EpicDevelopment,
  type EpicFactor,
  type EpicSeed,
  type EpicSum,
  epicDevelopmentCost,
  epicDevelopmentEffort,
} from '../../../../rules/epic-spells.ts';
import { ordinal } from '../../../../rules/ordinal.ts';
import { signed, withMinus } from '../../../../rules/signed.ts';
import type { RuleTool, ToolField, ToolGroup, ToolValues } from './tool.ts';

const NO_YES = [
  ['no', 'No'],
  ['yes', 'Yes'],
] as const;

const SEEDS = Object.entries(EPIC_SEEDS).map(
  ([seed, dc]) => [seed, `${capitalized(seed.replace('-', ' '))} (${dc})`] as const,
);
const NO_SEED = ['none', 'None'] as const;

const count = (name: string, label: string, highest: number, lowest = 0): ToolField => ({
  name,
  label,
  lowest,
  highest,
  fallback: lowest,
});
const yesNo = (name: string, label: string): ToolField => ({ name, label, options: NO_YES, fallback: 'no' });

const CASTING: ToolGroup = {
  name: 'Casting and components',
  fields: [
    {
      name: 'cast',
      label: 'Casting time',
      options: [
        ['minute', '1 minute or longer'],
        ['action', '1 action (+20)'],
        ['quickened', 'Quickened (+28)'],
      ],
      fallback: 'minute',
    },
    count('rounds', 'Rounds shorter (+2 each)', 9),
    yesNo('contingent', 'Contingent (+25)'),
    {
      name: 'components',
      label: 'Left out',
      options: [
        ['none', 'Nothing'],
        ['verbal', 'Verbal (+2)'],
        ['somatic', 'Somatic (+2)'],
        ['both', 'Both (+4)'],
      ],
      fallback: 'none',
    },
  ],
};

const SCOPE: ToolGroup = {
  name: 'Duration, range, target and area',
  fields: [
    count('duration', 'Duration +100% (+2 each)', 500),
    yesNo('permanent', 'Permanent (×5)'),
    yesNo('dismissible', 'Dismissible (+2)'),
    count('range', 'Range +100% (+2 each)', 500),
    count('targets', 'Extra targets (+10 each)', 500),
    {
      name: 'retarget',
      label: 'Target',
      options: [
        ['none', 'As the seed'],
        ['target-to-area', 'Target to area (+10)'],
        ['personal-to-area', 'Personal to area (+15)'],
        ['target-to-touch', 'Target to touch or ray (+4)'],
        ['touch-to-target', 'Touch to target (+4)'],
      ],
      fallback: 'none',
    },
    {
      name: 'shape',
      label: 'Area',
      options: [
        ['none', 'As the seed'],
        ['bolt', 'Bolt (+2)'],
        ['cylinder', 'Cylinder (+2)'],
        ['cone', '40-ft. cone (+2)'],
        ['cubes', 'Four 10-ft. cubes (+2)'],
        ['radius', '20-ft. radius (+2)'],
        ['area-to-target', 'To target (+4)'],
        ['area-to-touch', 'To touch or ray (+4)'],
      ],
      fallback: 'none',
    },
    count('area', 'Area +100% (+4 each)', 500),
  ],
};

const STRENGTH: ToolGroup = {
  name: 'Strength and other factors',
  fields: [
    count('save', 'Save DC +1 (+2 each)', 500),
    count('sr', 'Against spell resistance +1 (+2 each)', 500),
    count('dispel', 'Against dispelling +1 (+2 each)', 500),
    count('die', 'Damage die larger (+10 each)', 5),
    yesNo('tablet', 'On a stone tablet (×2)'),
    count('times', 'Times, ad hoc', 100, 1),
  ],
};

const MITIGATION: ToolGroup = {
  name: 'Mitigating factors',
  fields: [
    count('backlash', 'Backlash d6s (−1 each)', 999),
    count('xp', 'XP burned (−1 per 100)', 999_999),
    count('minutes', 'Minutes longer (−2 each)', 10),
    count('days', 'Days longer (−2 each)', 100),
    yesNo('personal', 'To personal (−2)'),
    count('smaller', 'Damage die smaller (−5 each)', 5),
    count('lower', 'Seeds’ own and ad hoc −', 9999),
  ],
};

const SLOT_LEVELS = Array.from({ length: EPIC_SLOT_LEVEL }, (_, index) => index + 1);

const RITUAL: ToolGroup = {
  name: 'Participants of a ritual, by their slots',
  fields: SLOT_LEVELS.map((level) =>
    count(
      `slot${level}`,
      level === EPIC_SLOT_LEVEL ? 'Epic slot (−19)' : `${ordinal(level)} level (−${2 * level - 1})`,
      99,
    ),
  ),
};

/** The Spellcraft DC of a new epic spell, and what it costs to develop. */
export const epicSpell: RuleTool = {
  title: 'A new epic spell',
  fields: [
    { name: 'seed', label: 'Base seed', options: SEEDS, fallback: 'energy' },
    { name: 'seed2', label: 'Second seed', options: [NO_SEED, ...SEEDS], fallback: 'none' },
    { name: 'seed3', label: 'Third seed', options: [NO_SEED, ...SEEDS], fallback: 'none' },
    count('own', 'Seeds’ own and ad hoc +', 9999),
  ],
  groups: [CASTING, SCOPE, STRENGTH, MITIGATION, RITUAL],
  work(values) {
    const spell = developmentOf(values);
    const sum = developedDc(spell);
    const cost = epicDevelopmentCost(Math.max(0, sum.dc));
    const { days, xp } = epicDevelopmentEffort(cost);
    return {
      figures: [
        ['Spellcraft DC', withMinus(sum.dc)],
        ['To develop', `${cost.toLocaleString('en')} gp`],
        ['Time', counted(days, 'day')],
        ['XP', xp.toLocaleString('en')],
      ],
      rows: [['Sum', sumText(sum)], ...castingRows(sum.dc), ...noteRows(values, spell)],
    };
  },
};

/** The development that the fields describe. */
function developmentOf({ number, choice }: ToolValues): EpicDevelopment {
  const isOn = (name: string) => (choice(name) === 'yes' ? 1 : 0);
  const chosen = (name: string) => (choice(name) === 'none' ? {} : { [choice<EpicFactor>(name)]: 1 });
  const left = choice('components');
  return {
    seeds: ['seed', 'seed2', 'seed3'].map((name) => choice<EpicSeed | 'none'>(name)).filter((seed) => seed !== 'none'),
    adHoc: [number('own'), -number('lower')],
    factors: {
      ...chosen('retarget'),
      ...chosen('shape'),
      round: number('rounds'),
      action: choice('cast') === 'action' ? 1 : 0,
      quickened: choice('cast') === 'quickened' ? 1 : 0,
      contingent: isOn('contingent'),
      verbal: left === 'verbal' || left === 'both' ? 1 : 0,
      somatic: left === 'somatic' || left === 'both' ? 1 : 0,
      duration: number('duration'),
      dismissible: isOn('dismissible'),
      range: number('range'),
      'extra-target': number('targets'),
      area: number('area'),
      save: number('save'),
      'spell-resistance': number('sr'),
      dispel: number('dispel'),
      'damage-die': number('die'),
    },
    multipliers: [...(isOn('permanent') ? ['permanent' as const] : []), ...(isOn('tablet') ? ['tablet' as const] : [])],
    adHocTimes: number('times'),
    mitigation: {
      backlash: number('backlash'),
      'hundred-xp': Math.floor(number('xp') / 100),
      minute: number('minutes'),
      day: number('days'),
      personal: isOn('personal'),
      'damage-die': number('smaller'),
    },
    participants: SLOT_LEVELS.flatMap((level) => Array.from({ length: number(`slot${level}`) }, () => level)),
  };
}

function sumText({ seeds, factors, times, less, dc }: EpicSum): string {
  const added = factors === 0 ? `${seeds}` : `${seeds} + ${factors}`;
  const raised = times === 1 ? added : `${factors === 0 ? added : `(${added})`} × ${times}`;
  return `${raised}${less === 0 ? '' : ` − ${less}`} = ${withMinus(dc)}`;
}

/** The caster may succeed with a roll of 20, and takes 10 as a rule. */
function castingRows(dc: number): [string, string][] {
  return [['To cast', `Spellcraft ${signed(dc - 10)} by taking 10, ${signed(dc - 20)} at the very least`]];
}

/** What the rules ask of the caster for what is chosen. */
function noteRows({ number }: ToolValues, { seeds, participants }: EpicDevelopment): [string, string][] {
  const rows: [string, string][] = [];
  const casters = participants.length + 1;
  if (seeds.some((seed) => seed === 'heal' || seed === 'life'))
    rows.push(['Caster', 'At least 24 ranks in Knowledge (religion) or Knowledge (nature); the spell is divine']);
  if (number('backlash') > 0) rows.push(['Backlash', `At least ${Math.ceil(number('backlash') / 2)} Hit Dice`]);
  if (number('xp') > casters * 20_000) rows.push(['XP burned', 'At most 20,000 for each caster']);
  if (number('days') > 0 && number('minutes') < 10) rows.push(['Casting time', 'Days come only after all 10 minutes']);
  return rows;
}
