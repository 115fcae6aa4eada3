import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { KIND_NAMES } from '../contract/kinds.ts';
import type { Finding } from './finding.ts';
import { line, slug } from './schema/shared.ts';
import type { Entry } from './source-file.ts';

const erratumSchema = z.strictObject({
  slug,
  /** What the first printing says instead, in whole sentences. */
  printed: line,
  /** Where the publisher printed the revision. */
  source: line,
});

/** An entry whose text follows the publisher's revision. */
export type Erratum = z.infer<typeof erratumSchema>;

const ERRATA_FILE = 'content/errata.yaml';

const fileSchema = z.partialRecord(z.enum(KIND_NAMES), z.array(erratumSchema));

/** The errata by `kind/slug`. Throws where the file has another shape. */
export function loadErrata(folder: string): ReadonlyMap<string, Erratum> {
  const file = join(folder, 'errata.yaml');
  if (!existsSync(file)) return new Map();
  const kinds = fileSchema.parse(parse(readFileSync(file, 'utf8')) ?? {});
  return new Map(
    Object.entries(kinds).flatMap(([kind, errata]) =>
      errata.map((erratum) => [`${kind}/${erratum.slug}`, erratum] as const),
    ),
  );
}

/** Every erratum is about an entry that exists. */
export function checkErrata(errata: ReadonlyMap<string, Erratum>, entries: readonly Entry[]): Finding[] {
  const addresses = new Set(entries.map(({ kind, slug: own }) => `${kind}/${own}`));
  return [...errata.keys()]
    .filter((address) => !addresses.has(address))
    .map((address) => ({
      file: ERRATA_FILE,
      rule: 'errata',
      message: `there is no content/${address}.yaml; mend the slug or remove the erratum`,
    }));
}
