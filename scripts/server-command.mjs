/** How the built site is run: a young generation large enough for pages, and few malloc arenas, keep its memory small. */
export const SERVER_ARGUMENTS = ['--max-semi-space-size=8', '--max-old-space-size=256', 'build/web/server/index.js'];

export const SERVER_ENVIRONMENT = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' };
