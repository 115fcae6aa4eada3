import type { ChallengeRatingBand } from '../../rules/challenge-rating-bands.ts';

/* Pictures are standalone SVG files. They cannot use the site's style sheets and define their own colours. */

export const INK = '#191e28';
export const VELLUM = '#f3eee0';
export const ON_SOLID = '#ffffff';

/** Colours of a portrait in the dark theme. */
export const DARK = { ground: '#1b1f25', ink: '#e4dcc8' };

/** The ring of a token by challenge rating: the solid tones of the theme on paper. */
export const RINGS: Record<ChallengeRatingBand, string> = {
  fraction: '#4e5c3f',
  low: '#176737',
  mid: '#00607b',
  high: '#705103',
  deadly: '#8f3800',
  dire: '#9d1d2a',
  epic: '#191e28',
};

/** A colour of a creature. `edge` outlines a fill that has too little contrast with the ground. */
export type Tint = { fill: string; edge?: string };

/** Tints by name, on vellum and on the dark ground. */
export const TINTS = {
  black: { light: { fill: '#08090b' }, dark: { fill: '#050608', edge: '#b9b4a8' } },
  blue: { light: { fill: '#1c4c91' }, dark: { fill: '#6fa6ee' } },
  green: { light: { fill: '#176737' }, dark: { fill: '#62b780' } },
  red: { light: { fill: '#9d1d2a' }, dark: { fill: '#e8604f' } },
  white: { light: { fill: '#ffffff', edge: '#3e444e' }, dark: { fill: '#ffffff' } },
  brass: { light: { fill: '#b5932f', edge: '#4f3d08' }, dark: { fill: '#c9ab4a' } },
  bronze: { light: { fill: '#8a5a1c', edge: '#3f2706' }, dark: { fill: '#b98545' } },
  copper: { light: { fill: '#b1552f', edge: '#54210c' }, dark: { fill: '#d9805a' } },
  gold: { light: { fill: '#e0ac1e', edge: '#5a4200' }, dark: { fill: '#f5c93f' } },
  silver: { light: { fill: '#c5ccd6', edge: '#3e444e' }, dark: { fill: '#c5ccd6' } },
} satisfies Record<string, { light: Tint; dark: Tint }>;

export type TintName = keyof typeof TINTS;
export const TINT_NAMES = Object.keys(TINTS) as [TintName, ...TintName[]];
