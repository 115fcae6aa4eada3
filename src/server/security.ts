import { createHash } from 'node:crypto';
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

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const DATA_SCRIPT = /\stype="(?!module|text\/javascript)/;

/**
 * Makes the writer of pages' Content-Security-Policy. Only the inline scripts that the page was rendered with may run:
 * each is named by its hash, so the policy is true of these bytes only and is kept together with them.
 */
export function createPagePolicy({ GOOGLE_CLIENT_ID, PUBLIC_URL }: Settings): (html: string) => string {
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
  return (html) => `default-src 'none'; script-src 'self'${inlineScripts(html).map(source).join('')}; ${rest}`;
}

/** The texts of the scripts that stand in the page itself. */
function inlineScripts(html: string): string[] {
  const texts = [...html.matchAll(INLINE_SCRIPT)].flatMap(([, attributes = '', text = '']) =>
    DATA_SCRIPT.test(attributes) ? [] : [text],
  );
  return [...new Set(texts)];
}

function source(script: string): string {
  return ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
