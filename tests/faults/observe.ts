import type { Memory, SiteProcess } from '../support/site-process.ts';
import { type Seen, startBystander } from './bystander.ts';

/** What another visitor and the process must not go beyond, whatever happens. */
export const BOUNDS = { milliseconds: 500, mebibytes: 350 } as const;
const LOOK_MILLISECONDS = 200;

export type Observation = Seen & {
  memory: Memory;
  /** What the attackers or the clients of the fault got. */
  note: string;
  /** The bounds that were missed, in words. */
  missed: string[];
};

type Options = {
  /** What to ask in the place of the site, such as a proxy. */
  base?: string;
  onlyStored?: boolean;
  /** Whether the site's process ends, and another takes its place. */
  ends?: boolean;
};

/** What was done to the site, and what of it was not as it should be. */
export type Done = { note: string; missed?: readonly (string | false)[] };

/** Does something to the site while a bystander asks for pages, and says what the bystander and the process went through. */
export async function observe(
  site: SiteProcess,
  harm: () => Promise<Done>,
  { base = site.base, onlyStored = false, ends = false }: Options = {},
): Promise<Observation> {
  const finish = await startBystander({ base, onlyStored });
  const pid = site.pid();
  const memory = { site: 0, sheets: 0 };
  const look = () => {
    const now = site.memory();
    memory.site = Math.max(memory.site, now.site);
    memory.sheets = Math.max(memory.sheets, now.sheets);
  };
  const looks = setInterval(look, LOOK_MILLISECONDS);
  const { note, missed = [] } = await harm();
  look();
  clearInterval(looks);
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
