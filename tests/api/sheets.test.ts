import { afterAll, beforeAll, expect, test } from 'vitest';
import { importedCharacter, sheetNames } from '../../src/contract/sheets.ts';
import { parseSheetAddress } from '../../src/sheets/address.ts';
import { downloadWorkbook } from '../../src/sheets/fetch.ts';
import { startApi } from '../support/server.ts';
import { sheetId, startSheetsHost } from '../support/sheets-host.ts';

let host: Awaited<ReturnType<typeof startSheetsHost>>;
beforeAll(async () => {
  host = await startSheetsHost();
});
afterAll(() => host.stop());

async function startServer() {
  const { base, stop } = await startApi({ environment: { SHEETS_ORIGIN: host.origin } });
  return { get: (url: string) => fetch(`${base}/api/sheet?url=${encodeURIComponent(url)}`), base, stop };
}

const link = (answer: string) => `https://docs.google.com/spreadsheets/d/${sheetId(answer)}/edit#gid=0`;

test('a shared sheet is fetched once, and the response fits the contract', async () => {
  const server = await startServer();
  host.requests.length = 0;
  const response = await server.get(link('sample'));
  expect(response.status).toBe(200);
  const character = importedCharacter.parse(await response.json());
  expect(character.characterSummary).toEqual({ name: 'Thessaly Arnoux', level: 7, class: 'Wizard' });
  expect(host.requests).toEqual([`/spreadsheets/d/${sheetId('sample')}/export?format=xlsx`]);
  const redirected = await server.get(sheetId('redirected'));
  expect(await redirected.json()).toMatchObject({ characterSummary: { name: 'Thessaly Arnoux' } });
  await server.stop();
});

test.each([
  ['private', 403, 'The sheet is not shared publicly.'],
  ['sign-in-here', 403, 'The sheet is not shared publicly.'],
  ['page', 403, 'The sheet is not shared publicly.'],
  ['forbidden', 403, 'The sheet is not shared publicly.'],
  ['gone', 404, 'There is no such document.'],
  ['busy', 503, 'The sheets service turns us away'],
  ['broken', 502, 'The sheets service answered with status 500.'],
  ['elsewhere', 502, 'an address that is not its own; it was not followed'],
  ['other-port', 502, 'an address that is not its own; it was not followed'],
  ['download', 502, 'an address that is not its own; it was not followed'],
  ['loop', 502, 'from address to address without an end'],
  ['endless', 413, 'at most 5 MB are read'],
  ['huge', 413, 'at most 5 MB are read'],
  ['bomb', 413, 'unpacked it is over 16 MB'],
  ['truncated', 422, 'The workbook is damaged or was cut off on the way.'],
  ['cut-off', 502, 'The connection to the sheets service failed or broke off.'],
  ['nonsense', 422, 'This is not a spreadsheet'],
  ['no-tab', 422, 'The tabs are “Notes”, “Inventory”.'],
  ['errors', 422, 'Cell B3 of the tab “Character_Sheet”'],
])('%s is answered with %i and its cause', async (answer, status, cause) => {
  const server = await startServer();
  const response = await server.get(link(answer));
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toMatch('application/problem+json');
  const problem = await response.json();
  expect(problem.title).toBe('Failed to fetch or parse sheet. Please check the URL and try again.');
  expect(problem.detail).toContain(cause);
  expect(JSON.stringify(problem)).not.toMatch(/\.ts:|at \w+ \(/);
  await server.stop();
});

test('text that is not a link is answered with 400, without a request to another host', async () => {
  const server = await startServer();
  host.requests.length = 0;
  for (const text of [
    '',
    'hello',
    'http://127.0.0.1:3000/',
    'https://example.com/spreadsheets/d/1234567890123456789012345',
  ]) {
    expect((await server.get(text)).status).toBe(400);
  }
  expect(host.requests).toEqual([]);
  await server.stop();
});

test.each(['slow', 'slow-body'])('%s: the time from the first request to the last byte is limited', async (answer) => {
  const download = downloadWorkbook(parseSheetAddress(link(answer)), { origin: host.origin, milliseconds: 300 });
  await expect(download).rejects.toMatchObject({ fault: 'time' });
});

test('the names include every spell and item', async () => {
  const server = await startServer();
  const names = sheetNames.parse(await (await fetch(`${server.base}/api/sheet/names`)).json());
  expect(names.spells).toHaveLength(698);
  expect(names.items.length).toBeGreaterThan(2000);
  await server.stop();
});
