import { defineConfig } from 'vitest/config';
import { findFirefox } from './scripts/browser.mjs';
import { icons } from './scripts/icons.mjs';

/** A PostgreSQL database in which the content is published: with it, what reads the catalogue is tested on both. */
const postgres = process.env.TEST_POSTGRES;
const firefox = findFirefox();

/**
 * Tests of the API that compute from documents of the catalogue, or test no data at all. So do those of the search, whose index is
 * in memory. They run with SQLite alone: tests/database/alike.test.ts compares the documents of both databases.
 */
const NOT_QUERIED = [
  'client',
  'crafting',
  'creature-build',
  'encounters',
  'found-encounters',
  'openapi',
  'printed',
  'sheets',
  'shop',
  'treasure',
];

export default defineConfig({
  plugins: [icons()],
  test: {
    // Generous, so that a slow or busy machine fails nothing.
    testTimeout: 60_000,
    // A site that is told to end has 20 s for what is under way.
    hookTimeout: 60_000,
    // The test files of a worker share its modules, whose loading takes as long as the tests.
    isolate: false,
    // All cores: what a test waits for is mostly its own computing.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ['tests/database/**', 'tests/firefox/**'],
        },
      },
      ...(postgres
        ? [
            {
              extends: true as const,
              test: {
                name: 'postgres',
                include: ['tests/{catalogue,api,database}/**/*.test.ts'],
                exclude: NOT_QUERIED.map((name) => `tests/api/${name}.test.ts`),
                env: { DATABASE_URL: postgres },
              },
            },
          ]
        : []),
      ...(firefox
        ? [
            {
              extends: true as const,
              test: {
                name: 'firefox',
                include: ['tests/firefox/**/*.test.ts'],
                env: { FIREFOX: firefox },
                testTimeout: 60_000,
              },
            },
          ]
        : []),
    ],
  },
});
