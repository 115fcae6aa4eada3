/** Thrown where the database cannot be asked just now: it is away, too busy, or holds no catalogue yet. */
export class DatabaseUnavailable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DatabaseUnavailable';
  }
}
