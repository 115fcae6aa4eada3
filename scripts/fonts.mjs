import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { FONT_PACKAGES, fallbackRules } from './fallback-fonts.mjs';
import { ROOT } from './setup.mjs';
import { installFromDebian } from './system-packages.mjs';

/*
 * `npm run fonts` writes src/web/theme/fonts.css and the files beside it: of each font the characters, weights and features
 * that the site itself uses, which is a third of it; all of the font for the other characters, loaded only where one of them
 * is on the page; and the fallback faces.
 */

const THEME = join(ROOT, 'src/web/theme');
const resolve = createRequire(import.meta.url).resolve;

/** The characters of nearly all texts here, as a `unicode-range`. */
const COMMON =
  'U+20-7E, U+A0, U+A9, U+B0-B1, U+B7, U+BC-BE, U+D7, U+E9, U+F7, U+FB, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2212';
/** All others of the Latin fonts: what `COMMON` has too, browsers would load twice where the common face comes too late. */
const LATIN = without(
  'U+0-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  COMMON,
);
/** The features that browsers apply by default, and the figures that the theme uses. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'lnum', 'tnum'];

const SANS = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght';
const SERIF = '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght';

/**
 * `weight`: what CSS may ask of the face. `wght`: what its file holds, where the font has more; a single weight is half the
 * size of several. `preloaded`: whether pages that use the face preload it (`src/web/root.tsx`). Such a face comes in time or
 * not at all, so that no line breaks elsewhere before the reader's eyes (docs/decisions/018).
 */
const FACES = [
  {
    family: 'Grenze',
    name: 'grenze',
    file: '@fontsource/grenze/files/grenze-latin-600-normal.woff2',
    weight: '600',
    preloaded: true,
  },
  {
    family: 'Source Sans 3',
    name: 'source-sans-3',
    file: `${SANS}-normal.woff2`,
    weight: '400 700',
    wght: { min: 400, max: 700 },
    preloaded: true,
  },
  { family: 'Source Sans 3', name: 'source-sans-3-italic', file: `${SANS}-italic.woff2`, weight: '400', wght: 400 },
  {
    family: 'Source Serif 4',
    name: 'source-serif-4',
    file: `${SERIF}-normal.woff2`,
    weight: '400',
    wght: 400,
    preloaded: true,
  },
  // The one weight of `.prose strong`.
  {
    family: 'Source Serif 4',
    name: 'source-serif-4-bold',
    file: `${SERIF}-normal.woff2`,
    weight: '600 700',
    wght: 650,
  },
  { family: 'Source Serif 4', name: 'source-serif-4-italic', file: `${SERIF}-italic.woff2`, weight: '400', wght: 400 },
];

rmSync(join(THEME, 'fonts'), { recursive: true, force: true });
mkdirSync(join(THEME, 'fonts'), { recursive: true });
const rules = ['/* Written by scripts/fonts.mjs. */'];
for (const { family, name, file, weight, wght, preloaded = false } of FACES) {
  const common = await subsetFont(readFileSync(resolve(file)), characters(COMMON), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    ...(wght && { variationAxes: { wght } }),
  });
  writeFileSync(join(THEME, 'fonts', `${name}.woff2`), common);
  const shared = { family, weight, style: name.endsWith('italic') ? 'italic' : 'normal' };
  rules.push(face({ ...shared, url: `../../../node_modules/${file}`, range: LATIN, display: 'swap' }));
  rules.push(
    face({ ...shared, url: `./fonts/${name}.woff2`, range: COMMON, display: preloaded ? 'optional' : 'swap' }),
  );
}
installFromDebian(FONT_PACKAGES);
rules.push(...(await fallbackRules()));
writeFileSync(join(THEME, 'fonts.css'), `${rules.join('\n')}\n`);

function face({ family, url, weight, style, range, display }) {
  return `@font-face {
  font-family: "${family}";
  src: url("${url}") format("woff2");
  font-weight: ${weight};
  font-style: ${style};
  font-display: ${display};
  unicode-range: ${range};
}`;
}

/** The characters of a `unicode-range`. */
function characters(range) {
  return String.fromCodePoint(...codePoints(range));
}

/** The code points of a `unicode-range`, in its order. */
function codePoints(range) {
  return range.split(', ').flatMap((part) => {
    const [from, to = from] = part.slice(2).split('-');
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, i) => first + i);
  });
}

/** The `unicode-range` of what is in the first and not in the second. */
function without(range, other) {
  const removed = new Set(codePoints(other));
  const runs = [];
  for (const point of codePoints(range).filter((point) => !removed.has(point))) {
    const run = runs.at(-1);
    if (run?.last === point - 1) run.last = point;
    else runs.push({ first: point, last: point });
  }
  const hex = (point) => point.toString(16).toUpperCase();
  return runs.map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}
