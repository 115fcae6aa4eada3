import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { parse } from 'yaml';
import { ROOT } from './setup.mjs';

/*
 * Faces that show text until a web font is there, or in its place: a font of the visitor's system, scaled so that text takes
 * the width that it takes in the web font, with the web font's line height. Then nothing moves when the web font comes.
 *
 * Each system font needs a face of its own: several local() sources in one face would share one scale.
 */

/** The Debian packages that hold the files of `SYSTEM_FONTS`. */
export const FONT_PACKAGES = [
  'fonts-dejavu-core',
  'fonts-dejavu-extra',
  'fonts-liberation',
  'fonts-noto-core',
  'fonts-roboto-unhinted',
];

const DEJAVU = '/usr/share/fonts/truetype/dejavu';
const LIBERATION = '/usr/share/fonts/truetype/liberation';
const NOTO = '/usr/share/fonts/truetype/noto';
const ROBOTO = '/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF';
const GELASIO = '@fontsource/gelasio/files/gelasio-latin';

/**
 * Fonts that systems bring: for each style the file to measure, and the names by which local() finds the font there (full
 * names and PostScript names).
 *
 * Arial, Georgia and Times New Roman are not free: Liberation Sans, Gelasio and Liberation Serif are made to their letter
 * widths, and Arial itself to Helvetica's. Apple's systems have all four; the name of San Francisco, their system font, is
 * hidden from local(), so Helvetica stands in there.
 */
const SYSTEM_FONTS = {
  Arial: {
    regular: {
      file: `${LIBERATION}/LiberationSans-Regular.ttf`,
      names: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'LiberationSans'],
    },
    bold: {
      file: `${LIBERATION}/LiberationSans-Bold.ttf`,
      names: [
        'Arial Bold',
        'Arial-BoldMT',
        'Helvetica Bold',
        'Helvetica-Bold',
        'Liberation Sans Bold',
        'LiberationSans-Bold',
      ],
    },
    italic: {
      file: `${LIBERATION}/LiberationSans-Italic.ttf`,
      names: [
        'Arial Italic',
        'Arial-ItalicMT',
        'Helvetica Oblique',
        'Helvetica-Oblique',
        'Liberation Sans Italic',
        'LiberationSans-Italic',
      ],
    },
  },
  Roboto: {
    regular: { file: `${ROBOTO}/Roboto-Regular.ttf`, names: ['Roboto', 'Roboto Regular', 'Roboto-Regular'] },
    bold: { file: `${ROBOTO}/Roboto-Bold.ttf`, names: ['Roboto Bold', 'Roboto-Bold'] },
    italic: { file: `${ROBOTO}/Roboto-Italic.ttf`, names: ['Roboto Italic', 'Roboto-Italic'] },
  },
  'Noto Sans': {
    regular: { file: `${NOTO}/NotoSans-Regular.ttf`, names: ['Noto Sans', 'Noto Sans Regular', 'NotoSans-Regular'] },
    bold: { file: `${NOTO}/NotoSans-Bold.ttf`, names: ['Noto Sans Bold', 'NotoSans-Bold'] },
    italic: { file: `${NOTO}/NotoSans-Italic.ttf`, names: ['Noto Sans Italic', 'NotoSans-Italic'] },
  },
  'DejaVu Sans': {
    regular: { file: `${DEJAVU}/DejaVuSans.ttf`, names: ['DejaVu Sans', 'DejaVuSans'] },
    bold: { file: `${DEJAVU}/DejaVuSans-Bold.ttf`, names: ['DejaVu Sans Bold', 'DejaVuSans-Bold'] },
    // Of the same width as the upright, which is all that many systems have.
    italic: {
      file: `${DEJAVU}/DejaVuSans-Oblique.ttf`,
      names: ['DejaVu Sans Oblique', 'DejaVuSans-Oblique', 'DejaVu Sans', 'DejaVuSans'],
    },
  },
  Georgia: {
    regular: {
      file: `${GELASIO}-400-normal.woff2`,
      names: ['Georgia', 'Gelasio', 'Gelasio Regular', 'Gelasio-Regular'],
    },
    bold: {
      file: `${GELASIO}-700-normal.woff2`,
      names: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold', 'Gelasio-Bold'],
    },
    italic: {
      file: `${GELASIO}-400-italic.woff2`,
      names: ['Georgia Italic', 'Georgia-Italic', 'Gelasio Italic', 'Gelasio-Italic'],
    },
  },
  'Noto Serif': {
    regular: {
      file: `${NOTO}/NotoSerif-Regular.ttf`,
      names: ['Noto Serif', 'Noto Serif Regular', 'NotoSerif', 'NotoSerif-Regular'],
    },
    bold: { file: `${NOTO}/NotoSerif-Bold.ttf`, names: ['Noto Serif Bold', 'NotoSerif-Bold'] },
    italic: { file: `${NOTO}/NotoSerif-Italic.ttf`, names: ['Noto Serif Italic', 'NotoSerif-Italic'] },
  },
  Times: {
    regular: {
      file: `${LIBERATION}/LiberationSerif-Regular.ttf`,
      names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif'],
    },
    bold: {
      file: `${LIBERATION}/LiberationSerif-Bold.ttf`,
      names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'LiberationSerif-Bold'],
    },
    italic: {
      file: `${LIBERATION}/LiberationSerif-Italic.ttf`,
      names: [
        'Times New Roman Italic',
        'TimesNewRomanPS-ItalicMT',
        'Liberation Serif Italic',
        'LiberationSerif-Italic',
      ],
    },
  },
  'DejaVu Serif': {
    regular: { file: `${DEJAVU}/DejaVuSerif.ttf`, names: ['DejaVu Serif', 'DejaVuSerif'] },
    bold: { file: `${DEJAVU}/DejaVuSerif-Bold.ttf`, names: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'] },
    italic: {
      file: `${DEJAVU}/DejaVuSerif-Italic.ttf`,
      names: ['DejaVu Serif Italic', 'DejaVuSerif-Italic', 'DejaVu Serif', 'DejaVuSerif'],
    },
  },
};

const SANS = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght';
const SERIF = '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght';
const GRENZE = '@fontsource/grenze/files/grenze-latin-600-normal.woff2';

/**
 * The web fonts. `text`: the part of an entry that is set in it, which it is measured with. `systems`: what stands in for
 * it, in the order in which it is tried. `faces`: the weights that CSS asks
 * for, the file and, of several weights in a file, the one to measure; `style`: of the system's font.
 */
const WEB_FONTS = [
  {
    family: 'Source Sans 3',
    property: '--fallback-sans',
    text: 'summary',
    systems: ['Arial', 'Roboto', 'Noto Sans', 'DejaVu Sans'],
    faces: [
      { weight: '400', file: `${SANS}-normal.woff2`, wght: 400, style: 'regular' },
      { weight: '500', file: `${SANS}-normal.woff2`, wght: 500, style: 'regular' },
      { weight: '600', file: `${SANS}-normal.woff2`, wght: 600, style: 'bold' },
      { weight: '700', file: `${SANS}-normal.woff2`, wght: 700, style: 'bold' },
      { weight: '400 500', file: `${SANS}-italic.woff2`, wght: 400, style: 'italic' },
    ],
  },
  {
    family: 'Source Serif 4',
    property: '--fallback-serif',
    text: 'description',
    systems: ['Georgia', 'Noto Serif', 'Times', 'DejaVu Serif'],
    faces: [
      { weight: '400 500', file: `${SERIF}-normal.woff2`, wght: 400, style: 'regular' },
      { weight: '600 700', file: `${SERIF}-normal.woff2`, wght: 650, style: 'bold' },
      { weight: '400 500', file: `${SERIF}-italic.woff2`, wght: 400, style: 'italic' },
    ],
  },
  {
    family: 'Grenze',
    property: '--fallback-display',
    text: 'name',
    systems: ['Times', 'Noto Serif', 'DejaVu Serif'],
    faces: [{ weight: '600', file: GRENZE, style: 'bold' }],
  },
];

const SAMPLE_LETTERS = 30_000;

/**
 * The CSS of all fallback faces, and of a custom property for each web font that lists its fallbacks in order.
 * @returns {Promise<string[]>}
 */
export async function fallbackRules() {
  const spells = readSpells();
  const rules = [];
  for (const { family, systems, faces, text: part } of WEB_FONTS)
    for (const { weight, file, wght, style } of faces) {
      const text = sampleText(spells, part);
      const web = await measure(file, text, wght);
      for (const system of systems) {
        const { file: local, names } = SYSTEM_FONTS[system][style];
        const scale = web.width / (await measure(local, text)).width;
        rules.push(fallbackFace({ family: `${family} on ${system}`, weight, style, names, web, scale }));
      }
    }
  const lists = WEB_FONTS.map(
    ({ family, property, systems }) =>
      `  ${property}: ${systems.map((system) => `"${family} on ${system}"`).join(', ')};`,
  );
  return [...rules, `:root {\n${lists.join('\n')}\n}`];
}

function readSpells() {
  const folder = join(ROOT, 'content/spells');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => parse(readFileSync(join(folder, file), 'utf8')));
}

/** The text of a part of the entries, without Markdown syntax. */
function sampleText(entries, part) {
  const text = entries.map((entry) => entry[part]).join(' ');
  return text
    .replaceAll(/\]\([^)]*\)|[[*#|]/g, '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, SAMPLE_LETTERS);
}

/**
 * The width of the text, and the font's ascent and descent, in ems.
 * @param {string} file a path, or a file of a package
 * @param {string} text
 * @param {number} [wght] which weight, where the file holds several
 */
async function measure(file, text, wght) {
  const path = file.startsWith('/') ? file : createRequire(import.meta.url).resolve(file);
  const options = { targetFormat: 'truetype', keepFeatures: ['kern'], ...(wght && { variationAxes: { wght } }) };
  const font = create(await subsetFont(readFileSync(path), text, options));
  const inEms = (units) => units / font.unitsPerEm;
  return { width: inEms(font.layout(text).advanceWidth), ascent: inEms(font.ascent), descent: inEms(-font.descent) };
}

function fallbackFace({ family, weight, style, names, web, scale }) {
  return `@font-face {
  font-family: "${family}";
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${weight};
  font-style: ${style === 'italic' ? 'italic' : 'normal'};
  ascent-override: ${percent(web.ascent / scale)};
  descent-override: ${percent(web.descent / scale)};
  line-gap-override: 0%;
  size-adjust: ${percent(scale)};
}`;
}

function percent(share) {
  return `${(share * 100).toFixed(2)}%`;
}
