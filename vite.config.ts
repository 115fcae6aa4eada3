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

/** Writes the program of the process that reads sheets beside the server's. */
const sheetProcess: Plugin = {
  name: 'sheet-process',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  buildStart() {
    this.emitFile({ type: 'chunk', id: './src/server/sheet-process.ts', fileName: 'sheet-process.js' });
  },
};

/** Packages with machine code or with files beside their scripts cannot be bundled. */
const OUTSIDE = ['better-sqlite3', 'pg', '@resvg/resvg-js', '@fastify/swagger-ui', 'fontkit'];

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

/**
 * Chunks of the browser's code: what every page loads, what lists and entries share, and what each of the two has for
 * itself. Each groups folders of `src/web/`, or files of it, and some files of `contract/`, `rules/` and `shared/`.
 * React changes seldom and has a chunk of its own. Tests stand beside the code and are never bundled.
 */
const CHUNKS = {
  react: /node_modules\/(?:react|react-dom|react-router|scheduler)\/|rolldown\/runtime/,
  layout:
    /src\/(?:web\/(?:layout|data(?!\/(?:load-entry|list-|my-books|last-list|card-addresses))|hydration(?!\/(?:lazy-|interaction)))\/|web\/root|shared\/|contract\/(?:kinds|limits|query)\.|rules\/capitalized)/,
  // How the screens of lists and of entries start. What only lists need of it stands apart.
  screen: /src\/web\/(?:hydration\/(?!lazy-list)|data\/(?!list-|my-books|last-list|card-addresses))/,
  list: /src\/web\/(?:hydration\/lazy-list|data\/(?:list-|my-books))/,
  // What lists and entries share, and then the primitives that lists have none of. The layout takes its own.
  shared:
    /src\/(?:contract\/slug|rules\/(?:grouped|ordinal|signed)\.|web\/data\/(?:last-list|card-addresses))|src\/web\/(?:own-lists|storage|ui|navigation)\/(?!list-edits|copy-button|dialog|file-button|page-states|panel|save-file|segments|stepper|tag-link)/,
  controls: /src\/web\/(?:ui|navigation)\//,
  // What is asked and said where nothing is found.
  nearest: /src\/web\/nearest\//,
  // The panel of a filter's values is loaded when it is needed.
  lists: /src\/web\/(?:lists\/(?!choice-panel)|listed\/coverage)/,
  // What the lists and entries of monsters share, and those of items: modules of a few lines.
  monsters:
    /src\/(?:rules\/(?:challenge-rating-bands|monster-format|monster-vocabulary)|web\/screens\/monsters\/challenge-rating)\./,
  // What encounters and fights share with lists and with the calculators of the rules.
  encounters:
    /src\/(?:rules\/encounters|contract\/encounter-options|web\/screens\/encounters\/(?:encounter-query|load-blocks))\./,
  fight: /src\/(?:rules\/fight\/fight|web\/screens\/run\/(?:fight-store|use-fight|combatants))\./,
  items: /src\/(?:rules\/item-format|web\/screens\/items\/item-words)\./,
  entries: /src\/web\/(?:entries|casting)\//,
};

const browser: EnvironmentOptions = {
  build: {
    // Smaller than what the bundler's own minifier makes.
    minify: 'terser',
    rolldownOptions: {
      output: { codeSplitting: { groups: Object.entries(CHUNKS).map(([name, test]) => ({ name, test })) } },
    },
  },
};

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), icons(), asciiServer, sheetProcess],
  environments: command === 'build' ? { client: browser, ssr: server } : { client: {}, ssr: {} },
  // The lists of what each lazy part imports would be in the first scripts of every page.
  build: {
    assetsInlineLimit: 0,
    modulePreload: false,
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: {
        passes: 3,
        pure_getters: true,
        keep_fargs: false,
        hoist_vars: true,
        arguments: true,
        unsafe_arrows: true,
      },
    },
  },
}));
