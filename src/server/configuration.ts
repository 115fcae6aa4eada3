import { z } from 'zod';
import { REQUESTS_PER_MINUTE } from '../contract/budget.ts';
import { StartupError } from '../shared/startup-error.ts';

const wholeNumber = (min: number, max: number, message: string) =>
  z.coerce.number(message).int(message).min(min, message).max(max, message);
const port = (min: number) => wholeNumber(min, 65_535, `must be a port number from ${min} to 65535, such as 3000`);

const MEBIBYTE = 1024 * 1024;

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

/** Whether a text is an http(s) address without query, fragment and password. */
function isPlainAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}${url.pathname}`;
}

const environment = z
  .object({
    PORT: port(0).default(3000),
    HOST: z.string().min(1).default('localhost'),
    DATABASE_URL: z.string().min(1).default('build/catalogue.sqlite'),
    SHEETS_ORIGIN: z
      .url({ protocol: /^https?$/, error: 'must be an origin, such as https://docs.google.com' })
      .default('https://docs.google.com')
      .transform((url) => new URL(url).origin),
    GOOGLE_CLIENT_ID: z
      .string()
      .regex(/^[\w.-]+$/, 'must be a client id, such as 1234-abc.apps.googleusercontent.com')
      .nullable()
      .default(null),
    /** How many proxies stand before the server: the client's address is read that far back in X-Forwarded-For. */
    TRUST_PROXY: wholeNumber(0, 10, 'must be the number of proxies, from 0 to 10, such as 1').default(0),
    /** The origin under which visitors reach the site; https turns on HSTS. */
    PUBLIC_URL: z
      .string()
      .refine(isOrigin, 'must be an origin without a path, such as https://rules.example.org')
      .nullable()
      .default(null)
      .transform((url) => url && new URL(url).origin),
    /** Pages and API answers that one client gets a minute; 0 switches the limit off. */
    RATE_LIMIT_MAX: wholeNumber(0, 1_000_000_000, 'must be a number of requests a minute, or 0 for no limit').default(
      REQUESTS_PER_MINUTE,
    ),
    /** Bytes of responses that are cached in memory; 0 switches the cache off. */
    CACHE_MAX_BYTES: wholeNumber(
      0,
      64 * 1024 * MEBIBYTE,
      'must be a number of bytes, such as 41943040, or 0 for no cache',
    ).default(40 * MEBIBYTE),
    /** Port of the Prometheus metrics; none are served without one. */
    METRICS_PORT: port(1).nullable().default(null),
    /** The address of the metrics. They are for the operator only and have no authentication. */
    METRICS_HOST: z.string().min(1).default('127.0.0.1'),
    /** The project's repository, to which entries link. */
    REPOSITORY_URL: z
      .string()
      .refine(isPlainAddress, 'must be the address of a repository, such as https://github.com/someone/dnd-reference')
      .nullable()
      .default(null)
      .transform((url) => url && new URL(url).href.replace(/\/+$/, '')),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be fatal, error, warn, info, debug or silent')
      .default('warn'),
  })
  .refine(({ PORT, METRICS_PORT }) => METRICS_PORT === null || METRICS_PORT !== PORT, {
    path: ['METRICS_PORT'],
    message: 'must be another port than PORT: the metrics are not for visitors',
  });

export type Configuration = z.infer<typeof environment>;

/** Reads the configuration. Throws one error that names every mistake. */
export function readConfiguration(variables: Readonly<Record<string, string | undefined>>): Configuration {
  const defined = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = environment.safeParse(defined);
  if (result.success) return result.data;
  const mistakes = result.error.issues.map((issue) => {
    const name = issue.path.join('.');
    return `  ${name}: is "${String(defined[name]).slice(0, 80)}" but ${issue.message}`;
  });
  throw new StartupError(`The environment has mistakes:\n${mistakes.join('\n')}`);
}
