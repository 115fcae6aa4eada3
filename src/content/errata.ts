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
  /** What the first printing says instead, in full sentences. */
  printed: line,
  /** Where the publisher published the revision. */
  source: line,
});

/** The publisher's revision that an entry's text follows. */
export type Erratum = z.infer<typeof erratumSchema>;

const ERRATA_FILE = 'content/errata.yaml';

const fileSchema = z.partialRecord(z.enum(KIND_NAMES), z.array(erratumSchema));

/** Reads the errata by `kind/slug`; empty if there is no file. Throws if the file does not match its schema. */
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

/** Checks that every erratum belongs to an existing entry. */
export function checkErrata(errata: ReadonlyMap<string, Erratum>, entries: readonly Entry[]): Finding[] {
  const addresses = new Set(entries.map(({ kind, slug }) => `${kind}/${slug}`));
  return [...errata.keys()]
    .filter((address) => !addresses.has(address))
    .map((address) => ({
      file: ERRATA_FILE,
      rule: 'errata',
      message: `there is no content/${address}.yaml; mend the slug or remove the erratum`,
    }));
}
