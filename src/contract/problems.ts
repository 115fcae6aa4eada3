import { z } from 'zod';

export const parameterError = z.object({
  parameter: z.string(),
  value: z.string(),
  message: z.string().meta({ description: 'What is wrong and what is allowed' }),
});
export type ParameterError = z.infer<typeof parameterError>;

/** RFC 9457 problem details: what every failed call answers. */
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

/** Thrown where a query names something that the catalogue does not have; answered as 400. */
export class InvalidParameters extends Error {
  readonly errors: readonly ParameterError[];

  constructor(errors: readonly ParameterError[]) {
    super(sentence(errors));
    this.name = 'InvalidParameters';
    this.errors = errors;
  }
}

/** Mistakes that are told at once: nobody reads more, and each names all that is allowed. */
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

/** What is at another address, which is named. */
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
  429: 'Too many requests',
  431: 'Header fields too large',
  500: 'Internal error',
  503: 'Unavailable',
} as const;

/** A problem that is about the request or the server as such. */
export function problemOf(status: number, detail: string): Problem {
  const title = Object.hasOwn(TITLES, status) ? TITLES[status as keyof typeof TITLES] : TITLES[400];
  return { type: 'about:blank', title, status, detail };
}

export function unavailable(): Problem {
  return problemOf(503, 'The catalogue cannot be read for the moment. Please try again in a few seconds.');
}

/** Seconds after which a call that was answered with 503 may be tried again. */
export const RETRY_AFTER_SECONDS = 5;

function sentence(errors: readonly ParameterError[]): string {
  const parts = errors
    .slice(0, MAX_ERRORS)
    .map((error) => `"${error.parameter}" is "${error.value}" but ${error.message}`);
  return `${parts.join('; ')}.`;
}
