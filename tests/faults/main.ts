import { printTable } from '../bench/table.ts';
import * as attacks from './attacks.ts';
import * as databases from './databases.ts';
import { BOUNDS, type Observation } from './observe.ts';
import * as processes from './processes.ts';

/*
 * Attacks on the built site and faults of what it stands on, while another visitor asks for pages. `npm run faults`; single
 * ones can be named: `npm run faults -- wideSheets frozenDatabase`. All of it happens on this machine. It ends with a failure
 * where a bound is missed: of the visitor's responses, of the memory, or of what the fault itself may do.
 */

const scenarios: Readonly<Record<string, () => Promise<Observation>>> = { ...attacks, ...databases, ...processes };

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in scenarios));
if (unknown !== undefined) {
  process.stderr.write(`"${unknown}" is none of ${Object.keys(scenarios).join(', ')}.\n`);
  process.exit(1);
}

const rows: string[][] = [];
const missed: string[] = [];
for (const [name, scenario] of Object.entries(scenarios)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`${name} …\n`);
  const seen = await scenario().catch((error: unknown) => String(error));
  if (typeof seen === 'string') {
    missed.push(`${name}: ${seen}`);
    continue;
  }
  missed.push(...seen.missed.map((bound) => `${name}: ${bound}`));
  const { requests, slowest, memory, note } = seen;
  rows.push([
    name,
    `${requests}`,
    `${Math.round(slowest)}`,
    `${memory.site}`,
    `${memory.sheets}`,
    seen.missed.length > 0 ? 'MISSED' : 'held',
    note,
  ]);
}

const { milliseconds, mebibytes } = BOUNDS;
process.stdout.write(`\nAnother visitor's slowest response: at most ${milliseconds} ms, none lost.`);
process.stdout.write(` Resident memory of the site: at most ${mebibytes} MiB.\n\n`);
printTable(['fault', 'requests', 'slowest ms', 'site MiB', 'sheets MiB', 'bounds', 'what its clients got'], rows);
if (missed.length > 0) process.stdout.write(`\nMissed:\n${missed.map((bound) => `  ${bound}`).join('\n')}\n`);
// What a scenario that failed has left behind ends with this process.
process.exit(missed.length > 0 ? 1 : 0);
