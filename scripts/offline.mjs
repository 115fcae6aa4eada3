/*
 * Makes the files that the built site needs to be installed and used offline: the service worker, which has the names of
 * all files of the build, and the icons as PNG.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { build } from 'vite';

const CLIENT = resolve('build/web/client');
const ICON = readFileSync('public/icon.svg', 'utf8');
/** Round masks leave a circle of 80 % of the width. */
const MASKED = ICON.replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"').replace(
  'd="M0 0h64v64H0z"',
  'd="M-8-8h80v80H-8z"',
);
/** Files that only the import of a workbook needs; they are cached when they have been used. */
const ON_USE = /^(?:xlsx|workbook)-/;
const FOLDERS = {
  '': /^(?:drawings|icon)\.svg$|\.webmanifest$/,
  icons: /-192\.png$/,
  assets: /\.(?:js|css|woff2|svg)$/,
};

mkdirSync(join(CLIENT, 'icons'), { recursive: true });
for (const side of [192, 512]) {
  paint(ICON, side, `icon-${side}`);
  paint(MASKED, side, `maskable-${side}`);
}

const files = Object.entries(FOLDERS).flatMap(([folder, wanted]) =>
  readdirSync(join(CLIENT, folder))
    .filter((name) => wanted.test(name) && !ON_USE.test(name))
    .map((name) => `/${folder && `${folder}/`}${name}`),
);
const sum = createHash('sha256');
for (const file of files) sum.update(file).update(readFileSync(join(CLIENT, file)));

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: {
    SITE_FILES: JSON.stringify(files),
    SITE_VERSION: JSON.stringify(sum.digest('hex').slice(0, 16)),
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    outDir: CLIENT,
    emptyOutDir: false,
    lib: { entry: 'src/web/offline/service-worker.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
  },
});

function paint(drawing, side, name) {
  const image = new Resvg(drawing, { fitTo: { mode: 'width', value: side }, font: { loadSystemFonts: false } });
  writeFileSync(join(CLIENT, 'icons', `${name}.png`), image.render().asPng());
}
