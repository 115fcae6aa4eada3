import { type ChildProcess, fork } from 'node:child_process';
import { on, once } from 'node:events';
import { setPriority } from 'node:os';
import type { JsonText } from '../catalogue/json-text.ts';
import { PROCESS_BUDGET, SHEET_BUDGET } from '../contract/budget.ts';
import type { ImportedCharacter } from '../contract/sheets.ts';
import { SheetFailure } from '../sheets/failure.ts';
import type { SheetMessage, SheetReply } from './sheet-process.ts';

type Limits = {
  /** Milliseconds that reading one sheet may take. */
  milliseconds: number;
  /** MiB of the reading process's objects. */
  megabytes: number;
};

const LIMITS: Limits = { milliseconds: SHEET_BUDGET.readMilliseconds, megabytes: PROCESS_BUDGET.sheetMegabytes };
/** An idle process ends, which frees its memory. */
const IDLE_MILLISECONDS = 10_000;
/** About a hundred times longer than a normal start. */
const START_MILLISECONDS = 10_000;
/** The niceness of the process, so that other requests come first. */
const PRIORITY = 5;
/** The program is beside this one, in the sources and in the built site. */
const PROGRAM = new URL(`./sheet-process${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

/**
 * Reads sheets in a process of its own, one at a time. A large workbook takes a second or two and some hundred
 * megabytes. In this process it would block all requests, and a thread would not free much of the memory. The process
 * starts with the first sheet. It is killed if a sheet takes too long or too much memory.
 */
export class SheetReader {
  readonly #limits: Limits;
  #child: Promise<ChildProcess> | null = null;
  #idle: NodeJS.Timeout | undefined;
  /** Settles when the previous sheet has been read. */
  #previous: Promise<unknown> = Promise.resolve();

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  /**
   * Reads a spreadsheet file. Returns the character as JSON.
   * @throws {SheetFailure} if it cannot be read, or takes too long or too much memory
   */
  read(file: Uint8Array): Promise<JsonText<ImportedCharacter>> {
    const read = this.#previous.then(() => this.#readNow(file));
    this.#previous = read.catch(() => undefined);
    return read;
  }

  /** Ends the process and whatever it reads. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const child = await this.#child?.catch(() => null);
    this.#child = null;
    if (!child || !isRunning(child)) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async #readNow(file: Uint8Array): Promise<JsonText<ImportedCharacter>> {
    clearTimeout(this.#idle);
    const message =
      (await this.#answerOf(await this.#running(), file)) ?? (await this.#answerOf(await this.#running(), file));
    this.#idle = setTimeout(() => void this.close(), IDLE_MILLISECONDS).unref();
    if (message === null) throw killed();
    if ('fault' in message) throw new SheetFailure(message.fault, message.cause);
    if ('error' in message) throw new Error(`A sheet could not be read: ${message.error}`);
    return Buffer.from(message.json.buffer, message.json.byteOffset, message.json.byteLength);
  }

  /** The running process; starts one if there is none or it was killed from outside. */
  async #running(): Promise<ChildProcess> {
    const child = await this.#child?.catch(() => null);
    // One that has just ended may still be connected.
    if (child?.connected && isRunning(child)) return child;
    this.#child = start(this.#limits.megabytes);
    return this.#child;
  }

  /** Null where the process had ended before it got the file. */
  async #answerOf(child: ChildProcess, file: Uint8Array): Promise<SheetMessage | null> {
    let late = false;
    let received = false;
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, this.#limits.milliseconds);
    const done = new AbortController();
    const { signal } = done;
    try {
      const answer = answerAfter(child, signal, () => {
        received = true;
      });
      const ended = once(child, 'exit', { signal }).then(([, cause]) => {
        if (late) throw this.#tooSlow();
        if (!received) return null;
        // V8 aborts a process whose memory is used up.
        throw cause === 'SIGKILL' ? killed() : tooLarge();
      });
      // An error means that the process has ended.
      child.send(file, () => undefined);
      return await Promise.race([answer, ended]);
    } finally {
      clearTimeout(timer);
      done.abort();
    }
  }

  #tooSlow(): SheetFailure {
    const seconds = Math.max(1, Math.round(this.#limits.milliseconds / 1000));
    return new SheetFailure('time', `The sheet could not be read within ${seconds} s. Please try again in a moment.`);
  }
}

/** The answer to a file. Calls `onReceived` when the process has the file. */
async function answerAfter(child: ChildProcess, signal: AbortSignal, onReceived: () => void): Promise<SheetMessage> {
  for await (const [reply] of on(child, 'message', { signal }) as AsyncIterable<[SheetReply]>) {
    if (reply !== 'received') return reply;
    onReceived();
  }
  throw signal.reason;
}

/** Starts the process and waits until it is ready, so that its start does not count as reading. */
async function start(megabytes: number): Promise<ChildProcess> {
  const child = fork(PROGRAM, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${megabytes}`, '--max-semi-space-size=4'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw signal === 'SIGKILL'
      ? killed()
      : new Error(`The process that reads sheets ended as it started (${code ?? signal}).`);
  });
  ended.catch(() => undefined);
  const signal = AbortSignal.timeout(START_MILLISECONDS);
  try {
    await Promise.race([once(child, 'message', { signal }), ended]);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  if (child.pid !== undefined) setPriority(child.pid, PRIORITY);
  child.on('error', () => undefined);
  // The site does not wait for it on exit.
  child.unref();
  child.channel?.unref();
  return child;
}

function tooLarge(): SheetFailure {
  return new SheetFailure('size', 'The spreadsheet is too large: it takes more memory than there is for one.');
}

/** By the operator, or by a system that is short of memory. */
function killed(): SheetFailure {
  return new SheetFailure('busy', 'Reading the sheet was broken off. Please try again in a moment.');
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}
