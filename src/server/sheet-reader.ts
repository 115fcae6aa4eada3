import type { Piscina } from 'piscina';
import type { JsonText } from '../catalogue/json-text.ts';
import type { ImportedCharacter } from '../contract/sheets.ts';
import { SheetFailure } from '../sheets/failure.ts';
import type { readSheet } from './sheet-worker.ts';

type Limits = {
  /** How long one sheet may take, its wait for others included. */
  milliseconds: number;
  /** Memory of one thread's objects, beside those that it has just made. */
  megabytes: number;
};

const LIMITS: Limits = { milliseconds: 10_000, megabytes: 192 };
/** One large sheet does not hold up all others. */
const MOST_THREADS = 2;
const MOST_WAITING = 8;
/** Memory of the objects that a thread has just made: without a bound it takes as much again. */
const YOUNG_MEGABYTES = 16;
/** A thread that has nothing to read ends, and gives its memory back. */
const IDLE_MILLISECONDS = 30_000;
/** The thread's program stands beside this one, in the sources as in the built site. */
const PROGRAM = new URL(`./sheet-worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

/**
 * Reads sheets in threads, which begin with the first: unpacking and parsing a large workbook takes a second or two, for
 * which nobody else would be answered.
 */
export class SheetReader {
  readonly #limits: Limits;
  #pool: Promise<Piscina<Uint8Array, Awaited<ReturnType<typeof readSheet>>>> | null = null;

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  /**
   * The character that a spreadsheet file holds, as JSON.
   * @throws {SheetFailure} where it cannot be read, takes too long or too much memory, or too many wait already
   */
  async read(bytes: Uint8Array): Promise<JsonText<ImportedCharacter>> {
    this.#pool ??= openPool(this.#limits.megabytes);
    const pool = await this.#pool;
    if (pool.queueSize >= MOST_WAITING) {
      throw new SheetFailure('busy', 'Many sheets are being read just now. Please try again in a minute.');
    }
    const signal = AbortSignal.timeout(this.#limits.milliseconds);
    const read = await pool.run(bytes, { signal, name: 'readSheet' }).catch((error: Error & { code?: string }) => {
      throw signal.aborted ? this.#tooSlow() : error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : error;
    });
    if ('fault' in read) throw new SheetFailure(read.fault, read.cause);
    return read.json;
  }

  /** Ends the threads and whatever they read. */
  async close(): Promise<void> {
    await (await this.#pool)?.destroy();
  }

  #tooSlow(): SheetFailure {
    const seconds = Math.max(1, Math.round(this.#limits.milliseconds / 1000));
    return new SheetFailure('time', `The sheet could not be read within ${seconds} s. Please try again in a moment.`);
  }
}

async function openPool(megabytes: number) {
  const { Piscina } = await import('piscina');
  const pool = new Piscina({
    filename: PROGRAM.href,
    minThreads: 0,
    maxThreads: MOST_THREADS,
    maxQueue: MOST_WAITING,
    idleTimeout: IDLE_MILLISECONDS,
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });
  // Of a thread that fails while it reads, who waits for it hears; others begin anew.
  pool.on('error', () => undefined);
  return pool;
}

function tooLarge(): SheetFailure {
  return new SheetFailure('size', 'The spreadsheet is too large: it takes more memory than there is for one.');
}
