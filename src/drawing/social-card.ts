import type { Letterer } from './letters.ts';

export type SocialCard = {
  name: string;
  /** The line below the name: `Spell · Evocation [Fire]`. */
  note: string;
  summary: string | null;
  /** On the right: markup with a view box of 512 × 512, painted in `currentColor`, or a portrait. */
  drawing: string | Portrait;
};

/** A picture of 4:5 that gets a frame: SVG, PNG or JPEG. */
export type Portrait = { type: string; data: Uint8Array };

/* The size of preview images that other sites recommend. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

const PAPER = '#fbfaf6';
const INK = '#191e28';
const INK_3 = '#585c65';
const RUBRIC = '#901818';
const EDGE = '#807b73';

const LEFT = 72;
const PLATE = { x: 816, y: 128, width: 320, height: 400 };
const TEXT_WIDTH = 720;
const NAME_SIZES = [104, 88, 74, 62] as const;
const MAX_NAME_LINES = 2;
const MAX_SUMMARY_LINES = 3;

/** Draws the preview image of a page as SVG without fonts. */
export function drawSocialCard({ name, note, summary, drawing }: SocialCard, letters: Letterer): string {
  const size = NAME_SIZES.find((size) => wrap(name, size, letters).length <= MAX_NAME_LINES) ?? 62;
  const nameLines = wrap(name, size, letters).slice(0, MAX_NAME_LINES + 1);
  const top = 230;
  const title = nameLines.map((line, i) => letters.write(line, LEFT, top + i * size * 1.02, size)).join('');
  const below = top + (nameLines.length - 1) * size * 1.02;
  const lines = cut(wrap(summary ?? '', 38, letters), MAX_SUMMARY_LINES);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}" color="${EDGE}">`,
    `<path fill="${PAPER}" d="M0 0h${CARD_WIDTH}v${CARD_HEIGHT}H0z"/>`,
    `<path fill="${INK}" d="M0 0h${CARD_WIDTH}v14H0zM0 20h${CARD_WIDTH}v4H0z"/>`,
    `<path fill="${RUBRIC}" d="M${LEFT} 66h64v64H${LEFT}z"/>`,
    `<g fill="${PAPER}">${letters.centered('CR', LEFT + 32, 110, 40)}</g>`,
    `<g fill="${INK}">${letters.write('Complete D&D 3.5e Reference', LEFT + 84, 109, 36)}</g>`,
    `<g fill="${RUBRIC}">${title}</g>`,
    `<g fill="${INK_3}">${letters.write(shorten(note, 36, letters), LEFT, below + 62, 36)}</g>`,
    `<g fill="${INK}">${lines.map((line, i) => letters.write(line, LEFT, below + 134 + i * 50, 38)).join('')}</g>`,
    typeof drawing === 'string' ? `<g transform="translate(832 190) scale(.58)">${drawing}</g>` : framed(drawing),
    '</svg>',
  ].join('');
}

/** The portrait in the same frame as on the page. */
function framed({ type, data }: Portrait): string {
  const { x, y, width, height } = PLATE;
  const address = `data:${type};base64,${Buffer.from(data).toString('base64')}`;
  return [
    `<path fill="none" stroke="${INK}" stroke-width="2" d="M${x - 8} ${y - 8}h${width + 16}v${height + 16}H${x - 8}z"/>`,
    `<image href="${address}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"/>`,
    `<path fill="none" stroke="${INK}" stroke-width="2" d="M${x} ${y}h${width}v${height}H${x}z"/>`,
  ].join('');
}

/** Breaks a text into lines that fit the column. A word that is too wide gets its own line. */
function wrap(text: string, size: number, letters: Letterer): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && letters.width(`${last} ${word}`, size) <= TEXT_WIDTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function cut(lines: readonly string[], max: number): string[] {
  return lines.length <= max ? [...lines] : [...lines.slice(0, max - 1), `${lines[max - 1]} …`];
}

/** Shortens a text to the words that fit on one line. */
function shorten(text: string, size: number, letters: Letterer): string {
  return wrap(text, size, letters)[0] ?? '';
}
