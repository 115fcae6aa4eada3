import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { z } from 'zod';
import type { CompileContext } from '../compile-context.ts';
import type { Monster } from '../schema/monsters.ts';
import { TINT_NAMES, type TintName } from './inks.ts';

const SET = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });
const DRAWING = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 512 512">\n(.*)\n<\/svg>\n$/s;

/** Returns a drawing by name: SVG markup with a view box of 512 × 512, painted in `currentColor`. */
export type DrawingFinder = (name: string) => string;

/** The drawings of `content/art/drawings` by name. Throws if a file is not SVG with a view box of 512 × 512. */
export function ownDrawings(folder: string): ReadonlyMap<string, string> {
  const place = join(folder, 'art', 'drawings');
  if (!existsSync(place)) return new Map();
  return new Map(
    readdirSync(place).map((file) => {
      const markup = DRAWING.exec(readFileSync(join(place, file), 'utf8'))?.[1];
      if (markup === undefined || !file.endsWith('.svg'))
        throw new Error(
          `content/art/drawings/${file}: not an SVG with the view box 0 0 512 512 alone on its first line.`,
        );
      return [basename(file, '.svg'), markup];
    }),
  );
}

/** The drawings of the game-icons set (CC BY 3.0) by name. */
export function setDrawings(): ReadonlyMap<string, string> {
  const { icons } = SET.parse(createRequire(import.meta.url)('@iconify-json/game-icons/icons.json'));
  return new Map(Object.entries(icons).map(([name, { body }]) => [name, body]));
}

/** Finds drawings by name, those of the project before those of the set. Throws for a name that neither has. */
export function drawingFinder(folder: string): DrawingFinder {
  const own = ownDrawings(folder);
  const set = setDrawings();
  return (name) => {
    const markup = own.get(name) ?? set.get(name);
    if (markup === undefined) throw new Error(`content/vocabulary/portraits.yaml: there is no drawing "${name}".`);
    return markup;
  };
}

const FIGURE = z
  .union([
    z.string().transform((drawing) => ({ drawing })),
    z.strictObject({ drawing: z.string(), tint: z.enum(TINT_NAMES).optional(), emblem: z.string().optional() }),
  ])
  .transform((figure): FigureNames => (figure.drawing === 'plate' ? null : figure));

/** How a monster is drawn. Null for a plate with the sign of its type instead of a figure. */
export type FigureNames = {
  drawing: string;
  tint?: TintName | undefined;
  /** Replaces the emblems of its subtypes. */
  emblem?: string | undefined;
} | null;

/** Finds a monster's figure, its own or else its family's, and the sign of its creature type. */
export type FigureFinder = (slug: string, monster: Monster) => { figure: FigureNames; sign: string };

/** Reads `content/vocabulary/portraits.yaml`. */
export function figureFinder(context: CompileContext): FigureFinder {
  const table = context.table('portraits', z.record(z.string(), FIGURE));
  const rowOf = (group: string, key: string | undefined) => (key === undefined ? undefined : table.get(group)?.[key]);
  return (slug, { family, type }) => {
    const sign = rowOf('types', type)?.drawing;
    if (sign === undefined) throw new Error(`content/vocabulary/portraits.yaml: the type ${type} has no sign.`);
    const own = rowOf('monsters', slug);
    return { figure: (own === undefined ? rowOf('families', family) : own) ?? null, sign };
  };
}
