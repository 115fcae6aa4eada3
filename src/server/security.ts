import { createHash } from 'node:crypto';
import QuickLRU from 'quick-lru';
import type { Configuration } from './configuration.ts';

const A_YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

type Settings = Pick<Configuration, 'GOOGLE_CLIENT_ID' | 'PUBLIC_URL'>;

/** What the importer's page asks of Google once the visitor has signed in there. */
const GOOGLE_CALLS = ['https://sheets.googleapis.com', 'https://oauth2.googleapis.com'];

/** Headers that every answer carries, whatever it is. */
export function commonHeaders({ PUBLIC_URL }: Settings): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    ...(PUBLIC_URL?.startsWith('https:') && {
      'strict-transport-security': `max-age=${A_YEAR_IN_SECONDS}; includeSubDomains`,
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

/** The policy of answers that are no pages: should a browser show one as a document, it loads and runs nothing. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The policy of the service worker, which keeps pages for offline use: it loads from this site alone. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** The policy of a page that runs these scripts, which stand in the page itself. */
export type PagePolicy = (scripts: readonly string[]) => string;

/**
 * Makes the writer of pages' Content-Security-Policy. Only the inline scripts that the page was rendered with may run:
 * each is named by its hash, so the policy is true of these bytes only and is kept together with them.
 */
export function createPagePolicy({ GOOGLE_CLIENT_ID, PUBLIC_URL }: Settings): PagePolicy {
  const rest = [
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
  return (scripts) => `default-src 'none'; script-src 'self'${scripts.map(source).join('')}; ${rest}`;
}

/** Most scripts are the same on all pages of a kind. */
const sources = new QuickLRU<string, string>({ maxSize: 200 });

function source(script: string): string {
  const known = sources.get(script) ?? ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  sources.set(script, known);
  return known;
}
