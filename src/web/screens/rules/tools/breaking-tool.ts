import { abilityModifier } from '../../../../rules/abilities.ts';
import { BREAK_DCS, type Breakable, breakCheck, type Lock } from '../../../../rules/breaking.ts';
import type { Size } from '../../../../rules/monster-vocabulary.ts';
import { checkFigures } from './check-figures.ts';
import type { RuleTool } from './tool.ts';
import { SIZE, STRENGTH, YES_NO } from './tool-fields.ts';

export const breaking: RuleTool = {
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
    const [thing, lock] = [choice<Breakable>('object'), choice<Lock>('lock')];
    const { dc, modifier, roll, chance } = breakCheck(
      thing,
      abilityModifier(number('str')),
      choice<Size>('size'),
      lock,
      choice('damaged') === 'yes',
    );
    return {
      figures: [['DC', String(dc)], ...checkFigures(roll, chance)],
      rows: [
        ['Strength check', `1d20 ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)}`],
        ...(lock === 'none' || BREAK_DCS[thing].door
          ? []
          : [['Held by', 'Neither hold portal nor arcane lock works on it.'] as const]),
      ],
    };
  },
};
