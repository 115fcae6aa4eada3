import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { INK, ON_SOLID, VELLUM } from './inks.ts';
import { place } from './portrait.ts';

export type TokenFigure = {
  /** Markup of the silhouette in a field of 512 × 512. */
  silhouette: string;
  /** Colour of the ring. */
  ring: string;
  /** As printed, `1/2`; null where the creature has none. */
  challengeRating: string | null;
  incorporeal: boolean;
};

const SIDE = 512;
const MIDDLE = SIDE / 2;
const TAB = { width: 132, height: 68, top: 440 };
const LETTERS = 54;

/** Draws a text as outlines, its middle at x and its base line at y, so that no font is needed where it is shown. */
export type Letterer = (text: string, x: number, y: number, size: number) => string;

/** Letters of the display face. Throws where the font cannot be read. */
export function loadLetterer(): Letterer {
  const file = createRequire(import.meta.url).resolve('@fontsource/grenze/files/grenze-latin-600-normal.woff2');
  const font = create(readFileSync(file)) as Font;
  return (text, x, y, size) => {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions, advanceWidth } = font.layout(text, ['lnum']);
    let pen = x - (advanceWidth * scale) / 2;
    return glyphs
      .map((glyph, i) => {
        const at = pen;
        pen += (positions[i]?.xAdvance ?? 0) * scale;
        const outline = glyph.path.scale(scale, -scale).translate(at, y).toSVG();
        return `<path d="${outline.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))}"/>`;
      })
      .join('');
  };
}

/** A token, 512 × 512: the silhouette on a disc, the ring in the tone of the challenge rating, which stands in a tab. */
export function drawToken({ silhouette, ring, challengeRating, incorporeal }: TokenFigure, letters: Letterer): string {
  const left = MIDDLE - TAB.width / 2;
  const tab =
    challengeRating === null
      ? ''
      : `<path fill="${ring}" stroke="${ON_SOLID}" stroke-width="4" d="M${left} ${TAB.top}h${TAB.width}v${TAB.height}H${left}z"/>` +
        `<g fill="${ON_SOLID}">${letters(challengeRating, MIDDLE, TAB.top + 52, LETTERS)}</g>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" color="${INK}">`,
    `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="252" fill="${ring}"/>`,
    `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="236" fill="none" stroke="${ON_SOLID}" stroke-width="2"/>`,
    `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="220" fill="${VELLUM}" stroke="${INK}" stroke-width="4"/>`,
    place(silhouette, 106, 96, 300, incorporeal ? ' fill-opacity=".62"' : ''),
    tab,
    '</svg>',
  ].join('');
}
