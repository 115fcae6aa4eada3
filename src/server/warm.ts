import type { FastifyInstance } from 'fastify';
import { KIND_NAMES } from '../contract/kinds.ts';

/** The pages with which most visits begin. */
const HOT = [
  '/',
  ...KIND_NAMES.map((kind) => `/${kind}`),
  '/search',
  '/character-sheet',
  '/api/spells/filters',
  '/api/items/filters',
];
const ENCODINGS = ['br', 'gzip'];

/** Requests the most visited pages one after the other, so that they are cached before visitors arrive. */
export async function warmUp(base: string, app: FastifyInstance): Promise<void> {
  for (const path of HOT) {
    for (const encoding of ENCODINGS) {
      await fetch(base + path, { headers: { 'accept-encoding': encoding } })
        .then((response) => response.arrayBuffer())
        .catch((error: unknown) => app.log.warn(error, `${path} could not be warmed`));
    }
  }
}
