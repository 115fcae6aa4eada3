import { type Legs, type Load, lifting, loadEffects, loadLimits, loadOf } from '../../../../rules/carrying.ts';
import type { Size } from '../../../../rules/monster-vocabulary.ts';
import { signed } from '../../../../rules/signed.ts';
import type { RuleTool } from './tool.ts';
import { SIZE, STRENGTH } from './tool-fields.ts';

const pounds = (weight: number) => `${weight.toLocaleString('en', { maximumFractionDigits: 3 })} lb.`;

const LOADS: Readonly<Record<Load, string>> = {
  light: 'Light load',
  medium: 'Medium load',
  heavy: 'Heavy load',
  over: 'Over the limit',
};

export const load: RuleTool = {
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
    const loadName = loadOf(weight, limits);
    const { maxDex, checkPenalty, speed, run } = loadEffects(loadName, 30);
    const { overhead, offGround, drag } = lifting(limits);
    const over = weight - limits.heavy;
    const lifted = weight <= offGround;
    return {
      ruler: { limits: [limits.light, limits.medium, limits.heavy], weight },
      figures: [
        [`With ${pounds(weight)}`, lifted ? LOADS[loadName] : 'Cannot be lifted'],
        ['Max Dex', maxDex === null ? 'No limit' : lifted ? signed(maxDex) : '—'],
        ['Check penalty', lifted ? signed(checkPenalty) : '—'],
        ['Speed of 30 ft.', lifted ? `${speed} ft.` : '—'],
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
