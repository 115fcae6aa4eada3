import { expect, onTestFinished, test, vi } from 'vitest';
import { prefetch } from './api.ts';

test('of the answers that were fetched ahead the latest are kept', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('fetch', async () => Response.json({}));
  for (let n = 0; n <= 30; n++) await prefetch(`/api/spells/${n}`);
  expect(prefetch.peek('/api/spells/0')).toBeUndefined();
  expect(prefetch.peek('/api/spells/1')).toBeDefined();
  expect(prefetch.peek('/api/spells/30')).toBeDefined();
});
