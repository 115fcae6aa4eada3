import { afterAll, beforeAll, expect, test } from 'vitest';
import { KIND_NAMES } from '../../src/contract/kinds.ts';
import { printedAttacks } from '../../src/rules/attack-lines.ts';
import { openTestCatalogue } from '../support/catalogue.ts';
import { startApi } from '../support/server.ts';

/*
 * Entries in the form of the books, for other programs: text, Markdown, and monsters for virtual tabletops.
 */

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi({ environment: { PUBLIC_URL: 'https://rules.example' } });
});
afterAll(() => api.stop());

const get = (path: string) => fetch(api.base + path);
const textOf = async (path: string) => {
  const response = await get(path);
  expect(response.status, path).toBe(200);
  return response.text();
};

test('a monster as text has its printed lines, abilities as scores, and its source', async () => {
  const response = await get('/api/monsters/troll/text');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBeNull();
  const text = await response.text();
  expect(text).toMatch(
    /^Troll\nLarge Giant\n\nHit Dice: 6d8\+36 \(63 hp\)\nInitiative: \+2\nSpeed: 30 ft\. \(6 squares\)\n/,
  );
  expect(text).toContain('\nBase Attack/Grapple: +4/+14\nAttack: Claw +9 melee (1d6+6)\n');
  expect(text).toContain('\nAbilities: Str 23, Dex 14, Con 23, Int 6, Wis 9, Cha 6\nSkills: Listen +5, Spot +6\n');
  expect(text).toContain('\n\nRend (Ex)\n\n');
  expect(text).toMatch(/\n\nMonster Manual v\.3\.5, page 247\nhttps:\/\/rules\.example\/monsters\/troll\n$/);
});

test('a dragon has the lines of its age', async () => {
  const text = await textOf('/api/monsters/adult-red-dragon/text');
  expect(text).toMatch(/\nFull Attack: Bite \+\d+ melee .* and 2 claws /);
  expect(text).toMatch(/\nBreath Weapon: 12d10 \(DC \d+\)\n/);
});

test('a spell as Markdown has its head as a list, and links to other entries', async () => {
  const response = await get('/api/spells/acid-fog/markdown');
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  const text = await response.text();
  expect(text).toMatch(
    /^## Acid Fog\n\n\*Conjuration \(Creation\) \\\[Acid\\\]\*\n\n- \*\*Level:\*\* Sorcerer\/Wizard 6, Water 7\n/,
  );
  expect(text).toContain('[solid fog](https://rules.example/spells/solid-fog)');
  expect(text.endsWith('\n\n[Player’s Handbook v.3.5](https://rules.example/spells/acid-fog)\n')).toBe(true);
});

test('every entry can be written as text and Markdown, without mark-up of pages', async () => {
  const catalogue = await openTestCatalogue();
  const paths = (await catalogue.entryPaths()) as readonly string[];
  await catalogue.close();
  for (const kind of KIND_NAMES) {
    const ofKind = paths.filter((path) => path.startsWith(`/${kind}/`));
    const step = Math.max(1, Math.floor(ofKind.length / 12));
    for (const path of ofKind.filter((_, i) => i % step === 0)) {
      const [text, markdown] = await Promise.all([textOf(`/api${path}/text`), textOf(`/api${path}/markdown`)]);
      expect(text, path).not.toMatch(/<\/?[a-z]|undefined|null(?! psionics)|NaN|&[a-z]+;/);
      expect(text.endsWith(`https://rules.example${path}\n`), path).toBe(true);
      expect(markdown, path).toMatch(/^## /);
      expect(markdown, path).not.toMatch(/undefined|NaN|<\/?(?:p|a|td)\b/);
    }
  }
});

type Actor = {
  type: string;
  system: {
    abilities: Record<string, { value: number }>;
    attributes: { naturalAC: number };
    traits: { size: string };
    skills: Record<string, { rank: number }>;
  };
  prototypeToken: { width: number };
  items: { name: string; type: string; system: Record<string, unknown> }[];
};

test('a monster is an actor of D35E, whose figures follow from Hit Dice, size and abilities', async () => {
  const response = await get('/api/monsters/troll/foundry');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="troll.foundry.json"');
  const actor = (await response.json()) as Actor;
  expect(actor).toMatchObject({
    name: 'Troll',
    type: 'npc',
    img: 'https://rules.example/tokens/troll.png',
    system: {
      abilities: { str: { value: 23 }, cha: { value: 6 } },
      attributes: { naturalAC: 5, creatureType: 'giant', vision: { darkvision: 90, lowLight: true } },
      details: { cr: 5, alignment: 'ce', type: 'Giant' },
      // Listen +5 is 2 ranks, Wisdom −1 and Alertness +2, of which the system knows Wisdom.
      skills: { lis: { rank: 6 }, spt: { rank: 7 } },
      traits: { size: 'lg', regen: '5' },
    },
    prototypeToken: { width: 2, height: 2 },
  });
  const [dice, adjustment] = actor.items;
  expect(dice).toMatchObject({
    type: 'class',
    system: { levels: 6, hd: 8, hp: 27, bab: 'med', savingThrows: { fort: { value: 'high' }, ref: { value: 'low' } } },
  });
  // Iron Will.
  expect(adjustment).toMatchObject({
    name: 'As printed',
    system: { changes: [['2', 'savingThrows', 'will', 'untyped']] },
  });
  // Base attack +4, Strength +6 and size −1 are the printed +9.
  expect(actor.items.filter(({ type }) => type === 'attack')).toMatchObject([
    {
      name: 'Claws',
      system: { attackBonus: '0', damage: { parts: [['1d6+6', '', '']] }, attackParts: [['0', 'Claws 2']] },
    },
    { name: 'Bite', system: { attackBonus: '-5', damage: { parts: [['1d6+3', '', '']] } } },
  ]);
});

test('armor, shield and missing scores are what the system takes them for', async () => {
  const changes = async (path: string) => {
    const actor = (await (await get(path)).json()) as Actor;
    return actor.items.find(({ name }) => name === 'As printed')?.system.changes;
  };
  expect(await changes('/api/monsters/hobgoblin-1st-level-warrior/foundry')).toEqual(
    expect.arrayContaining([
      ['3', 'ac', 'aac', 'base'],
      ['1', 'ac', 'sac', 'base'],
    ]),
  );
  const shadow = (await (await get('/api/monsters/shadow/foundry')).json()) as Actor;
  expect(shadow.items[0]?.system.changeFlags).toMatchObject({ noStr: true, noCon: true, noInt: false });
});

test('a monster for Roll20 has a macro for each attack and a command for the sheet', async () => {
  const text = await textOf('/api/monsters/troll/roll20');
  expect(text).toContain('\n&{template:default} {{name=Troll: Initiative}} {{Initiative=[[1d20+2 &{tracker}]]}}\n');
  expect(text).toContain(
    '{{name=Troll: Claws}} {{Attack 1=[[1d20cs>20+9]]}} {{Damage 1=[[1d6+6]]}} {{Attack 2=[[1d20cs>20+9]]}} {{Damage 2=[[1d6+6]]}}',
  );
  expect(text).toMatch(/\n!setattr --sel --npcname\|Troll --npcsize\|Large --npctype\|Giant --npchitdie\|6d8\+36 /);
});

test('every printed attack of the catalogue is understood', async () => {
  const catalogue = await openTestCatalogue();
  const paths = ((await catalogue.entryPaths()) as readonly string[]).filter((path) => path.startsWith('/monsters/'));
  const lost: string[] = [];
  let bonuses = 0;
  for (const path of paths) {
    const found = await catalogue.monsters.find(path.slice('/monsters/'.length));
    const { full_attack: line } = JSON.parse(String(found)) as { full_attack: string | null };
    const printed = line?.match(/ [+−]\d+(?:\/[+−]\d+)* (?:melee|ranged)/g)?.length ?? 0;
    bonuses += printed;
    if (line && printedAttacks(line).length !== printed) lost.push(line);
  }
  await catalogue.close();
  expect(bonuses).toBeGreaterThan(800);
  expect(lost).toEqual([]);
});

test('a former name leads to the address of the form, and an unknown one to a problem', async () => {
  const moved = await fetch(`${api.base}/api/spells/melfs-acid-arrow/text`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/api/spells/acid-arrow/text']);
  const missing = await get('/api/monsters/none/foundry');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('content-type')).toMatch(/^application\/problem\+json/);
});

test('the forms of an entry are cached apart from each other', async () => {
  const [text, markdown, neighbours] = await Promise.all(
    ['text', 'markdown', 'neighbours?level=3'].map((form) => textOf(`/api/spells/fireball/${form}`)),
  );
  const again = await Promise.all(
    ['text', 'markdown', 'neighbours?level=3', 'neighbours?level=4'].map((form) =>
      textOf(`/api/spells/fireball/${form}`),
    ),
  );
  expect(again.slice(0, 3)).toEqual([text, markdown, neighbours]);
  expect(again[3]).not.toBe(neighbours);
});
