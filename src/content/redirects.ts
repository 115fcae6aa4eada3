import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { isKindName, KIND_NAMES, type KindName } from '../contract/kinds.ts';
import { slugify } from '../contract/slug.ts';
import { slug } from './schema/shared.ts';
import type { Entry } from './source-file.ts';

/** A redirect from a slug without an entry to an entry of the same kind, or to one known by name, book and page. */
export type Redirect = { kind: KindName; slug: string; target: string };

export const REDIRECTS_FILE = 'content/redirects.yaml';

const fileSchema = z.partialRecord(z.enum(KIND_NAMES), z.record(slug, slug)).nullable();

/** Reads the authored redirects, those of renamed entries. Throws if the file does not match its schema. */
export function loadRedirects(folder: string): Redirect[] {
  const file = join(folder, 'redirects.yaml');
  if (!existsSync(file)) return [];
  const kinds = fileSchema.parse(parse(readFileSync(file, 'utf8'))) ?? {};
  return KIND_NAMES.flatMap((kind) =>
    Object.entries(kinds[kind] ?? {}).map(([former, target]) => ({ kind, slug: former, target })),
  );
}

/**
 * The redirects that follow from the aliases of entries: `melfs-acid-arrow` leads to `acid-arrow`. An alias makes no
 * redirect if several entries of the kind have it, or if it is the slug of an entry.
 */
export function aliasRedirects(entries: readonly Entry[]): Redirect[] {
  const taken = new Set(entries.map(({ kind, slug }) => `${kind}/${slug}`));
  const redirects = entries.flatMap(({ kind, slug: target, value }) => {
    if (!isKindName(kind) || !('aliases' in value)) return [];
    const slugs = new Set(value.aliases?.map(slugify));
    return [...slugs].map((alias): Redirect => ({ kind, slug: alias, target }));
  });
  return [...Map.groupBy(redirects, (redirect) => `${redirect.kind}/${redirect.slug}`)].flatMap(([address, same]) =>
    same.length === 1 && !taken.has(address) ? same : [],
  );
}
