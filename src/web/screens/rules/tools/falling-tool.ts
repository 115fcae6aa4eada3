import { type Fall, fallDamage, type Ground, type Manner } from '../../../../rules/falling.ts';
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
        ['well', 'Jumped, DC 15 check made'],
      ],
      fallback: 'no',
    },
  ],
  work({ number, choice }) {
    const manner = MANNERS[choice<keyof typeof MANNERS>('jumped')];
    const { lethal, nonlethal } = fallDamage(number('feet'), choice<Ground>('ground'), manner);
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
