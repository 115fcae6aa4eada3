import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { SHOP_KINDS, SHOP_RACES, type ShopKind, type ShopRace } from '../contract/shop-options.ts';
import { line, slug } from './schema/shared.ts';

const words = z.array(line).min(1);

/** `content/shop/<race>.yaml`: the parts of the names of owners and shops. */
const nameList = z.strictObject({
  given: words,
  family: words,
  first: words,
  second: words.min(2),
  /** Templates with `{given}`, `{family}`, `{first}`, `{second}`, `{other}` (another of `second`) and `{trade}`. */
  patterns: z
    .array(line.regex(/^(?:[^{}]|\{(?:given|family|first|second|other|trade)\})+$/, 'names an unknown part'))
    .min(1),
});

const slugs = z.array(slug).min(1);
const slugRows = z.array(slugs).transform((rows) => rows.flat());

const smithing = z.strictObject({
  metal: slugRows,
  wood: slugRows,
  hide: slugs,
  other: slugs,
  thrown: slugs,
  pieces: z.record(slug, line),
  names: z.record(slug, line),
  needs: z.record(
    slug,
    z.strictObject({
      damage: words.optional(),
      /** True: only on weapons made for throwing. False: only on other weapons. */
      thrown: z.boolean().optional(),
      items: slugs.optional(),
    }),
  ),
  apart: z.array(slugs.min(2)),
  foes: z.record(slug, words),
});
export type Smithing = z.infer<typeof smithing>;

export type ShopLists = {
  races: Record<ShopRace, z.infer<typeof nameList>>;
  trades: Record<ShopKind, string[]>;
  smithing: Smithing;
};

/** Reads `content/shop`. Throws an error with the file's name if a file does not match its schema. */
export function loadShopLists(folder: string): ShopLists {
  const read = <T>(name: string, schema: z.ZodType<T>): T => {
    const file = join(folder, 'shop', `${name}.yaml`);
    const result = schema.safeParse(parse(readFileSync(file, 'utf8')));
    if (result.success) return result.data;
    throw new Error(`content/shop/${name}.yaml: ${z.prettifyError(result.error)}`);
  };
  const races = Object.keys(SHOP_RACES).map((race) => [race, read(race, nameList)] as const);
  const kinds = Object.fromEntries(Object.keys(SHOP_KINDS).map((kind) => [kind, words]));
  return {
    races: Object.fromEntries(races) as ShopLists['races'],
    trades: read('trades', z.strictObject(kinds)) as ShopLists['trades'],
    smithing: read('smithing', smithing),
  };
}
