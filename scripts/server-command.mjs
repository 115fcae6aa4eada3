/** How the built site is run: a small young generation and memory that goes back to the system keep it small. */
export const SERVER_ARGUMENTS = ['--max-semi-space-size=4', '--max-old-space-size=256', 'build/web/server/index.js'];

/** Few malloc arenas; large answers are given back as soon as they are sent instead of leaving holes. */
export const SERVER_ENVIRONMENT = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
