import { capitalized } from '../../../../rules/capitalized.ts';
import { HOURS_A_DAY, TERRAIN_FACTORS, type Terrain, travel as travelBy, type Way } from '../../../../rules/travel.ts';
import type { RuleTool } from './tool.ts';
import { SPEED } from './tool-fields.ts';

const figure = (number: number) => number.toLocaleString('en', { maximumFractionDigits: 1 });

const WAYS = [
  ['highway', 'Highway'],
  ['road', 'Road or trail'],
  ['trackless', 'Trackless'],
] as const;

export const travel: RuleTool = {
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
    const { milesAnHour, milesADay, hours, days } = travelBy(
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
