import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { watchContent } from './content-watcher.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watched-'));
  mkdirSync(join(folder, 'spells'));
  file = join(folder, 'spells', 'fireball.yaml');
  writeFileSync(file, '0');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('ten edits in a row run one compiler at a time, and the last edit is compiled', async () => {
  const compiled: string[] = [];
  let running = 0;
  let maxRunning = 0;
  const watcher = watchContent(folder, async () => {
    maxRunning = Math.max(maxRunning, ++running);
    const text = readFileSync(file, 'utf8');
    await wait(300);
    compiled.push(text);
    running--;
  });
  onTestFinished(() => watcher.close());
  for (let edit = 1; edit <= 10; edit++) {
    writeFileSync(file, String(edit));
    await wait(edit % 3 === 0 ? 250 : 20);
  }
  await vi.waitFor(() => expect(compiled.at(-1)).toBe('10'), { timeout: 20_000 });
  expect(maxRunning).toBe(1);
});
