import { abilityModifier } from '../rules/abilities.ts';
import type { Roller } from './roller.ts';
import type { IntelligentItem } from './treasure.ts';

const PAGE = 'intelligent-items';

const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };

/** How often a power that the item has already is rolled again. */
const MAX_REROLLS = 100;

/**
 * An intelligent item (Dungeon Master's Guide, page 268): alignment, scores, communication, powers and Ego. Of its greater powers the
 * first becomes a special purpose with its dedicated power where `purposeful`.
 * @param enhancement what its bonus and its special abilities add to its Ego
 */
export function rollIntelligence(roller: Roller, enhancement = 0, purposeful = false): IntelligentItem {
  const alignment = roller.on(`${PAGE}/alignment`).result;
  const capabilities = roller.on(`${PAGE}/capabilities`);
  const { cells } = capabilities;
  const high = Number(/Two at (\d+)/.exec(cells['Ability scores'] ?? '')?.[1] ?? 10);
  const low = roller.dice('1d3', 'the score of 10: Intelligence, Wisdom, Charisma');
  const [intelligence = 10, wisdom = 10, charisma = 10] = [1, 2, 3].map((score) => (score === low ? 10 : high));
  const wanted = cells.Powers ?? '';
  const greaterCount = countOf(wanted, 'greater');
  const special = purposeful && greaterCount > 0;
  const lesser = rollPowers(`${PAGE}/lesser`, countOf(wanted, 'lesser'), roller);
  const greater = rollPowers(`${PAGE}/greater`, greaterCount - (special ? 1 : 0), roller);
  const purpose = special ? roller.on(`${PAGE}/purposes`).result : null;
  const dedicated = special ? roller.on(`${PAGE}/dedicated`) : null;
  const rows = [...lesser, ...greater, ...(dedicated === null ? [] : [dedicated])];
  const ego =
    enhancement +
    lesser.length +
    greater.length * 2 +
    (special ? 4 : 0) +
    (/telepathy/i.test(cells.Communication ?? '') ? 1 : 0) +
    (capabilities.from >= READS ? 1 : 0) +
    (capabilities.from >= READS_MAGIC ? 1 : 0) +
    [intelligence, wisdom, charisma].reduce((sum, score) => sum + Math.max(0, abilityModifier(score)), 0);
  return {
    alignment,
    intelligence,
    wisdom,
    charisma,
    communication: cells.Communication ?? '',
    senses: cells.Senses ?? '',
    powers: [...lesser, ...greater].map(({ result }) => result),
    purpose,
    dedicated_power: dedicated?.result ?? null,
    ego,
    copper: (capabilities.copper ?? 0) + rows.reduce((sum, { copper }) => sum + (copper ?? 0), 0),
  };
}

/** The rows of capabilities from which an item reads what it speaks, and from which it uses read magic. */
const READS = 92;
const READS_MAGIC = 99;

/** How many powers the words promise: `Three lesser powers and one greater power`. */
function countOf(words: string, kind: 'lesser' | 'greater'): number {
  const word = new RegExp(`(\\w+) ${kind}`, 'i').exec(words)?.[1]?.toLowerCase() ?? '';
  return COUNTS[word] ?? 0;
}

/** Different powers of a table. */
function rollPowers(table: string, count: number, roller: Roller) {
  const rows: ReturnType<Roller['on']>[] = [];
  for (let tries = 0; rows.length < count && tries < MAX_REROLLS; tries++) {
    const row = roller.on(table);
    if (!rows.some(({ result }) => result === row.result)) rows.push(row);
  }
  return rows;
}
