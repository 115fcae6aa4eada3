import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from '../support/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const AT_ONCE = 16;
const LINK = /(?:href|src)="(\/[^"#]*)/g;

/** The addresses on this site that a page links to. */
function linksIn(html: string): string[] {
  return [...html.matchAll(LINK)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'));
}

/**
 * Follows every link once. A page with a query leads on to entries, but not to further queries: filters combine without
 * end, and each alone is reached from a page without one.
 */
async function crawl(start: string): Promise<{ visited: number; broken: string[] }> {
  const found = new Map([[start, '']]);
  const waiting = [start];
  const broken: string[] = [];
  const visit = async (address: string) => {
    const response = await fetch(site.base + address);
    const body = await response.text();
    if (!response.ok) {
      broken.push(`${address} (${response.status}, on ${found.get(address)})`);
      return;
    }
    if (!response.headers.get('content-type')?.startsWith('text/html')) return;
    for (const link of linksIn(body)) {
      if (found.has(link) || (address.includes('?') && link.includes('?'))) continue;
      found.set(link, address);
      waiting.push(link);
    }
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(visit));
  return { visited: found.size, broken };
}

test('no link of the whole site is broken', async () => {
  const { visited, broken } = await crawl('/');
  expect(broken).toEqual([]);
  expect(visited).toBeGreaterThan(1000);
}, 600_000);
