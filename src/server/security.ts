import { createHash } from 'node:crypto';
import QuickLRU from 'quick-lru';
import type { Configuration } from './configuration.ts';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

type Settings = Pick<Configuration, 'GOOGLE_CLIENT_ID' | 'PUBLIC_URL'>;

/** The services of Google that the sheet import calls after the visitor has signed in. */
const GOOGLE_CALLS = ['https://sheets.googleapis.com', 'https://oauth2.googleapis.com'];

/** The header fields of every response. */
export function commonHeaders({ PUBLIC_URL }: Settings): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    ...(PUBLIC_URL?.startsWith('https:') && {
      'strict-transport-security': `max-age=${YEAR_IN_SECONDS}; includeSubDomains`,
    }),
  };
}

/** Browser features that no page uses. */
export const PERMISSIONS_POLICY = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The policy of responses that are not pages: a browser that shows one as a document loads and runs nothing. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The policy of the service worker, which loads from this site only. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Returns the policy of a page with these inline scripts. */
export type PagePolicy = (scripts: readonly string[]) => string;

/**
 * Creates the function for the Content-Security-Policy of pages. Only the inline scripts that the page was rendered
 * with may run. Each is allowed by its hash, so that the policy belongs to this version of the page and is cached with
 * it.
 */
export function createPagePolicy({ GOOGLE_CLIENT_ID, PUBLIC_URL }: Settings): PagePolicy {
  const directives = [
    `connect-src 'self'${GOOGLE_CLIENT_ID === null ? '' : ` ${GOOGLE_CALLS.join(' ')}`}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(PUBLIC_URL?.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  return (scripts) => `default-src 'none'; script-src 'self'${scripts.map(source).join('')}; ${directives}`;
}

/** Hashes by script, cached because most scripts are the same on all pages of a kind. */
const sources = new QuickLRU<string, string>({ maxSize: 200 });

function source(script: string): string {
  const known = sources.get(script) ?? ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  sources.set(script, known);
  return known;
}
