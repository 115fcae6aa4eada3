import { capitalized } from '../../../../rules/capitalized.ts';
import { counted } from '../../../../rules/counted.ts';
import { HOURS_A_DAY, TERRAIN_FACTORS, type Terrain, travel as travelBy, type Way } from '../../../../rules/travel.ts';
import type { RuleTool } from './tool.ts';
import { SPEED } from './tool-fields.ts';

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
        [`For ${counted(miles, 'mile')}`, days < 1 ? hoursText(hours) : counted(days, 'day', 1)],
        ['A day', milesText(milesADay)],
        ['An hour', milesText(milesAnHour)],
      ],
      rows: [['Time', `${hoursText(hours)} of walking, ${HOURS_A_DAY} hours a day`]],
    };
  },
};

const hoursText = (hours: number) => (hours < 1 ? counted(60 * hours, 'minute') : counted(hours, 'hour', 1));

/* A speed in whole feet and the quarters of terrain give thousandths of a mile at most. */
const milesText = (miles: number) => counted(miles, 'mile', 3);
