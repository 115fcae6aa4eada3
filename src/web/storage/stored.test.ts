import { expect, onTestFinished, test, vi } from 'vitest';
import { json, stored } from './stored.ts';

const parse = json((value) => (Array.isArray(value) ? value : []));

test.each([
  [null, []],
  ['not JSON', []],
  ['{}', []],
  ['[1]', [1]],
])('the text %j is read as %j', (text, value) => {
  expect(parse(text)).toEqual(value);
});

test('without a storage a value lasts as long as the page', () => {
  const list = stored<readonly number[]>('list', { parse });
  expect(list.read()).toEqual([]);
  list.update((numbers) => [...numbers, 1]);
  list.update((numbers) => [...numbers, 2]);
  expect(list.read()).toEqual([1, 2]);
  expect(list.refused()).toBe(true);
});

test('a value is the same object until it changes', () => {
  const list = stored<readonly number[]>('list', { parse });
  const first = list.read();
  expect(list.read()).toBe(first);
  list.write([3]);
  expect(list.read()).toBe(list.read());
});

test('the news of another tab that comes late does not bring back an older value', () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  let text: string | null = null;
  const storage = {
    getItem: () => text,
    setItem: (_: string, next: string) => {
      text = next;
    },
  };
  const target = new EventTarget();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  const list = stored<readonly number[]>('list', { parse });
  onTestFinished(list.subscribe(() => {}));
  list.write([1, 2]);
  target.dispatchEvent(Object.assign(new Event('storage'), { key: 'list', newValue: '[1]', storageArea: storage }));
  expect(list.read()).toEqual([1, 2]);
});
