import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from './check.ts';
import { compileContent } from './compile.ts';
import { printFinding } from './finding.ts';
import { loadSources } from './load.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const folder = resolve('content');
const { entries, findings } = checkContent(loadSources(folder));

if (findings.length > 0) {
  for (const finding of findings) process.stderr.write(`${printFinding(finding)}\n`);
  process.stderr.write(`${findings.length} to mend in ${new Set(findings.map(({ file }) => file)).size} files\n`);
  process.exit(1);
}
if (!values.check) await compileContent(entries, folder, resolve('build/catalogue.sqlite'));
process.stdout.write(`${entries.length} entries ${values.check ? 'checked' : 'compiled'}\n`);
