import { expect, test } from 'vitest';
import { memoizeAsync } from './memoize-async.ts';

/** Loads `key 1`, `key 2` …: the number counts the loads. */
function counted() {
  let loads = 0;
  return async (key: string) => `${key} ${++loads}`;
}

test('a value is loaded once, by callers at the same time too', async () => {
  const get = memoizeAsync(counted());
  expect(await Promise.all([get('a'), get('a')])).toEqual(['a 1', 'a 1']);
  expect(await get('a')).toBe('a 1');
  expect(await get('b')).toBe('b 2');
});

test('a failure is not cached', async () => {
  let loads = 0;
  const get = memoizeAsync(async () => {
    loads++;
    if (loads === 1) throw new Error('lost');
    return loads;
  });
  await expect(get('a')).rejects.toThrow('lost');
  expect(await get('a')).toBe(2);
});

test('a value that `keep` rejects is loaded again', async () => {
  const get = memoizeAsync(counted(), { keep: (value) => value !== 'a 1' });
  expect([await get('a'), await get('a'), await get('a')]).toEqual(['a 1', 'a 2', 'a 2']);
});

test('the oldest value is evicted', async () => {
  const get = memoizeAsync(counted(), { maxSize: 2 });
  for (const key of ['a', 'b', 'c']) await get(key);
  expect(get.peek('a')).toBeUndefined();
  expect(await get('b')).toBe('b 2');
});

test('peek loads nothing; a value is evicted by its age or by clear', async () => {
  const get = memoizeAsync(counted());
  expect(get.peek('a')).toBeUndefined();
  await get('a');
  expect(await get.peek('a')).toBe('a 1');
  get.clear();
  expect(get.peek('a')).toBeUndefined();
  const aged = memoizeAsync(counted(), { maxAge: 0 });
  await aged('a');
  expect(aged.peek('a')).toBeUndefined();
});
