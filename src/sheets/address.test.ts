import { expect, test } from 'vitest';
import { exportUrl, parseSheetAddress } from './address.ts';
import { SheetFailure } from './failure.ts';

const ID = '1mHIWnDvW9cALRMq9OdNfRwjAthCUFUOACPp0Lkyl7b4';
const PUBLISHED = '2PACX-1vQk_9fX3aZ-0bY7dTq';

test.each([
  ID,
  `  ${ID}\n`,
  `https://docs.google.com/spreadsheets/d/${ID}/edit#gid=0`,
  `https://docs.google.com/spreadsheets/d/${ID}/edit?usp=sharing&gid=12#gid=12`,
  `docs.google.com/spreadsheets/d/${ID}/edit`,
  `http://docs.google.com/spreadsheets/d/${ID}`,
  `https://docs.google.com/spreadsheets/d/${ID}/copy`,
  `https://docs.google.com/spreadsheets/d/${ID}/preview`,
  `https://docs.google.com/spreadsheets/d/${ID}/htmlview#`,
  `https://docs.google.com/spreadsheets/d/${ID}/mobilebasic?gid=3`,
  `https://docs.google.com/spreadsheets/u/0/d/${ID}/edit`,
  `https://docs.google.com/spreadsheets/u/1/d/${ID}/pubhtml`,
  `https://docs.google.com/a/example.org/spreadsheets/d/${ID}/edit`,
  `https://docs.google.com/spreadsheets/d/${ID}/export?format=csv&gid=1`,
  `https://drive.google.com/file/d/${ID}/view?usp=drivesdk`,
  `https://drive.google.com/open?id=${ID}`,
  `https://docs.google.com/spreadsheet/ccc?key=${ID}#gid=0`,
  `<https://docs.google.com/spreadsheets/d/${ID}/edit>`,
])('the id is found in %s', (text) => {
  expect(parseSheetAddress(text)).toEqual({ kind: 'document', id: ID });
});

test('a sheet published to the web has another id and another address', () => {
  for (const tail of ['pubhtml', 'pub?output=csv', 'pubhtml?gid=0&single=true']) {
    const address = parseSheetAddress(`https://docs.google.com/spreadsheets/d/e/${PUBLISHED}/${tail}`);
    expect(address).toEqual({ kind: 'published', id: PUBLISHED });
  }
  expect(parseSheetAddress(PUBLISHED).kind).toBe('published');
  expect(exportUrl({ kind: 'published', id: PUBLISHED }).href).toBe(
    `https://docs.google.com/spreadsheets/d/e/${PUBLISHED}/pub?output=xlsx`,
  );
});

test.each([
  '',
  'hello',
  'this-is-not-a-sheet-link',
  'https://example.com/spreadsheets/d/1mHIWnDvW9cALRMq9OdNfRwjAthCUFUOACPp0Lkyl7b4/edit',
  'https://docs.google.com.evil.example/spreadsheets/d/1mHIWnDvW9cALRMq9OdNfRwjAthCUFUOACPp0Lkyl7b4',
  'https://docs.google.com@evil.example/spreadsheets/d/1mHIWnDvW9cALRMq9OdNfRwjAthCUFUOACPp0Lkyl7b4',
  'http://169.254.169.254/spreadsheets/d/1mHIWnDvW9cALRMq9OdNfRwjAthCUFUOACPp0Lkyl7b4',
  'file:///etc/passwd',
  'https://docs.google.com/document/d/1mHIWnDvW9cALRMq9OdNfRwjAthCUFUOACPp0Lkyl7b4/edit',
  'https://docs.google.com/spreadsheets/d/../../../etc/passwd',
  'https://docs.google.com/spreadsheets/d/%2e%2e%2fsecret12/edit',
  'two words',
])('“%s” is not a sheet link', (text) => {
  expect(() => parseSheetAddress(text)).toThrow(SheetFailure);
});

test('the address is made of the origin and the id alone', () => {
  const address = parseSheetAddress(
    `https://docs.google.com/spreadsheets/d/${ID}/edit?format=exe&x=http://a.example#y`,
  );
  expect(exportUrl(address).href).toBe(`https://docs.google.com/spreadsheets/d/${ID}/export?format=xlsx`);
  expect(exportUrl(address, 'http://127.0.0.1:9').href).toBe(
    `http://127.0.0.1:9/spreadsheets/d/${ID}/export?format=xlsx`,
  );
});
