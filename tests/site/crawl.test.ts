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

/** Asks for plain bytes, which spares both sides the compression. */
const ask = (address: string) =>
  fetch(site.base + address, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } });

/** What a page has that its policy does not allow. */
function forbidden(html: string, policy: string): string[] {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, text = '']) => text);
  const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const refused = scripts.filter((text) => !policy.includes(source(text))).map((text) => text.slice(0, 80));
  return [...refused, ...(html.match(/<[^>]+ (?:style|on[a-z]+)="[^>]*>/g) ?? [])];
}

/** Each entry links to these with its name: some links of each sort stand for all. */
const ALIKE =
  /^\/(contacts|cards|compare|crafting|treasure)\?|^\/(monsters)\/[^?]+\?|^\/(tokens)\/|^\/api\/([a-z-]+)\/[^/]+\/(text|markdown)$/;
const ENOUGH_ALIKE = 100;

const LINK = /(?:href|src)="(\/[^"#]*)/g;

/** The addresses on this site that a page links to. */
function linksIn(html: string): string[] {
  return [...html.matchAll(LINK)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'));
}

const FORM = /<form\b([^>]*)>(.*?)<\/form>/gs;
const FIELD =
  /<(?:input|select|button)\b[^>]*\bname="([^"]+)"[^>]*>(?:\s*<option\b(?![^>]*value="[^"]).*?<\/option>)*(?:\s*<option\b[^>]*value="([^"]+)")?/gs;

/** The addresses that a form leads to, each with one of its fields filled in. */
function addressesOfForms(html: string, page: string): string[] {
  return [...html.matchAll(FORM)].flatMap(([, attributes = '', fields = '']) => {
    const action = /\baction="([^"]+)"/.exec(attributes)?.[1] ?? page;
    return [...fields.matchAll(FIELD)].map(([field, name = '', option]) => {
      const value = option ?? (/\bvalue="([^"]+)"/.exec(field)?.[1] || '1');
      return `${action.replace(/\?.*/, '')}?${name}=${encodeURIComponent(value.replaceAll('&amp;', '&'))}`;
    });
  });
}

/** The same for the forms of all pages of a route. */
const fieldOf = (address: string) => address.replace(/=.*/, '').replace(/^(\/[a-z]+\/)[^?]+/, '$1');

/** Pages that are drawn by chance, or of which each visitor has other ones. */
const NOT_STORED = /^\/(?:api|shop|cards)\b/;

/**
 * Follows every link once. A page with a query leads on to entries, but not to further queries: filters combine without
 * end, and each alone is reached from a page without one.
 */
async function crawl(start: string): Promise<{ visited: number; fields: number; broken: string[] }> {
  const found = new Map([[start, '']]);
  const waiting = [start];
  const broken: string[] = [];
  const fields = new Set<string>();
  const alike = new Map<string, number>();
  const isOneMore = (link: string) => {
    const sort = ALIKE.exec(link)?.slice(1).join();
    if (sort === undefined) return false;
    alike.set(sort, (alike.get(sort) ?? 0) + 1);
    return (alike.get(sort) ?? 0) > ENOUGH_ALIKE;
  };
  const fillIn = async (address: string) => {
    const field = fieldOf(address);
    if (fields.has(field) || NOT_STORED.test(address)) return;
    fields.add(field);
    const response = await ask(address);
    await response.arrayBuffer();
    if (response.status === 200 && !response.headers.has('etag'))
      broken.push(
        `${address}, where a form leads, is not stored: name its parameter in src/contract/page-parameters.ts`,
      );
  };
  const visit = async (address: string) => {
    const response = await ask(address);
    const body = await response.text();
    if (!response.ok) {
      broken.push(`${address} (${response.status}, on ${found.get(address)})`);
      return;
    }
    if (!response.headers.get('content-type')?.startsWith('text/html')) return;
    if (!response.headers.has('etag') && !NOT_STORED.test(address))
      broken.push(`${address} is not stored: name its parameters in src/server/response-cache/page-parameters.ts`);
    for (const filledIn of addressesOfForms(body, address)) await fillIn(filledIn);
    if (!address.startsWith('/api'))
      broken.push(
        ...forbidden(body, response.headers.get('content-security-policy') ?? '').map(
          (part) => `${address} has ${part}`,
        ),
      );
    for (const link of linksIn(body)) {
      if (found.has(link) || (address.includes('?') && link.includes('?'))) continue;
      found.set(link, address);
      if (!isOneMore(link)) waiting.push(link);
    }
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(visit));
  return { visited: found.size, fields: fields.size, broken };
}

test('no link of the site is broken, and no page violates its Content-Security-Policy', async () => {
  const { visited, fields, broken } = await crawl('/');
  expect(broken).toEqual([]);
  expect(visited).toBeGreaterThan(1000);
  expect(fields).toBeGreaterThan(100);
}, 600_000);
