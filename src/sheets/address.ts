import { SheetFailure } from './failure.ts';

/** The origin of Google Sheets; the configuration may set another one. */
export const GOOGLE_ORIGIN = 'https://docs.google.com';

/** A spreadsheet by its document id, or by the id under which it was published to the web. */
export type SheetAddress = { readonly kind: 'document' | 'published'; readonly id: string };

const GOOGLE_HOSTS = ['docs.google.com', 'sheets.google.com', 'drive.google.com', 'spreadsheets.google.com'];
const ID = /^[A-Za-z0-9_-]{8,200}$/;
const BARE_ID = /^(?=.*\d)[A-Za-z0-9_-]{20,200}$/;

/**
 * Reads a spreadsheet's id from a link as a browser shows it (edit, copy, preview, published, mobile, Drive) or from the
 * bare id. Links to other hosts than Google's and the configured origin are rejected.
 * @throws {SheetFailure} where the text is neither a link nor an id
 */
export function parseSheetAddress(text: string, origin: string = GOOGLE_ORIGIN): SheetAddress {
  const input = text.trim().replace(/^<(.*)>$/, '$1');
  if (BARE_ID.test(input)) return addressOf(input);
  const url = asUrl(input);
  if (url === null) throw notALink('What you entered is neither a Google Sheets link nor the id in one.');
  if (!GOOGLE_HOSTS.includes(url.hostname) && url.host !== new URL(origin).host) {
    throw notALink(`The link leads to ${shortened(url.hostname)}, not to Google Sheets.`);
  }
  const [, published] = /\/spreadsheets\/(?:[^?]*\/)?d\/e\/([^/]+)/.exec(url.pathname) ?? [];
  if (published && ID.test(published)) return { kind: 'published', id: published };
  const [, document] = /\/(?:spreadsheets|file)\/(?:[^?]*\/)?d\/([^/]+)/.exec(url.pathname) ?? [];
  const id = document ?? url.searchParams.get('id') ?? url.searchParams.get('key') ?? '';
  if (!ID.test(id)) throw notALink('The link leads to Google, but it names no spreadsheet.');
  return addressOf(id);
}

/** The URL of the workbook's download, made of the origin and the parsed id alone. */
export function exportUrl({ kind, id }: SheetAddress, origin: string = GOOGLE_ORIGIN): URL {
  const path =
    kind === 'document' ? `/spreadsheets/d/${id}/export?format=xlsx` : `/spreadsheets/d/e/${id}/pub?output=xlsx`;
  return new URL(path, origin);
}

function addressOf(id: string): SheetAddress {
  return { kind: id.startsWith('2PACX-') ? 'published' : 'document', id };
}

function asUrl(text: string): URL | null {
  const withScheme = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (/\s/.test(text) || !/^https?:\/\/[^/]*[.:][^/]*\//i.test(withScheme)) return null;
  return URL.canParse(withScheme) ? new URL(withScheme) : null;
}

function notALink(cause: string): SheetFailure {
  return new SheetFailure(
    'address',
    `${cause} A link looks like https://docs.google.com/spreadsheets/d/…/edit; copy it from the browser's address bar.`,
  );
}

function shortened(host: string): string {
  return host.length > 60 ? `${host.slice(0, 60)}…` : host;
}
