import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Monster as MonsterAnswer } from '../../contract/monsters.ts';
import { loadLetterer } from '../../drawing/letters.ts';
import { capitalized } from '../../rules/capitalized.ts';
import { challengeRatingBand } from '../../rules/challenge-rating-bands.ts';
import type { CompileContext, NumberedEntry } from '../compile-context.ts';
import type { Writer } from '../writer.ts';
import { type DrawingFinder, drawingFinder, figureFinder } from './figures.ts';
import { RINGS } from './inks.ts';
import { drawPlate, drawPortrait } from './portrait.ts';
import { drawToken } from './token.ts';

/** Folders of `content/art` and of the addresses: `portraits/aboleth.svg`. */
type Folder = 'portraits' | 'artwork' | 'tokens';

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
};

/** The drawing that a subtype adds to a portrait. */
const EMBLEMS: Readonly<Record<string, string>> = {
  fire: 'flame',
  cold: 'snowflake-1',
  air: 'whirlwind',
  earth: 'stone-pile',
  water: 'waves',
  aquatic: 'waves',
  psionic: 'psychic-waves',
  shapechanger: 'body-swapping',
};

type Paths = Pick<
  MonsterAnswer,
  'portrait_path' | 'portrait_alt' | 'artwork_path' | 'artwork_alt' | 'token_path' | 'token_drawing_path' | 'token_alt'
>;

/** Writes the pictures of a monster to the catalogue and returns their paths. */
export type Illustrator = (entry: NumberedEntry<'monsters'>) => Paths;

/**
 * Portraits and tokens are drawn with the figures of `content/vocabulary/portraits.yaml` unless `content/art` has a
 * file of the monster's name: `portraits/aboleth.webp`, `artwork/aboleth.webp`, `tokens/aboleth.png` (512 × 512).
 */
export async function illustrator(context: CompileContext, writer: Writer, folder: string): Promise<Illustrator> {
  const drawings = drawingFinder(folder);
  const figureOf = figureFinder(context);
  const letters = await loadLetterer();
  const own = {
    portraits: filesOf(folder, 'portraits'),
    artwork: filesOf(folder, 'artwork'),
    tokens: filesOf(folder, 'tokens'),
  };

  const store = (path: string, data: Buffer) =>
    writer.add('pictures', [{ path, type: TYPES[extname(path)] ?? 'application/octet-stream', data }]);
  const storeOwn = (kind: Folder, slug: string): string | null => {
    const file = own[kind].get(slug);
    if (file === undefined) return null;
    store(`${kind}/${file}`, readFileSync(join(folder, 'art', kind, file)));
    return `/${kind}/${file}`;
  };

  return ({ slug, value: monster }) => {
    const { figure, sign } = figureOf(slug, monster);
    const silhouette = drawings(figure?.drawing ?? sign);
    const incorporeal = figure !== null && (monster.subtypes?.includes('incorporeal') ?? false);
    const kind = [capitalized(monster.size), context.word('creature-types', monster.type)] as const;
    const portrait = storeOwn('portraits', slug);
    if (portrait === null) {
      const drawing =
        figure === null
          ? drawPlate({ sign: silhouette, lines: kind }, letters)
          : drawPortrait({
              silhouette,
              size: monster.size,
              tint: figure.tint,
              incorporeal,
              swarm: monster.subtypes?.includes('swarm') ?? false,
              emblems: emblemsOf(figure.emblem, monster.subtypes ?? [], drawings),
              person: drawings('person'),
            });
      store(`portraits/${slug}.svg`, Buffer.from(drawing));
    }
    const token = storeOwn('tokens', slug);
    if (token === null) {
      const challengeRating = monster.challenge_rating === undefined ? null : String(monster.challenge_rating);
      const ring = RINGS[challengeRatingBand(challengeRating ?? '0')];
      const drawing = drawToken({ silhouette, tint: figure?.tint, ring, challengeRating, incorporeal }, letters);
      store(`tokens/${slug}.svg`, Buffer.from(drawing));
    }
    const artwork = storeOwn('artwork', slug);
    const drawn = portrait !== null || figure !== null;
    return {
      portrait_path: portrait ?? `/portraits/${slug}.svg`,
      portrait_alt: drawn ? `Portrait of ${monster.name}` : `No portrait of ${monster.name}: ${kind.join(' ')}`,
      artwork_path: artwork,
      artwork_alt: artwork && `Artwork of ${monster.name}`,
      token_path: token ?? `/tokens/${slug}.png`,
      token_drawing_path: token === null ? `/tokens/${slug}.svg` : null,
      token_alt: `Token of ${monster.name}`,
    };
  };
}

function emblemsOf(own: string | undefined, subtypes: readonly string[], drawings: DrawingFinder): string[] {
  const names = own === undefined ? subtypes.flatMap((subtype) => EMBLEMS[subtype] ?? []) : [own];
  return [...new Set(names)].map(drawings);
}

/** The pictures of a folder of `content/art` by the slugs that name them. */
function filesOf(folder: string, kind: Folder): ReadonlyMap<string, string> {
  const place = join(folder, 'art', kind);
  if (!existsSync(place)) return new Map();
  const pictures = readdirSync(place).filter((file) => extname(file) in TYPES);
  return new Map(pictures.map((file) => [file.slice(0, -extname(file).length), file]));
}
