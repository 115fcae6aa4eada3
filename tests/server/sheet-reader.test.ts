import { setTimeout as wait } from 'node:timers/promises';
import { strToU8, zipSync } from 'fflate';
import { afterEach, expect, test } from 'vitest';
import { parseJson } from '../../src/catalogue/json-text.ts';
import { SheetReader } from '../../src/server/sheet-reader.ts';
import { sample } from '../support/sheets-host.ts';

let reader: SheetReader;
afterEach(() => reader.close());

const SHEETS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** As many cells as are read at all, in a tab of the wanted name: seconds of work out of a hundred kilobytes. */
function crafted(): Uint8Array {
  const cells = Array.from({ length: 14 }, (_, c) => `<c r="${String.fromCharCode(65 + c)}ROW"><v>1</v></c>`).join('');
  const rows = Array.from({ length: 4900 }, (_, r) => `<row r="${r + 1}">${cells.replaceAll('ROW', `${r + 1}`)}</row>`);
  const parts = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook ${SHEETS} xmlns:r="${RELATIONS}"><sheets><sheet name="Character_Sheet" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${SHEETS}><sheetData>${rows.join('')}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

test('while a large sheet is read, this thread goes on with its work', async () => {
  reader = new SheetReader({ milliseconds: 120_000 });
  expect(String(await reader.read(sample()))).toContain('Thessaly Arnoux');
  let reading = true;
  const read = reader.read(crafted()).finally(() => {
    reading = false;
  });
  let turns = 0;
  for (; reading && turns < 1000; turns++) await wait(1);
  // In this thread it would be read in one turn, or two.
  expect(turns).toBeGreaterThan(20);
  expect(parseJson(await read).Character_Sheet).toHaveLength(4900);
});

test('a sheet that takes too long is given up, and the next is read', async () => {
  reader = new SheetReader({ milliseconds: 1 });
  await expect(reader.read(crafted())).rejects.toMatchObject({
    fault: 'time',
    message: 'The sheet could not be read within 1 s. Please try again in a moment.',
  });
  await reader.close();
  reader = new SheetReader({ milliseconds: 120_000 });
  const { characterSummary } = parseJson(await reader.read(sample()));
  expect(characterSummary.name).toBe('Thessaly Arnoux');
});

test('a sheet that takes too much memory is given up, and the next is read', async () => {
  reader = new SheetReader({ megabytes: 16, milliseconds: 120_000 });
  await expect(reader.read(crafted())).rejects.toMatchObject({ fault: 'size', message: /takes more memory/ });
  expect(String(await reader.read(sample()))).toContain('Thessaly Arnoux');
});

test('where many wait already, the next is asked to come again', async () => {
  reader = new SheetReader({ milliseconds: 120_000 });
  const read = await Promise.allSettled(Array.from({ length: 30 }, () => reader.read(sample())));
  const faults = read.map((result) => (result.status === 'rejected' ? result.reason.fault : 'none'));
  expect(new Set(faults)).toEqual(new Set(['none', 'busy']));
  expect(String(await reader.read(sample()))).toContain('Thessaly Arnoux');
});
