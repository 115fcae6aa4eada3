/** Thrown while the database cannot answer: it is unreachable, too busy, or has no catalogue yet. */
export class DatabaseUnavailable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DatabaseUnavailable';
  }
}
