import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from './check.ts';
import { type Compiled, compileContent, writeCatalogueFile } from './compile.ts';
import { printFinding } from './finding.ts';
import { writeJsonSchemas } from './json-schemas.ts';
import { loadContent } from './load-content.ts';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    /** Publishes the catalogue in the PostgreSQL database at DATABASE_URL instead of writing the SQLite file. */
    publish: { type: 'boolean', default: false },
  },
});
const folder = resolve('content');
// Where content is published, nobody edits it, and the folder may be read-only.
if (!values.publish) writeJsonSchemas(resolve('build/schemas'));
const content = checkContent(loadContent(folder));
const { entries, verification, findings } = content;

if (findings.length > 0) {
  for (const finding of findings) process.stderr.write(`${printFinding(finding)}\n`);
  process.stderr.write(`${findings.length} to mend in ${new Set(findings.map(({ file }) => file)).size} files\n`);
  process.exit(1);
}
if (values.check) {
  for (const [rule, count] of [...verification.counts].sort()) process.stdout.write(`${rule}: ${count} checked\n`);
  process.stdout.write(`${entries.length} entries checked\n`);
} else {
  const compiled = await compileContent(content, folder);
  if (values.publish) await publish(compiled).catch(exitWithError);
  else {
    await writeCatalogueFile(compiled, resolve('build/catalogue.sqlite'));
    process.stdout.write(`${entries.length} entries compiled\n`);
  }
}

async function publish(compiled: Compiled): Promise<void> {
  // Loaded only here: writing the SQLite file needs no PostgreSQL driver.
  const { publishCatalogue } = await import('../database/publish.ts');
  const { schema, changed } = await publishCatalogue(process.env.DATABASE_URL ?? '', compiled);
  process.stdout.write(`${entries.length} entries ${changed ? 'published' : 'already published'} as ${schema}\n`);
}

/** Prints the reason for which the catalogue was not published, and ends the process. */
function exitWithError(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
