import { execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LogStream } from './log-stream.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('lines are written together and in their order', async () => {
  const file = join(folder, 'log');
  const fd = openSync(file, 'w');
  const stream = new LogStream(1, fd);
  const lines = Array.from({ length: 2000 }, (_, i) => `line ${i}\n`);
  for (const line of lines) stream.write(line);
  await vi.waitUntil(() => readFileSync(file, 'utf8').length === lines.join('').length);
  expect(readFileSync(file, 'utf8')).toBe(lines.join(''));
  stream.write('last\n');
  stream.end();
  expect(readFileSync(file, 'utf8')).toMatch(/line 1999\nlast\n$/);
  closeSync(fd);
});

test('lines that a reader who stands still does not take are counted', async () => {
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const fd = openSync(pipe, 'r+');
  const stream = new LogStream(1, fd);
  const line = `${'x'.repeat(999)}\n`;
  for (let i = 0; i < 5000; i++) stream.write(line);
  stream.end();
  let text = '';
  const reader = spawn('cat', [pipe]);
  reader.stdout.on('data', (part) => {
    text += part;
  });
  await vi.waitUntil(() => text.includes('could not be written'), { timeout: 10_000 });
  const [, dropped] = /"(\d+) lines of the log could not be written\."/.exec(text) ?? [];
  expect(text.split(line).length - 1 + Number(dropped)).toBe(5000);
  reader.kill();
  closeSync(fd);
});
