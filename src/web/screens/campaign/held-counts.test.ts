import { expect, test } from 'vitest';
import type { Answer, Api } from '../../data/api.ts';
import { heldCounts } from './held-counts.ts';

test('a count that fails leaves the others known', async () => {
  const api: Api = async <T>(address: string): Promise<Answer<T>> => {
    if (address.startsWith('/api/spells')) return { ok: false, status: 503, cause: 'The site is busy.' };
    return { ok: true, value: { pagination: { total: address.includes('books=') ? 3 : 9 } } as T };
  };
  expect(await heldCounts(api, { books: 'core', bans: [], added: [] })).toEqual([
    { kind: 'feats', held: 3, all: 9 },
    { kind: 'classes', held: 3, all: 9 },
    { kind: 'spells', held: null, all: null },
    { kind: 'monsters', held: 3, all: 9 },
  ]);
});
