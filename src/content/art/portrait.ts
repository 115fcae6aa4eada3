import type { Letterer } from '../../drawing/letters.ts';
import type { SIZES } from '../../rules/monster-vocabulary.ts';
import { DARK, INK, TINTS, type Tint, type TintName, VELLUM } from './inks.ts';

type Size = (typeof SIZES)[number];

export type Figure = {
  /** Markup of the silhouette, in a view box of 512 × 512. */
  silhouette: string;
  size: Size;
  tint: TintName | undefined;
  /** Markup of drawings for subtypes, such as a flame; the first three are shown. */
  emblems: readonly string[];
  /** Draws many small figures. */
  swarm: boolean;
  /** Lets the hatching show through the figure. */
  incorporeal: boolean;
  /** Markup of a person, drawn beside large creatures for scale. */
  person: string;
};

export type Plate = {
  /** Markup of the sign of the creature type, in a view box of 512 × 512. */
  sign: string;
  /** The two lines of text on the plate: size and creature type. */
  lines: readonly [string, string];
};

export const WIDTH = 320;
export const HEIGHT = 400;
const GROUND = 344;
const HATCH_STEP = 7;
const FIELD = 512;
/** A gap between the silhouette and what is in front of it. */
const HALO = ' class="halo" stroke-width="40" paint-order="stroke"';

/** The width of each size, in units of the picture. */
const WIDTHS: Record<Size, number> = {
  fine: 110,
  diminutive: 132,
  tiny: 156,
  small: 188,
  medium: 218,
  large: 242,
  huge: 260,
  gargantuan: 276,
  colossal: 290,
};

/** The height of the person beside each size, in units of the picture: 6 feet relative to the size's mean height. */
const PEOPLE: Partial<Record<Size, number>> = { large: 104, huge: 62, gargantuan: 40, colossal: 26 };

/** A portrait, 320 × 400: the silhouette on hatching that fades to the middle, above three strokes of ground. */
export function drawPortrait(figure: Figure): string {
  const person = PEOPLE[figure.size];
  return picture(figure.tint, [
    `<path stroke="currentColor" stroke-width="2" stroke-linecap="round" d="${ground()}"/>`,
    `<g class="figure">${figure.swarm ? swarm(figure) : single(figure)}</g>`,
    person === undefined ? '' : place(figure.person, WIDTH - 26 - person / 2, GROUND - person, person, HALO),
    ...figure.emblems.slice(0, 3).map((emblem, i) => place(emblem, 16 + i * 42, 16, 36)),
  ]);
}

/**
 * The plate for a monster without a figure, 320 × 400: the sign of its creature type in a double ring, size and type
 * below.
 */
export function drawPlate({ sign, lines }: Plate, letters: Letterer): string {
  const [middle, ring] = [WIDTH / 2, 164];
  return picture(undefined, [
    `<circle class="ground" cx="${middle}" cy="${ring}" r="118"/>`,
    `<g fill="none" stroke="currentColor"><circle cx="${middle}" cy="${ring}" r="118" stroke-width="3"/>`,
    `<circle cx="${middle}" cy="${ring}" r="110"/></g>`,
    place(sign, middle - 76, ring - 76, 152),
    `<g fill="currentColor">${letters.centered(lines[0], middle, 332, 40)}`,
    `${letters.centered(lines[1], middle, 368, 28)}</g>`,
  ]);
}

/** Places a drawing in a square of the given width, whose upper left corner is at x, y. */
export function place(drawing: string, x: number, y: number, width: number, more = ''): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(width / FIELD)})"${more}>${drawing}</g>`;
}

/** The whole picture: ground, hatching and parts. Used as an image, it follows the color scheme of its page. */
function picture(tint: TintName | undefined, parts: readonly string[]): string {
  const { light, dark } = tint === undefined ? { light: undefined, dark: undefined } : TINTS[tint];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<style>${inks(VELLUM, INK, light)}@media screen and (prefers-color-scheme:dark){${inks(DARK.ground, DARK.ink, dark)}}</style>`,
    '<defs><radialGradient id="f" cx=".5" cy=".48" r=".62"><stop offset=".35" stop-color="#000"/>',
    '<stop offset="1" stop-color="#fff"/></radialGradient>',
    `<mask id="m"><path fill="url(#f)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/></mask></defs>`,
    `<g class="ink"><path class="ground" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    `<path mask="url(#m)" stroke="currentColor" stroke-opacity=".5" d="${hatching()}"/>`,
    ...parts,
    '</g></svg>',
  ].join('');
}

function inks(ground: string, ink: string, tint: Tint | undefined): string {
  const figure = tint === undefined ? '' : `.figure{${tintStyle(tint)}}`;
  return `.ink{color:${ink}}.ground{fill:${ground}}.halo{stroke:${ground}}${figure}`;
}

/** The CSS declarations that paint a silhouette in a tint. */
export function tintStyle({ fill, edge = 'none' }: Tint): string {
  return `color:${fill};stroke:${edge};stroke-width:12px;stroke-linejoin:round;paint-order:stroke`;
}

function single({ silhouette, size, incorporeal }: Figure): string {
  const width = WIDTHS[size];
  const more = incorporeal ? ' fill-opacity=".62" stroke="currentColor" stroke-width="5"' : '';
  return place(silhouette, (WIDTH - width) / 2, GROUND - width + 4, width, more);
}

/** Twelve small figures in staggered rows. */
function swarm({ silhouette }: Figure): string {
  const width = 62;
  const drawing = `<symbol id="s" viewBox="0 0 ${FIELD} ${FIELD}">${silhouette}</symbol>`;
  const copies = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2].map((column) => {
      const x = 34 + column * 84 + (row % 2) * 26;
      const y = GROUND - 262 + row * 66 + (column % 2) * 12;
      return `<use href="#s" x="${x}" y="${y}" width="${width}" height="${width}"/>`;
    }),
  );
  return drawing + copies.join('');
}

function hatching(): string {
  const rows = Math.floor(HEIGHT / HATCH_STEP);
  return Array.from({ length: rows }, (_, i) => `M0 ${i * HATCH_STEP + 4}h${WIDTH}`).join('');
}

function ground(): string {
  return `M34 ${GROUND + 8}h252M66 ${GROUND + 16}h186M104 ${GROUND + 24}h110`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
