import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ICON_NAMES } from '../src/web/ui/icon-names.ts';

const ID = 'virtual:icons';
const RESOLVED = `\0${ID}`;

/** Puts the icons that the site uses and the signs of schools into one file; `virtual:icons` is its address. */
export function icons() {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${ICON_NAMES.map(symbolOf).join('')}${signs()}</svg>\n`;
  const fileName = `assets/icons-${createHash('sha256').update(drawing).digest('base64url').slice(0, 8)}.svg`;
  return {
    name: 'icons',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? `export default "/${fileName}"` : undefined),
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source: drawing });
    },
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(drawing);
      });
    },
  };
}

/** The shapes only: the theme sets stroke and fill. */
function symbolOf(name) {
  const file = readFileSync(new URL(`../node_modules/lucide-static/icons/${name}.svg`, import.meta.url), 'utf8');
  const [, shapes] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(file);
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replace(/\s*\n\s*/g, '')}</symbol>`;
}

/** The symbols of `sigils.svg`, which were drawn for this site. */
function signs() {
  const file = readFileSync(new URL('../src/web/ui/sigils.svg', import.meta.url), 'utf8');
  return file.replace(/<\/?svg[^>]*>/g, '').replace(/\s*\n\s*/g, '');
}
