import { defineConfig } from 'vitest/config';
import { findFirefox } from './scripts/browser.mjs';
import { icons } from './scripts/icons.mjs';

/** A PostgreSQL database in which the content is published: with it, what reads the catalogue is tested on both. */
const postgres = process.env.TEST_POSTGRES;
const firefox = findFirefox();

export default defineConfig({
  plugins: [icons()],
  test: {
    testTimeout: 20_000,
    // A site that is told to end has 20 s for what is under way.
    hookTimeout: 60_000,
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
                include: ['tests/{catalogue,api,search}/**/*.test.ts', 'tests/database/**/*.test.ts'],
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
