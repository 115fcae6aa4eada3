import { z } from 'zod';

const environment = z.object({
  PORT: z.coerce.number('must be a port number, such as 3000').int().min(0).max(65_535).default(3000),
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
  TRUST_PROXY: z.coerce.number('must be the number of proxies, such as 1').int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
});

export type Configuration = z.infer<typeof environment>;

/** Reads the configuration; throws one error that names every mistake. */
export function readConfiguration(variables: Readonly<Record<string, string | undefined>>): Configuration {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (result.success) return result.data;
  const mistakes = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment has mistakes:\n${mistakes.join('\n')}`);
}
