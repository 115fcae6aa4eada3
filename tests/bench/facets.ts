import { measureLoad } from './load.ts';

/** Each kind's list under filters that people combine. */
const LISTS: readonly (readonly [name: string, path: string])[] = [
  ['spells', '/api/spells?limit=20'],
  ['spells, two filters', '/api/spells?school=evocation&level=3&limit=20'],
  [
    'spells, six filters',
    '/api/spells?class_name=wizard,bard&level=1..3&descriptor=-fire&verbal=yes&range=close&sort=-level',
  ],
  ['spells, search', '/api/spells?search=fire&limit=20'],
  ['powers', '/api/powers?discipline=telepathy&level=3'],
  ['feats', '/api/feats?category=combat,general&level=..6'],
  ['classes', '/api/classes?prestige=yes&hit_die=d6'],
  ['races', '/api/races?level_adjustment=0..2'],
  ['monsters', '/api/monsters?type=undead&cr=3..8'],
  ['items', '/api/items?type=wondrous&price=1000..5000&sort=-price'],
  ['items, all', '/api/items?limit=20'],
  ['skills', '/api/skills?ability=DEX&untrained=yes'],
  ['languages', '/api/languages?script=elven,dwarven'],
  ['deities', '/api/deities?alignment=neutral-good'],
  ['domains', '/api/domains?facts_only=no'],
  ['rulebooks', '/api/rulebooks?year=2003..2004'],
  ['glossary', '/api/glossary?category=condition'],
];

const rounded = (rate: number) => Math.round(rate).toLocaleString('en');

/** Measures each list alone and with the counts of its filters: what the counts cost. */
export async function measureFacets(base: string): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [name, path] of LISTS) {
    const alone = await measureLoad(base + path);
    const counted = await measureLoad(`${base}${path}&facets=yes`);
    const cost = `${(alone.rate / counted.rate).toFixed(2)} ×`;
    const failed = String(alone.failed + counted.failed);
    rows.push([name, rounded(alone.rate), rounded(counted.rate), cost, failed, '2 ×']);
  }
  return rows;
}
