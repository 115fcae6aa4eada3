import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { blankCsv, largeWorkbook, relatedWorkbook, textWorkbook, wideWorkbook } from './crafted-sheets.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function fixture(name: string): Buffer {
  return readFileSync(resolve('tests/fixtures/sheets', name));
}

export const sample = () => readFileSync(resolve('public/samples/character-sheet.xlsx'));

/** A workbook of a hundred kilobytes that unpacks to a hundred megabytes, and says that it is small. */
export function zipBomb(): Uint8Array {
  const bomb = zipSync(
    { 'xl/workbook.xml': strToU8('<workbook/>'), 'xl/worksheets/sheet1.xml': new Uint8Array(100 * 1024 * 1024) },
    { level: 9 },
  );
  const view = new DataView(bomb.buffer);
  for (let at = 0; at < bomb.length - 4; at++) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1000, true);
  }
  return bomb;
}

type Host = { origin: string; requests: string[]; stop: () => Promise<void> };

/** Bytes of a file that stops just before its end. */
const STALLED = 5 * 1024 * 1024;

/** Every answer of the stand-in by its name, for requests that draw one. */
export const SHEET_ANSWERS = () => Object.keys(ANSWERS);

/** The id under which the stand-in answers in a given way; ids are as long as Google's. */
export const sheetId = (answer: string) => `1${answer.replaceAll(' ', '-').padEnd(43, 'x')}`;

/** A stand-in for Google's export address, on this machine: every answer that Google is known to give, and some others. */
export async function startSheetsHost(wantedPort = 0): Promise<Host> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const [, id = ''] = /^\/spreadsheets\/d\/(?:e\/)?([^/]+)\//.exec(request.url ?? '') ?? [];
    const key = /^1([a-z-]*?)x*$/.exec(id)?.[1] ?? '';
    const answer = ANSWERS[key];
    if (answer) answer(response);
    else if (request.url === '/download/1') redirect(response, '/download/2');
    else if (request.url === '/download/2') workbook(response, sample());
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
  });
  await new Promise<void>((done) => server.listen(wantedPort, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    return new Promise<void>((done) => server.close(() => done()));
  };
  return { origin: `http://127.0.0.1:${port}`, requests, stop };
}

const CRAFTED = {
  large: largeWorkbook,
  text: textWorkbook,
  wide: wideWorkbook,
  related: () => relatedWorkbook(20_000),
  blanks: blankCsv,
};
const made = new Map<string, Buffer>();

/** Made once: making one takes about as long as reading it. */
function crafted(name: keyof typeof CRAFTED): Buffer {
  const file = made.get(name) ?? Buffer.from(CRAFTED[name]());
  made.set(name, file);
  return file;
}

const ANSWERS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  sample: (response) => workbook(response, sample()),
  form: (response) => workbook(response, fixture('form.xlsx')),
  'no-tab': (response) => workbook(response, fixture('no-tab.xlsx')),
  errors: (response) => workbook(response, fixture('errors.xlsx')),
  redirected: (response) => redirect(response, '/download/1'),
  private: (response) => redirect(response, 'https://accounts.google.com/ServiceLogin?continue=sheet'),
  'sign-in-here': (response) => redirect(response, '/v3/signin/identifier'),
  page: (response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>Sign in</p>'),
  forbidden: (response) => response.writeHead(403).end(),
  busy: (response) => response.writeHead(429).end(),
  broken: (response) => response.writeHead(500).end(),
  elsewhere: (response) => redirect(response, 'http://169.254.169.254/latest/meta-data'),
  'other-port': (response) => redirect(response, 'http://127.0.0.1:1/x'),
  download: (response) => redirect(response, 'https://doc-00-sheets.googleusercontent.com/export/x'),
  loop: (response) => redirect(response, `/spreadsheets/d/${sheetId('loop')}/export`),
  slow: () => undefined,
  'slow-body': (response) => response.writeHead(200, { 'content-type': XLSX }).write(sample().subarray(0, 100)),
  endless: (response) => {
    response.writeHead(200, { 'content-type': XLSX });
    const piece = Buffer.alloc(64 * 1024, 'PK');
    const write = () => {
      while (!response.destroyed && response.write(piece));
    };
    response.on('drain', write);
    write();
  },
  huge: (response) => response.writeHead(200, { 'content-type': XLSX, 'content-length': 1e9 }).write('PK'),
  bomb: (response) => workbook(response, Buffer.from(zipBomb())),
  truncated: (response) => workbook(response, sample().subarray(0, 5000)),
  'cut-off': (response) => {
    response.writeHead(200, { 'content-type': XLSX, 'content-length': sample().length });
    response.write(sample().subarray(0, 5000), () => response.destroy());
  },
  large: (response) => workbook(response, crafted('large')),
  text: (response) => workbook(response, crafted('text')),
  wide: (response) => workbook(response, crafted('wide')),
  related: (response) => workbook(response, crafted('related')),
  blanks: (response) => workbook(response, crafted('blanks')),
  stall: (response) =>
    response
      .writeHead(200, { 'content-type': XLSX, 'content-length': STALLED })
      .write(Buffer.alloc(STALLED - 10, 'PK')),
  nonsense: (response) => workbook(response, Buffer.from([1, 2, 3, 0, 0, 0])),
};

function workbook(response: ServerResponse, bytes: Buffer): void {
  response.writeHead(200, { 'content-type': XLSX, 'content-length': bytes.length }).end(bytes);
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(307, { location, 'content-type': 'text/html' }).end();
}
