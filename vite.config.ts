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

/**
 * Files of the browser's code: what every page loads, what lets the screens of entries sleep, what lists and entries
 * share, and what each of the two has for itself. Each is a good deal smaller as one file than as ten, and so is the table
 * of routes, which names the files of each. React changes seldom and stays a file of its own.
 */
const FILES = {
  react: /node_modules\/(?:react|react-dom|react-router|scheduler)\/|rolldown\/runtime/,
  frame:
    /src\/(?:web\/(?:start\/(?!sleep|late-screen)|root)|web\/ui\/(?!prose|sigil)|web\/components\/(?:site-|search-input|states|link-pre|page-(?!numbers)|section-links|scroll-regions|shortcuts|carried|list-query|keys-button)|web\/offline\/(?:register|use-fresh)|web\/(?:api|load|page-style|paths|site|theme-mode|carried|repository)\.|contract\/(?:kinds|query|limits)|rules\/(?:capitalized|grouped|ordinal|signed))/,
  late: /src\/web\/start\/(?:sleep|late-screen)/,
  keep: /src\/(?:web\/(?:own-lists\/own-list(?:-store)?\.|stored\.|card-kinds\.|ui\/(?:prose|sigil)|components\/(?:use-star|section-head|entry-facts|last-list|breadcrumb|nearest))|contract\/slug)/,
  list: /src\/web\/(?:load-list|components\/(?:list-(?!picker)|filter-|range-|choice-field|use-shown|pager|page-numbers|kept-values|row-star|empty-list|offline-note))/,
  entry:
    /src\/(?:web\/components\/(?:neighbours|explained|dice|verification-note|relation-section|effects-note|detail-failure|source-line|fold|entry-tools|keep-tools|entry-links|prose-sections|named-by|stat-rows)|rules\/dice)/,
};

const browser: EnvironmentOptions = {
  build: {
    rolldownOptions: {
      output: { codeSplitting: { groups: Object.entries(FILES).map(([name, test]) => ({ name, test })) } },
    },
  },
};

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), icons(), asciiServer, sheetWorker],
  environments: command === 'build' ? { client: browser, ssr: server } : { client: {}, ssr: {} },
  build: { assetsInlineLimit: 0 },
}));
