import { afterAll, beforeAll, expect, test } from 'vitest';
import { chosenEntries } from '../../src/contract/chosen-entries.ts';
import { KIND_NAMES } from '../../src/contract/kinds.ts';
import { spell, spellCard } from '../../src/contract/spells.ts';
import type { Api } from '../../src/web/data/api.ts';
import { cardsOf } from '../../src/web/screens/lists/cards.ts';
import { startApi } from '../support/server.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const ask = (query: string) => fetch(`${api.base}/api/entries?${query}`);

test('entries of several kinds come in the requested order, and missing ones are named', async () => {
  const answer = await ask('of=monsters/aboleth,spells/fireball,items/nothing,spells/fireball,feats/dodge');
  const { entries, missing } = chosenEntries.parse(await answer.json());
  expect(entries.map(({ kind, slug }) => `${kind}/${slug}`)).toEqual([
    'monsters/aboleth',
    'spells/fireball',
    'feats/dodge',
  ]);
  expect(missing).toEqual(['items/nothing']);
  expect(spellCard.strict().extend({ kind: spellCard.shape.name }).parse(entries[1])).toMatchObject({
    name: 'Fireball',
  });
});

test('an entry that is asked for by a former slug or another name comes once, with its current address', async () => {
  const answer = await ask('of=spells/melfs-acid-arrow,spells/acid-arrow,feats/cobolt-charge,spells/melfs-nothing');
  const { entries, listed, redirects, missing } = chosenEntries.parse(await answer.json());
  expect(entries.map(({ slug }) => slug)).toEqual(['acid-arrow']);
  expect(listed?.map(({ slug }) => slug)).toEqual(['cobalt-charge']);
  expect(redirects).toEqual({
    'spells/melfs-acid-arrow': 'spells/acid-arrow',
    'feats/cobolt-charge': 'feats/cobalt-charge',
  });
  expect(missing).toEqual(['spells/melfs-nothing']);
});

test('the lines of a list that hold a former slug get the card of the current entry', async () => {
  const get = async (path: string) => ({ ok: true, value: await (await fetch(api.base + path)).json() }) as const;
  const lines = [
    { kind: 'spells', slug: 'melfs-acid-arrow' },
    { kind: 'feats', slug: 'cobolt-charge' },
    { kind: 'feats', slug: 'nothing' },
  ] as const;
  const cards = await cardsOf(get as Api, lines);
  expect(cards.ok && lines.map(({ kind, slug }) => cards.value.get(`${kind}/${slug}`)?.name)).toEqual([
    'Acid Arrow',
    'Cobalt Charge',
    undefined,
  ]);
});

test('complete entries equal the responses of their own addresses', async () => {
  const { entries } = await (await ask('of=spells/fireball&whole=yes')).json();
  const { kind, ...whole } = entries[0];
  expect(kind).toBe('spells');
  expect(spell.parse(whole)).toEqual(await (await fetch(`${api.base}/api/spells/fireball`)).json());
});

test.each(KIND_NAMES)('every kind can be requested: %s', async (kind) => {
  const { [kind]: cards } = await (await fetch(`${api.base}/api/${kind}?limit=2`)).json();
  const { entries } = await (
    await ask(`of=${cards.map(({ slug }: { slug: string }) => `${kind}/${slug}`).join(',')}`)
  ).json();
  expect(entries).toEqual(cards.map((card: object) => ({ kind, ...card })));
});

test.each([
  ['of=wands/fire', /"of".*wands\/fire" is none/],
  ['of=fireball', /must be entries such as spells\/fireball/],
  ['', /"of" is "" but must be entries such as spells\/fireball, joined by commas\. The kinds are spells, /],
  [`of=${Array.from({ length: 201 }, (_, i) => `spells/s-${i}`).join(',')}`, /at most 200 entries/],
  [
    `whole=yes&of=${Array.from({ length: 101 }, (_, i) => `spells/s-${i}`).join(',')}`,
    /at most 100 entries where whole is yes/,
  ],
  ['of=spells/fireball&whole=2', /"whole" is "2" but must be yes or no/],
])('the response to an invalid call says what is allowed: %s', async (query, detail) => {
  const answer = await ask(query);
  expect(answer.status).toBe(400);
  expect((await answer.json()).detail).toMatch(detail);
});
