import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { parseJson } from '../../src/catalogue/json-text.ts';
import { SheetReader } from '../../src/server/sheet-reader.ts';
import { blankCsv, largeWorkbook, relatedWorkbook, textWorkbook, wideWorkbook } from '../support/crafted-sheets.ts';
import { childrenOf } from '../support/processes.ts';
import { sample } from '../support/sheets-host.ts';

let reader: SheetReader | undefined;
afterEach(() => reader?.close());

test('reading a large sheet does not block this thread', async () => {
  reader = new SheetReader({ milliseconds: 120_000 });
  expect(String(await reader.read(sample()))).toContain('Thessaly Arnoux');
  let reading = true;
  const read = reader.read(largeWorkbook()).finally(() => {
    reading = false;
  });
  let turns = 0;
  for (; reading && turns < 1000; turns++) await wait(1);
  // In this thread it would be read in one turn, or two.
  expect(turns).toBeGreaterThan(20);
  expect(parseJson(await read).Character_Sheet).toHaveLength(4900);
});

test('a sheet that takes too long fails, and the next is read', async () => {
  reader = new SheetReader({ milliseconds: 1 });
  await expect(reader.read(largeWorkbook())).rejects.toMatchObject({
    fault: 'time',
    message: 'The sheet could not be read within 1 s. Please try again in a moment.',
  });
  await reader.close();
  reader = new SheetReader({ milliseconds: 120_000 });
  const { characterSummary } = parseJson(await reader.read(sample()));
  expect(characterSummary.name).toBe('Thessaly Arnoux');
});

test('a sheet that takes too much memory fails, and the next is read', async () => {
  reader = new SheetReader({ megabytes: 16, milliseconds: 120_000 });
  await expect(reader.read(textWorkbook())).rejects.toMatchObject({
    fault: 'size',
    message: /takes more memory/,
  });
  expect(String(await reader.read(sample()))).toContain('Thessaly Arnoux');
});

test.each([
  ['a few cells that become a large table', wideWorkbook(), '4,998 rows and 200 columns: tables of at most 100,000'],
  ['more relationships than are read', relatedWorkbook(160_000), 'too many cells, texts and styles'],
  ['more tabs than are read', relatedWorkbook(20_000), 'at most 1000 tabs are read'],
  ['much text in many cells', textWorkbook(), 'hold too much text'],
])('%s: refused for its size', async (_, file, cause) => {
  reader = new SheetReader({ milliseconds: 120_000 });
  await expect(reader.read(file)).rejects.toMatchObject({ fault: 'size', message: expect.stringContaining(cause) });
});

test('long runs of blanks are read within the time limit', async () => {
  reader = new SheetReader();
  const { characterSummary } = parseJson(await reader.read(blankCsv()));
  expect(characterSummary.level).toBe(7);
});

test('a process that is killed from outside is replaced', async () => {
  reader = new SheetReader({ milliseconds: 120_000 });
  await reader.read(sample());
  const [pid] = childrenOf(process.pid);
  if (pid === undefined) throw new Error('No process reads sheets.');
  process.kill(pid, 'SIGKILL');
  await vi.waitUntil(() => !childrenOf(process.pid).includes(pid));
  expect(String(await reader.read(sample()))).toContain('Thessaly Arnoux');
});

test('an import fails with a request to try again when its process is killed from outside', async () => {
  reader = new SheetReader({ milliseconds: 120_000 });
  const read = reader.read(largeWorkbook());
  const pid = await vi.waitUntil(() => childrenOf(process.pid)[0]);
  process.kill(pid, 'SIGKILL');
  await expect(read).rejects.toMatchObject({ fault: 'busy', message: expect.stringContaining('try again') });
  expect(String(await reader.read(sample()))).toContain('Thessaly Arnoux');
});
