import { LIGHT_SOURCES, type LightSourceName, sightBy } from '../../../../rules/light.ts';
import type { RuleTool } from './tool.ts';

export const light: RuleTool = {
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
