import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from '../support/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const AT_ONCE = 16;
/** Scripts that stand in the page; data for search engines is none. */
const INLINE_SCRIPT = /<script(?![^>]* (?:src=|type="application\/(?:ld\+)?json"))[^>]*>(.*?)<\/script>/gs;

/** What a page has that its policy does not allow. */
function forbidden(html: string, policy: string): string[] {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, text = '']) => text);
  const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const refused = scripts.filter((text) => !policy.includes(source(text))).map((text) => text.slice(0, 80));
  return [...refused, ...(html.match(/<[^>]+ (?:style|on[a-z]+)="[^>]*>/g) ?? [])];
}

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
    // A page that leads on does not know one of the parameters that a link to it has.
    const response = await fetch(site.base + address, { redirect: 'manual' });
    const body = await response.text();
    if (!response.ok) {
      broken.push(`${address} (${response.status}, on ${found.get(address)})`);
      return;
    }
    if (!response.headers.get('content-type')?.startsWith('text/html')) return;
    if (!response.headers.has('etag') && !/^\/(?:api|shop|cards)\b/.test(address))
      broken.push(`${address} is not kept: name its parameters in src/server/cache/page-parameters.ts`);
    if (!address.startsWith('/api'))
      broken.push(
        ...forbidden(body, response.headers.get('content-security-policy') ?? '').map(
          (part) => `${address} has ${part}`,
        ),
      );
    for (const link of linksIn(body)) {
      if (found.has(link) || (address.includes('?') && link.includes('?'))) continue;
      found.set(link, address);
      waiting.push(link);
    }
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(visit));
  return { visited: found.size, broken };
}

test('no link of the whole site is broken, and no page has what its policy forbids', async () => {
  const { visited, broken } = await crawl('/');
  expect(broken).toEqual([]);
  expect(visited).toBeGreaterThan(1000);
}, 600_000);
