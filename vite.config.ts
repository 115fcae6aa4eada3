import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite';
import { icons } from './scripts/icons.mjs';

/**
 * Writes the server's code in ASCII: a script with a single character beyond it is kept in memory with two bytes for
 * each of its millions of characters.
 */
const asciiServer: Plugin = {
  name: 'ascii-server',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk')
        file.code = file.code.replace(
          /[^\0-\x7f]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
  },
};

/** Writes the program of the threads that read sheets beside the server's. */
const sheetWorker: Plugin = {
  name: 'sheet-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  buildStart() {
    this.emitFile({ type: 'chunk', id: './src/server/sheet-worker.ts', fileName: 'sheet-worker.js' });
  },
};

/** Packages with machine code or with files beside their scripts cannot be bundled. */
const OUTSIDE = ['better-sqlite3', 'pg', '@resvg/resvg-js', '@fastify/swagger-ui', 'fontkit', 'piscina'];

/** One file without what nobody calls starts sooner and takes less memory than hundreds of packages' files. */
const server: EnvironmentOptions = {
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { noExternal: true, external: OUTSIDE },
  build: {
    rolldownOptions: {
      input: './src/server/main.ts',
      // Names stay readable in what is logged of a fault.
      output: { minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } } },
    },
  },
};

/** What every page loads anyway: as one file each it is a good deal smaller than as many. */
const browser: EnvironmentOptions = {
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
            {
              name: 'frame',
              test: /src\/web\/(?:ui|components\/(?:site-header|site-footer|search-input|breadcrumb|states|link-previews|page-identity))/,
            },
          ],
        },
      },
    },
  },
};

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), icons(), asciiServer, sheetWorker],
  environments: command === 'build' ? { client: browser, ssr: server } : { client: {}, ssr: {} },
  build: { assetsInlineLimit: 0 },
}));
