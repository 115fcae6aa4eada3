import { z } from 'zod';

export const parameterError = z.object({
  parameter: z.string(),
  value: z.string(),
  message: z.string().meta({ description: 'What is wrong and what is allowed' }),
});
export type ParameterError = z.infer<typeof parameterError>;

/** RFC 9457 problem details: the response of every failed request. */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string().meta({ description: 'One sentence that a person can act on' }),
    errors: z.array(parameterError).optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof problem>;

export const PROBLEM_TYPE = 'application/problem+json';

/** Thrown where a query has a value that the catalogue does not know; the response has status 400. */
export class InvalidParameters extends Error {
  readonly errors: readonly ParameterError[];

  constructor(errors: readonly ParameterError[]) {
    super(sentence(errors));
    this.name = 'InvalidParameters';
    this.errors = errors;
  }
}

/** How many errors a response lists: each names all allowed values, so more would be unreadable. */
const MAX_ERRORS = 10;

export function invalidParameters(errors: readonly ParameterError[]): Problem {
  return {
    type: 'about:blank',
    title: 'Invalid parameters',
    status: 400,
    detail: sentence(errors),
    errors: errors.slice(0, MAX_ERRORS),
  };
}

export function notFound(detail: string): Problem {
  return { type: 'about:blank', title: 'Not found', status: 404, detail };
}

/** An entry that has another address. */
export function moved(address: string): Problem {
  return { type: 'about:blank', title: 'Moved permanently', status: 301, detail: `The entry is at ${address}.` };
}

const TITLES = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Request timeout',
  413: 'Content too large',
  414: 'Address too long',
  415: 'Unsupported media type',
  429: 'Too many requests',
  431: 'Header fields too large',
  500: 'Internal error',
  503: 'Unavailable',
} as const;

/** A problem with the request or the server. An unknown status has the title of 400. */
export function problemOf(status: number, detail: string): Problem {
  const title = Object.hasOwn(TITLES, status) ? TITLES[status as keyof typeof TITLES] : TITLES[400];
  return { type: 'about:blank', title, status, detail };
}

export function unavailable(): Problem {
  return problemOf(503, 'The catalogue cannot be read for the moment. Please try again in a few seconds.');
}

/** Seconds after which a client may repeat a request whose response was 503. */
export const RETRY_AFTER_SECONDS = 5;

function sentence(errors: readonly ParameterError[]): string {
  const parts = errors
    .slice(0, MAX_ERRORS)
    .map((error) => `"${error.parameter}" is "${error.value}" but ${error.message}`);
  return `${parts.join('; ')}.`;
}
