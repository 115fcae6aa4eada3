import { fstatSync, write, writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { PROCESS_BUDGET } from '../contract/budget.ts';

const STANDARD_OUTPUT = 1;
/** The number of characters at which a batch is written at once. */
const BATCH_LENGTH = 8192;
/** The delay before writing again to a pipe whose reader is slow. */
const RETRY_MILLISECONDS = 100;
const LOOK_MILLISECONDS = 10;
const CLOSING_LOOKS = 100;

/**
 * Writes log lines to the standard output in the background, in batches. It never blocks: while the disk is full or the
 * reader of a pipe is stalled, lines beyond a limit are dropped, and their number is logged afterwards.
 */
export class LogStream {
  readonly #fd: number;
  readonly #gatherMilliseconds: number;
  #lines: string[] = [];
  #length = 0;
  #dropped = 0;
  #writing = false;
  #timer: NodeJS.Timeout | undefined;

  /** @param gatherMilliseconds how long a line may wait for others */
  constructor(gatherMilliseconds: number, fd = STANDARD_OUTPUT) {
    this.#gatherMilliseconds = gatherMilliseconds;
    this.#fd = fd;
  }

  write(line: string): void {
    if (this.#length + line.length > PROCESS_BUDGET.logLength) {
      this.#dropped++;
      return;
    }
    this.#lines.push(line);
    this.#length += line.length;
    if (this.#length >= BATCH_LENGTH) this.#flush();
    else this.#timer ??= setTimeout(() => this.#flush(), this.#gatherMilliseconds).unref();
  }

  /**
   * Writes what is left. Returns whether every write has returned. One to a stalled reader may never do so, and keeps
   * the process from ending by itself.
   */
  async close(): Promise<boolean> {
    for (let i = 0; i < CLOSING_LOOKS && (this.#writing || this.#lines.length > 0); i++) {
      this.#flush();
      await wait(LOOK_MILLISECONDS);
    }
    return !this.#writing;
  }

  /**
   * Writes what is left as the process ends, where that is sure to come back: into a file, not into a pipe. Gives
   * whether every write has come back.
   */
  end(): boolean {
    if (this.#writing) return false;
    try {
      if (this.#lines.length > 0 && fstatSync(this.#fd).isFile()) writeSync(this.#fd, this.#take());
    } catch {
      // There is nobody left to report it to.
    }
    return true;
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#writing || this.#lines.length === 0) return;
    this.#writing = true;
    this.#write(Buffer.from(this.#take()));
  }

  #take(): string {
    if (this.#dropped > 0) {
      const msg = `${this.#dropped} lines of the log could not be written.`;
      this.#lines.push(`${JSON.stringify({ level: 40, time: Date.now(), msg })}\n`);
      this.#dropped = 0;
    }
    const text = this.#lines.join('');
    this.#lines = [];
    this.#length = 0;
    return text;
  }

  #write(bytes: Buffer): void {
    write(this.#fd, bytes, (error, written) => {
      if (error?.code === 'EAGAIN') {
        setTimeout(() => this.#write(bytes), RETRY_MILLISECONDS).unref();
        return;
      }
      if (error) this.#dropped += bytes.toString().split('\n').length - 1;
      else if (written < bytes.length) {
        this.#write(bytes.subarray(written));
        return;
      }
      this.#writing = false;
      if (!error && this.#lines.length > 0) this.#flush();
    });
  }
}
