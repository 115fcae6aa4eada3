import { MAX_SHEET_MEGABYTES } from './sheet-texts.ts';

/*
 * The limits of one request, one client and the whole process. Every limit of the server is in this file, and the nginx
 * examples have the same values. A request beyond a limit gets status 413, 414, 422, 429 or 503 and a message.
 */

const KIB = 1024;
const MIB = 1024 * KIB;

/** How many requests of one type a client network may make per minute, and how many of them concurrently. */
export type Quota = { readonly name: string; readonly perMinute: number; readonly concurrent?: number };

/** The default of RATE_LIMIT_MAX: requests for pages and the API. */
export const REQUESTS_PER_MINUTE = 1200;

export const QUOTAS = {
  /** A sheet takes up to 3 s of one core. */
  imports: { name: 'imports', perMinute: 10, concurrent: 1 },
  /** Responses with every matching entry. */
  exports: { name: 'exports', perMinute: 60 },
  /** Some megabytes each; a browser that keeps everything for offline use fetches one for each kind. */
  downloads: { name: 'downloads', perMinute: 60 },
  /** Responses with the details of 5 to 100 entries: some 2 MB, and 40 ms of one core. */
  fullEntries: { name: 'full-entries', perMinute: 30, concurrent: 2 },
  /** A page with a search of 9,000 letters repeats it in its links: 142 kB, and 70 ms of one core with its compression. */
  longAddresses: { name: 'long-addresses', perMinute: 120 },
  /** A planned character takes 10 ms of one core, and up to 60 with 60 levels and 20 classes; its page, too. */
  plans: { name: 'character-plans', perMinute: 120 },
  /** A character of 20 classes takes up to 20 ms of one core, and its response has some 100 kB. */
  characters: { name: 'characters', perMinute: 300 },
  /** A creature takes some milliseconds of one core. */
  creatures: { name: 'creatures', perMinute: 300 },
  /** Finding encounters takes some ten milliseconds of one core; its page, too. */
  encounters: { name: 'encounters', perMinute: 300 },
} as const satisfies Record<string, Quota>;

export const REQUEST_BUDGET = {
  /** Characters of path and query. A search may have 10 kB of any text, each byte of it written as three characters. */
  targetLength: 32 * KIB,
  /** Longer addresses have a quota of their own; lists and entries have some hundred characters. */
  usualTargetLength: 2 * KIB,
  /** Bytes of the request's headers. */
  headerBytes: 48 * KIB,
  /** Bytes of the body of a request that takes one: a character with every list filled has some 60 kB. */
  bodyBytes: 64 * KIB,
  /** Milliseconds in which the headers have to arrive, and the entire request. */
  headersMilliseconds: 10_000,
  requestMilliseconds: 15_000,
  /** Milliseconds after which an idle connection is closed. */
  idleMilliseconds: 30_000,
  /** Milliseconds in which the server has to produce a response. */
  workMilliseconds: 20_000,
} as const;

/** For each client network: an IPv4 address, or the first 64 bits of an IPv6 address. */
export const CLIENT_BUDGET = {
  connections: 200,
  /** Responses that are in progress or that the client has not read completely. */
  responsesInFlight: 20,
  /** Bytes of responses that the client has not read yet. */
  unreadBytes: 16 * MIB,
} as const;

export const PROCESS_BUDGET = {
  connections: 10_000,
  /** Some hundreds take about a second; clients that wait for longer repeat their request. */
  responsesInFlight: 500,
  unreadBytes: 64 * MIB,
  /** Imports from download to JSON: each holds a file of up to 5 MB. */
  importsInFlight: 8,
  /** MiB of objects of the process that reads sheets. */
  sheetMegabytes: 112,
  /** Concurrent decompressions of downloads for clients that accept neither Brotli nor gzip: up to 0.2 s of one core each. */
  filesDecompressing: 2,
  /** Tokens and cards for shared links that are rendered concurrently, and that are queued: some 30 ms of one core each. */
  picturesPainting: 2,
  picturesWaiting: 40,
  /** Characters of log lines that wait to be written. */
  logLength: MIB,
} as const;

/** Limits of one spreadsheet. A character sheet takes a hundredth of each; more is a mistake or an attack. */
export const SHEET_BUDGET = {
  /** Bytes of the file. */
  fileBytes: MAX_SHEET_MEGABYTES * MIB,
  /** Bytes of all parts of a workbook, unpacked. */
  unpackedBytes: 16 * MIB,
  /** Parts of a workbook, and tabs. */
  parts: 1000,
  /** Filled cells of a workbook, and cells of the tables that it becomes: rows × columns, empty ones included. */
  cells: 100_000,
  /** XML tags in the parts that are parsed: the parser takes time for each, whether or not it is a cell. */
  tags: 300_000,
  /** Rows and columns of a tab that are read, from its first cell. */
  rows: 5000,
  columns: 200,
  /** Characters of one cell. */
  cellLength: 10_000,
  /** Characters of the tables as JSON, roughly. */
  answerLength: 4 * MIB,
  /** Milliseconds from the first request to the last byte. */
  fetchMilliseconds: 10_000,
  redirects: 5,
  /** Milliseconds that reading one file may take. */
  readMilliseconds: 3000,
} as const;
