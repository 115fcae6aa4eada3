import type { Memory, SiteProcess } from '../support/site-process.ts';
import { type Seen, startBystander } from './bystander.ts';

/** Limits during every fault: the other visitor's slowest response, and the resident memory of the site's process. */
export const BOUNDS = { milliseconds: 500, mebibytes: 350 } as const;
const SAMPLE_MILLISECONDS = 200;

export type Observation = Seen & {
  memory: Memory;
  /** What the attackers or the clients of the fault got. */
  note: string;
  /** The bounds that were missed, in words. */
  missed: string[];
};

type Options = {
  /** The address that the bystander asks instead of the site's own, such as a proxy's. */
  base?: string;
  onlyStored?: boolean;
  /** Whether the fault ends the site's process, so that another replaces it. */
  ends?: boolean;
};

/** The result of a fault: a note for the table, and the bounds that it missed. */
export type Done = { note: string; missed?: readonly (string | false)[] };

/** Runs a fault while a bystander asks for pages. Measures the bystander's responses and the memory of the process. */
export async function observe(
  site: SiteProcess,
  fault: () => Promise<Done>,
  { base = site.base, onlyStored = false, ends = false }: Options = {},
): Promise<Observation> {
  const finish = await startBystander({ base, onlyStored });
  const pid = site.pid();
  const memory = { site: 0, sheets: 0 };
  const sample = () => {
    const now = site.memory();
    memory.site = Math.max(memory.site, now.site);
    memory.sheets = Math.max(memory.sheets, now.sheets);
  };
  const sampling = setInterval(sample, SAMPLE_MILLISECONDS);
  const { note, missed = [] } = await fault();
  sample();
  clearInterval(sampling);
  const seen = await finish();
  const { milliseconds, mebibytes } = BOUNDS;
  const failures = Object.entries(seen.failures).map(([outcome, count]) => `${count} × ${outcome}`);
  const faults = [
    ...missed,
    !ends && site.pid() !== pid && 'the process has ended',
    !ends && site.memory().site === 0 && 'the process has ended',
    memory.site > mebibytes && `more than ${mebibytes} MiB`,
    seen.slowest > milliseconds && `slower than ${milliseconds} ms`,
    failures.length > 0 && `others got ${failures.join(', ')}`,
  ];
  return { ...seen, memory, note, missed: faults.filter((fault) => fault !== false) };
}
