import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { slug } from './schema/shared.ts';

const gp = z.number().positive();
const fileSchema = z.strictObject({ items: z.record(slug, z.union([gp, z.array(gp).min(2)])) });

export const PRINTED_PRICES_FILE = 'content/printed-prices.yaml';

/** Slug of a potion, oil, scroll or wand → what the SRD prints for it in gp, more than once where it differs with itself. */
export type PrintedPrices = ReadonlyMap<string, readonly number[]>;

export function loadPrintedPrices(folder: string): PrintedPrices {
  const file = join(folder, 'printed-prices.yaml');
  if (!existsSync(file)) return new Map();
  const { items } = fileSchema.parse(parse(readFileSync(file, 'utf8')));
  return new Map(Object.entries(items).map(([item, price]) => [item, typeof price === 'number' ? [price] : price]));
}
