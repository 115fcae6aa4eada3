/**
 * How far sources of light shine.
 *
 * Source: Player's Handbook, chapter 9, Vision and Light, with the table Light Sources and Illumination (SRD, Carrying, Movement,
 * and Exploration).
 */

/** A source: the radius of bright light in feet (null for none) and that of shadowy illumination. */
export interface LightSource {
  name: string;
  bright: number | null;
  shadowy: number;
  duration: string;
  /** Whether it shines in a cone instead of all around. */
  cone?: true;
}

export const LIGHT_SOURCES = {
  candle: { name: 'Candle', bright: null, shadowy: 5, duration: '1 hour' },
  'everburning-torch': { name: 'Everburning torch', bright: 20, shadowy: 40, duration: 'permanent' },
  lamp: { name: 'Common lamp', bright: 15, shadowy: 30, duration: '6 hours per pint' },
  'bullseye-lantern': { name: 'Bullseye lantern', bright: 60, shadowy: 120, duration: '6 hours per pint', cone: true },
  'hooded-lantern': { name: 'Hooded lantern', bright: 30, shadowy: 60, duration: '6 hours per pint' },
  sunrod: { name: 'Sunrod', bright: 30, shadowy: 60, duration: '6 hours' },
  torch: { name: 'Torch', bright: 20, shadowy: 40, duration: '1 hour' },
  'continual-flame': { name: 'Continual flame', bright: 20, shadowy: 40, duration: 'permanent' },
  'dancing-lights': { name: 'Dancing lights, each torch', bright: 20, shadowy: 40, duration: '1 minute' },
  daylight: { name: 'Daylight', bright: 60, shadowy: 120, duration: '30 minutes' },
  light: { name: 'Light', bright: 20, shadowy: 40, duration: '10 minutes' },
} as const satisfies Readonly<Record<string, LightSource>>;

export type LightSourceName = keyof typeof LIGHT_SOURCES;

/** How far one sees by a source, in feet: low-light vision doubles both radii. */
export function sightBy(source: LightSource, lowLight: boolean): { bright: number | null; shadowy: number } {
  const factor = lowLight ? 2 : 1;
  return { bright: source.bright === null ? null : source.bright * factor, shadowy: source.shadowy * factor };
}
