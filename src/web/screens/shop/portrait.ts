import { createAvatar } from '@dicebear/core';
import { create, meta, schema } from '@dicebear/lorelei';
import type { Route } from './+types/portrait';

const MAX_SEED_LENGTH = 300;
const A_DAY_IN_SECONDS = 24 * 60 * 60;

/** The portrait of a shop's owner, drawn by this server: `/shop/portrait.svg?seed=…` gives the same face for the same seed. */
export function loader({ request }: Route.LoaderArgs): Response {
  const seed = new URL(request.url).searchParams.get('seed') ?? '';
  const avatar = createAvatar({ create, meta, schema }, { seed: seed.slice(0, MAX_SEED_LENGTH) });
  return new Response(avatar.toString(), {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': `public, max-age=${A_DAY_IN_SECONDS}`,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
