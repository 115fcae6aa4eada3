import { createRequire } from 'node:module';
import { z } from 'zod';
import type { CompileContext } from '../compile-context.ts';
import type { Monster } from '../schema/monsters.ts';

const drawings = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });

/** Gives a drawing of the game-icons set (CC BY 3.0) as SVG markup in a field of 512 × 512, painted in `currentColor`. */
export type DrawingFinder = (name: string) => string;

/** Reads the set. Throws where a drawing is asked for that it does not have. */
export function loadDrawings(): DrawingFinder {
  const { icons } = drawings.parse(createRequire(import.meta.url)('@iconify-json/game-icons/icons.json'));
  return (name) => {
    const body = icons[name]?.body;
    if (body === undefined) throw new Error(`content/vocabulary/portraits.yaml: there is no drawing "${name}".`);
    return body;
  };
}

/** Names the drawing that stands for a monster: its own, else its family's, else its creature type's. */
export function silhouetteFinder(context: CompileContext): (slug: string, monster: Monster) => string {
  const table = context.table('portraits', z.record(z.string(), z.string()));
  const named = (group: string, key: string | undefined) => (key === undefined ? undefined : table.get(group)?.[key]);
  return (slug, { family, type }) => {
    const name = named('monsters', slug) ?? named('families', family) ?? named('types', type);
    if (name === undefined) throw new Error(`content/vocabulary/portraits.yaml: the type ${type} has no drawing.`);
    return name;
  };
}
