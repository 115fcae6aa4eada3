import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Addresses, Downloads } from '../../src/contract/downloads.ts';
import { startSite } from '../support/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const get = (path: string, headers: Record<string, string> = {}) => fetch(site.base + path, { headers });
const json = async <T>(path: string) => (await (await get(path)).json()) as T;

test('the site map names every entry once, under the origin of the robots file', async () => {
  const { addresses } = await json<Addresses>('/api/addresses');
  const map = await (await get('/sitemap.xml')).text();
  const places = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => new URL(place).pathname);
  expect(new Set(places).size).toBe(places.length);
  expect(places).toEqual(expect.arrayContaining(addresses));
  expect(addresses.length).toBeGreaterThan(5000);
  expect(await (await get('/robots.txt')).text()).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
  expect(await (await get('/llms.txt')).text()).toContain('698 entries');
});

test('the download of the catalogue equals the responses of each address', async () => {
  const { version, downloads } = await json<Downloads>('/api/downloads');
  const whole = await get('/api/downloads/catalogue.json');
  const text = await whole.text();
  const everything = JSON.parse(text) as Record<string, { slug: string }[]>;
  expect(Buffer.byteLength(text)).toBe(downloads.find(({ name }) => name === 'catalogue')?.bytes);
  const entries = Object.values(everything).flat();
  expect(entries).toHaveLength((await json<Addresses>('/api/addresses')).addresses.length);
  expect(everything.spells?.find(({ slug }) => slug === 'fireball')).toEqual(await json('/api/spells/fireball'));
  expect(whole.headers.get('etag')).toContain(version);
  const again = await get('/api/downloads/catalogue.json', { 'if-none-match': whole.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

test.each(['br', 'gzip', 'identity'])('a download in %s is the same file', async (encoding) => {
  const answer = await get('/api/downloads/skills.json', { 'accept-encoding': encoding });
  expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
  expect(((await answer.json()) as { skills: unknown[] }).skills).toHaveLength(41);
});

test('pages of one kind differ only in the data of the entry', async () => {
  const own = async (slug: string) => {
    const page = await (await get(`/rulebooks/${slug}`)).text();
    expect(/blank-(?:slug|name|description|screen)/.exec(page)).toBeNull();
    return [/<title>.*?<\/title>/, /<h1>.*?<\/h1>/, /rel="canonical" href=".*?"/].map((part) => part.exec(page)?.[0]);
  };
  expect(await own('phb-35')).toEqual([
    '<title>Player&#x27;s Handbook v.3.5 · D&amp;D 3.5e tools</title>',
    '<h1>Player&#x27;s Handbook v.3.5</h1>',
    expect.stringContaining('/rulebooks/phb-35"'),
  ]);
  expect(await own('complete-divine')).toEqual([
    '<title>Complete Divine · D&amp;D 3.5e tools</title>',
    '<h1>Complete Divine</h1>',
    expect.stringContaining('/rulebooks/complete-divine"'),
  ]);
});

test('pages have a canonical address, structured data and a picture for shared links', async () => {
  const page = await (await get('/spells/fireball?from=elsewhere')).text();
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(page)?.[1] ?? '';
  expect(new URL(canonical).pathname).toBe('/spells/fireball');
  expect(new URL(canonical).search).toBe('');
  expect(page).toContain('<meta property="og:title" content="Fireball"/>');
  const data = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text = '']) =>
    JSON.parse(text),
  );
  expect(data.map((part) => part['@type'])).toEqual(expect.arrayContaining(['BreadcrumbList', 'DefinedTerm']));
  const image = /<meta property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';
  const picture = Buffer.from(await (await get(new URL(image).pathname)).arrayBuffer());
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect((await get('/social/spells/no-such-spell.png')).status).toBe(404);
});

test('the picture of a shared monster shows its portrait', async () => {
  const bytes = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());
  const [dragon, cube, spell] = await Promise.all(
    ['monsters/red-dragon-adult', 'monsters/gelatinous-cube', 'spells/fireball'].map((entry) =>
      bytes(`/social/${entry}.png`),
    ),
  );
  const { Resvg } = await import('@resvg/resvg-js');
  // What is red at the right of the card, away from its red letters, is the dragon.
  const red = (png: Buffer | undefined) => {
    const image = `<image href="data:image/png;base64,${png?.toString('base64')}" width="1200" height="630"/>`;
    const { pixels } = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="816 128 320 400">${image}</svg>`,
    ).render();
    let count = 0;
    for (let i = 0; i < pixels.length; i += 4) if ((pixels[i] ?? 0) > 120 && (pixels[i + 1] ?? 0) < 70) count++;
    return count;
  };
  expect(red(dragon)).toBeGreaterThan(5000);
  expect(red(cube)).toBe(0);
  expect(red(spell)).toBe(0);
});
