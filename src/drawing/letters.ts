import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

/** Draws texts in the display face as outlines, so that pictures need no fonts. */
export type Letterer = {
  /** The width of a text at a font size, both in units of the picture. */
  width: (text: string, size: number) => number;
  /** SVG paths of a text that begins at `x` with its baseline at `y`. */
  write: (text: string, x: number, y: number, size: number) => string;
  /** The same with the text centered at `x`. */
  centered: (text: string, x: number, y: number, size: number) => string;
};

/** Loads the display face, and the font library, which takes 25 MB. Throws if the file cannot be read. */
export async function loadLetterer(): Promise<Letterer> {
  const { create } = await import('fontkit');
  const file = createRequire(import.meta.url).resolve('@fontsource/grenze/files/grenze-latin-600-normal.woff2');
  const font = create(readFileSync(file)) as Font;
  const width = (text: string, size: number) => (font.layout(text, ['lnum']).advanceWidth * size) / font.unitsPerEm;
  const write = (text: string, x: number, y: number, size: number) => {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text, ['lnum']);
    let pen = x;
    return glyphs
      .map((glyph, i) => {
        const outline = glyph.path.scale(scale, -scale).translate(pen, y).toSVG();
        pen += (positions[i]?.xAdvance ?? 0) * scale;
        return `<path d="${outline.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))}"/>`;
      })
      .join('');
  };
  return { width, write, centered: (text, x, y, size) => write(text, x - width(text, size) / 2, y, size) };
}
