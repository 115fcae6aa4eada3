import { createAvatar } from '@dicebear/core';
import { create, meta, schema } from '@dicebear/lorelei';
import type { Route } from './+types/portrait';

const MAX_SEED_LENGTH = 300;
const DAY_IN_SECONDS = 24 * 60 * 60;

/** Generates the portrait of a shop's owner: `/shop/portrait.svg?seed=…`. The same seed gives the same portrait. */
export function loader({ request }: Route.LoaderArgs): Response {
  const seed = new URL(request.url).searchParams.get('seed') ?? '';
  const avatar = createAvatar({ create, meta, schema }, { seed: seed.slice(0, MAX_SEED_LENGTH) });
  return new Response(avatar.toString(), {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': `public, max-age=${DAY_IN_SECONDS}`,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
