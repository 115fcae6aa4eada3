import { Agent, request } from 'node:http';
import fc from 'fast-check';
import type { Addresses } from '../../src/contract/downloads.ts';
import { type FuzzRequest, requests } from './requests.ts';

const CONNECTIONS = 12;
const SLOW_MILLISECONDS = 1000;
const GIVE_UP_MILLISECONDS = 20_000;
const SLUGS_OF_A_KIND = 40;

export type Fault = { request: FuzzRequest; what: string };
export type FuzzReport = { requests: number; statuses: Record<string, number>; slowest: number; faults: Fault[] };

/** Asks the site at `base` for `count` things drawn from the seed; the same seed asks for the same. */
export async function fuzz(base: string, seed: number, count: number): Promise<FuzzReport> {
  const json = async (path: string) => (await fetch(base + path)).json();
  const { addresses } = (await json('/api/addresses')) as Addresses;
  const slugs: Record<string, string[]> = {};
  for (const address of addresses) {
    const [, kind = '', slug = ''] = address.split('/');
    const list = slugs[kind] ?? [];
    slugs[kind] = list;
    if (list.length < SLUGS_OF_A_KIND) list.push(slug);
  }
  const drawn = fc.sample(requests(await json('/api/openapi.json'), slugs), { seed, numRuns: count });
  const report: FuzzReport = { requests: count, statuses: {}, slowest: 0, faults: [] };
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let next = 0;
  const worker = async () => {
    for (let request = drawn[next++]; request !== undefined; request = drawn[next++])
      await judge(base, agent, request, report);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  agent.destroy();
  return report;
}

async function judge(base: string, agent: Agent, request: FuzzRequest, report: FuzzReport): Promise<void> {
  const { status, milliseconds, retryAfter } = await ask(base, agent, request);
  const kind = status === 0 ? 'no answer' : `${Math.floor(status / 100)}xx`;
  report.statuses[kind] = (report.statuses[kind] ?? 0) + 1;
  report.slowest = Math.max(report.slowest, milliseconds);
  // A client that takes too much at once is told when to come back, as the budget says.
  if (status === 503 && retryAfter) return;
  // An import waits for the sheets service, and fails with it.
  const isImport = request.path.startsWith('/api/sheet?');
  if (isImport && (status === 502 || status === 504)) return;
  if (status >= 500 || status === 0) report.faults.push({ request, what: `status ${status}` });
  // A busy machine is slow now and then: what is slow by itself is slow again.
  else if (!isImport && milliseconds > SLOW_MILLISECONDS && (await slowest(base, agent, request)) > SLOW_MILLISECONDS)
    report.faults.push({ request, what: `${Math.round(milliseconds)} ms` });
}

async function slowest(base: string, agent: Agent, request: FuzzRequest): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 3; i++) least = Math.min(least, (await ask(base, agent, request)).milliseconds);
  return least;
}

/** Asks once; the time is that until the answer begins, for a file takes as long as its line is slow. */
function ask(
  base: string,
  agent: Agent,
  { method, path, headers }: FuzzRequest,
): Promise<{ status: number; milliseconds: number; retryAfter: boolean }> {
  const start = performance.now();
  return new Promise((done) => {
    const lost = () => done({ status: 0, milliseconds: performance.now() - start, retryAfter: false });
    const { hostname: host, port } = new URL(base);
    const sent = request({ host, port, method, path, headers, agent, timeout: GIVE_UP_MILLISECONDS }, (response) => {
      const milliseconds = performance.now() - start;
      const { statusCode: status = 0, headers } = response;
      response.on('end', () => done({ status, milliseconds, retryAfter: headers['retry-after'] !== undefined }));
      response.on('error', lost);
      response.resume();
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', lost);
    sent.end();
  });
}
