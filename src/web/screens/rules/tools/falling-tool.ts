import { type Fall, fallDamage, type Ground, jumpCheck, type Manner } from '../../../../rules/falling.ts';
import type { RuleTool } from './tool.ts';

const MANNERS = { no: 'fell', yes: 'jumped', well: 'jumped well' } as const satisfies Record<string, Manner>;

export const falling: RuleTool = {
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
        ['well', 'Jumped, check made'],
      ],
      fallback: 'no',
    },
  ],
  work({ number, choice }) {
    const manner = MANNERS[choice<keyof typeof MANNERS>('jumped')];
    const [feet, ground] = [number('feet'), choice<Ground>('ground')];
    const { lethal, nonlethal } = fallDamage(feet, ground, manner);
    return {
      figures: [
        ['Lethal', diceText(lethal)],
        ['Nonlethal', diceText(nonlethal)],
      ],
      rows: manner === 'jumped well' ? checkRows(feet, ground) : [],
    };
  },
};

const diceText = (dice: Fall['lethal']) => (dice === null ? 'None' : `${dice.count}d${dice.sides}`);

function checkRows(feet: number, ground: Ground): [string, string][] {
  const { dc, depth } = jumpCheck(feet, ground);
  if (depth === null) return [['Check', `Jump or Tumble, DC ${dc}`]];
  return [
    ['Check', `Swim or Tumble, DC ${dc}`],
    ['Depth', `At least ${depth.toLocaleString('en')} ft.: 10 ft. for every 30 ft. fallen`],
  ];
}
