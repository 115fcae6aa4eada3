import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { line, slug } from '../schema/shared.ts';

const exceptionSchema = z.strictObject({
  slug,
  rule: line,
  printed: z.coerce.string(),
  computed: z.coerce.string(),
  /** Why the printed value is kept, for readers. */
  reason: line,
});

/** A known difference between a printed value and the rules. */
export type Exception = z.infer<typeof exceptionSchema>;

const fileSchema = z.record(z.string(), z.array(exceptionSchema));

export const EXCEPTIONS_FILE = 'content/exceptions.yaml';

/** Reads the exceptions by `kind/slug`. Throws if the file does not match its schema. */
export function loadExceptions(folder: string): Map<string, Exception[]> {
  const file = join(folder, 'exceptions.yaml');
  if (!existsSync(file)) return new Map();
  const byEntry = new Map<string, Exception[]>();
  for (const [kind, exceptions] of Object.entries(fileSchema.parse(parse(readFileSync(file, 'utf8')) ?? {})))
    for (const exception of exceptions) {
      const address = `${kind}/${exception.slug}`;
      const list = byEntry.get(address);
      if (list) list.push(exception);
      else byEntry.set(address, [exception]);
    }
  return byEntry;
}
