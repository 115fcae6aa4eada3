import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CONTENT_KINDS, type ContentKind } from './content-kinds.ts';
import { AUTHORED_KINDS } from './schema/all.ts';
import { LISTED_SCHEMAS } from './schema/listed.ts';

/** The JSON Schema of a kind's files, for editors. Draft 7, which the YAML extension of VS Code supports best. */
export function jsonSchemaOf(kind: ContentKind): object {
  const schema: z.ZodType = AUTHORED_KINDS[kind].schema;
  return { title: `content/${kind}`, ...z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }) };
}

/** Writes the JSON Schema of every kind into a folder: `spells.json` and so on. */
export function writeJsonSchemas(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const kind of CONTENT_KINDS)
    writeFileSync(join(folder, `${kind}.json`), JSON.stringify(jsonSchemaOf(kind), null, 2));
  for (const [kind, schema] of Object.entries(LISTED_SCHEMAS)) {
    const json = { title: `content/index/${kind}`, ...z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }) };
    writeFileSync(join(folder, `index-${kind}.json`), JSON.stringify(json, null, 2));
  }
}
