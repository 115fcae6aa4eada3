import drawings from '../../../../public/drawings.svg?raw';
import { isKindName, KINDS } from '../../../contract/kinds.ts';
import type { Monster } from '../../../contract/monsters.ts';
import type { Preview } from '../../../contract/previews.ts';
import { loadLetterer } from '../../../drawing/letters.ts';
import { CARD_WIDTH, drawSocialCard, type Portrait, type SocialCard } from '../../../drawing/social-card.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { apiPaths } from '../../api-paths.ts';
import { type Api, apiOf } from '../../data/api.ts';
import { type FindPicture, serverPainter, serverPictures } from '../../data/stored-pictures.ts';
import { drawingOf } from '../../kind-pages.ts';
import { SITE_TITLE } from '../../layout/site.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/social-image';

const DAY_IN_SECONDS = 24 * 60 * 60;
const SUPPORTED_TYPES: ReadonlySet<string> = new Set(['image/svg+xml', 'image/png', 'image/jpeg']);
let letters: ReturnType<typeof loadLetterer> | undefined;

/** The preview image of a page for shared links: `/social/spells/fireball.png`, `/social/site.png`. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const card = await cardOf(params['*'] ?? '', apiOf(context), context.get(serverPictures));
  if (card === null) return new Response('There is no such picture.', { status: 404 });
  letters ??= loadLetterer();
  const picture = await context.get(serverPainter)(drawSocialCard(card, await letters), CARD_WIDTH);
  if (picture === null) return new Response('Too many pictures are being painted. Please try again.', { status: 503 });
  return new Response(new Uint8Array(picture), {
    headers: { 'content-type': 'image/png', 'cache-control': `public, max-age=${DAY_IN_SECONDS}` },
  });
}

async function cardOf(path: string, api: Api, picture: FindPicture): Promise<SocialCard | null> {
  if (path === 'site.png')
    return {
      name: SITE_TITLE,
      note: 'Every rule, found in seconds and checked',
      summary: 'Spells, feats, classes, races, monsters, items, skills, languages, deities and rulebooks.',
      drawing: drawingPaths('spell-book'),
    };
  const [kind = '', file = ''] = path.split('/');
  if (!isKindName(kind) || !file.endsWith('.png')) return null;
  const slug = file.slice(0, -'.png'.length);
  const answer = await api<Preview>(apiPaths.preview(paths.entry(kind, encodeURIComponent(slug))));
  if (!answer.ok) return null;
  const { name, note, summary } = answer.value;
  const { singular } = KINDS[kind];
  return {
    name,
    note: [capitalized(singular), note].filter(Boolean).join(' · '),
    summary,
    drawing: (kind === 'monsters' ? await portraitOf(slug, api, picture) : null) ?? drawingPaths(drawingOf(kind)),
  };
}

/** A monster's portrait; null if it has none of a supported type. */
async function portraitOf(slug: string, api: Api, picture: FindPicture): Promise<Portrait | null> {
  const answer = await api<Monster>(apiPaths.entry('monsters', slug));
  const path = answer.ok ? answer.value.portrait_path : null;
  const found = path === null ? null : await picture(path.slice(1));
  return found !== null && SUPPORTED_TYPES.has(found.type) ? found : null;
}

/** The paths of a drawing in `drawings.svg`. */
function drawingPaths(name: string): string {
  return new RegExp(`<symbol id="${name}"[^>]*>(.*?)</symbol>`, 's').exec(drawings)?.[1] ?? '';
}
