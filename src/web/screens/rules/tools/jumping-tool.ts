import { chanceOf } from '../../../../rules/breaking.ts';
import { jumpDc, jumpSpeedModifier, type Leap } from '../../../../rules/falling.ts';
import { signed } from '../../../../rules/signed.ts';
import { checkFigures } from './check-figures.ts';
import type { RuleTool } from './tool.ts';
import { SPEED, YES_NO } from './tool-fields.ts';

export const jumping: RuleTool = {
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
      figures: [['DC', String(dc)], ...checkFigures(roll, chanceOf(roll))],
      rows: [['From speed', `${signed(speed)} on the check`]],
    };
  },
};
