import { execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LogStream } from './log-stream.ts';

let folder: string;
const ended: (() => unknown)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'));
  ended.push(() => rmSync(folder, { recursive: true }));
});
afterEach(() => {
  for (const end of ended.splice(0).reverse()) end();
});

function open(path: string, flags: string): number {
  const fd = openSync(path, flags);
  ended.push(() => closeSync(fd));
  return fd;
}

test('lines are written in batches and in order', async () => {
  const file = join(folder, 'log');
  const stream = new LogStream(1, open(file, 'w'));
  const lines = Array.from({ length: 2000 }, (_, i) => `line ${i}\n`);
  for (const line of lines) stream.write(line);
  await vi.waitUntil(() => readFileSync(file, 'utf8').length === lines.join('').length);
  expect(readFileSync(file, 'utf8')).toBe(lines.join(''));
  stream.write('last\n');
  expect(await stream.close()).toBe(true);
  expect(readFileSync(file, 'utf8')).toMatch(/line 1999\nlast\n$/);
  stream.write('as the process ends\n');
  expect(stream.end()).toBe(true);
  expect(readFileSync(file, 'utf8')).toMatch(/as the process ends\n$/);
});

test('lines that a stalled reader does not accept are counted', async () => {
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const stream = new LogStream(1, open(pipe, 'r+'));
  const line = `${'x'.repeat(999)}\n`;
  for (let i = 0; i < 5000; i++) stream.write(line);
  const hasEnded = stream.end();
  let text = '';
  // Before any expectation, because a write that never returns would keep this process from exiting.
  const reader = spawn('cat', [pipe]);
  ended.push(() => reader.kill());
  reader.stdout.on('data', (part) => {
    text += part;
  });
  expect(hasEnded).toBe(false);
  await vi.waitUntil(() => text.includes('could not be written'), { timeout: 10_000 });
  const [, dropped] = /"(\d+) lines of the log could not be written\."/.exec(text) ?? [];
  expect(text.split(line).length - 1 + Number(dropped)).toBe(5000);
  expect(await stream.close()).toBe(true);
});
