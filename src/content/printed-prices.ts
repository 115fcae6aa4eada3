import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { slug } from './schema/shared.ts';

const gp = z.number().positive();
const fileSchema = z.strictObject({ items: z.record(slug, z.union([gp, z.array(gp).min(2)])) });

export const PRINTED_PRICES_FILE = 'content/printed-prices.yaml';

/** Slug of a potion, oil, scroll or wand → its printed prices in gp (SRD); several if the SRD contradicts itself. */
export type PrintedPrices = ReadonlyMap<string, readonly number[]>;

/** Reads the printed prices; empty if there is no file. Throws if the file does not match its schema. */
export function loadPrintedPrices(folder: string): PrintedPrices {
  const file = join(folder, 'printed-prices.yaml');
  if (!existsSync(file)) return new Map();
  const { items } = fileSchema.parse(parse(readFileSync(file, 'utf8')));
  return new Map(Object.entries(items).map(([item, price]) => [item, typeof price === 'number' ? [price] : price]));
}
