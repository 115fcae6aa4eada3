import { SHEET_BUDGET } from '../contract/budget.ts';
import { exportUrl, GOOGLE_ORIGIN, type SheetAddress } from './address.ts';
import { SheetFailure } from './failure.ts';
import { fileTooLarge } from './workbook.ts';

type Source = { origin: string; milliseconds?: number };

const SIGN_IN = /ServiceLogin|\/signin\/|\/accounts\//i;

/**
 * Downloads a workbook from the sheets host. Requests go to that host alone and, for Google, to its download host. The URL
 * is made from the parsed id, every redirect is checked, and time and size are limited.
 * @throws {SheetFailure} where the sheet is private or missing, is too large, or does not arrive in time
 */
export async function downloadWorkbook(address: SheetAddress, source: Source): Promise<Uint8Array<ArrayBuffer>> {
  const { origin, milliseconds = SHEET_BUDGET.fetchMilliseconds } = source;
  const signal = AbortSignal.timeout(milliseconds);
  try {
    const response = await fetchFollowingRedirects(exportUrl(address, origin), origin, signal);
    return await readBody(response);
  } catch (error) {
    if (error instanceof SheetFailure) throw error;
    if (signal.aborted) {
      const seconds = Math.max(1, Math.round(milliseconds / 1000));
      throw new SheetFailure('time', `The sheet did not arrive within ${seconds} s. Please try again in a moment.`);
    }
    // What fetch fails with names its cause; all else is a fault of this code.
    if (!(error instanceof TypeError) || error.cause === undefined) throw error;
    throw new SheetFailure('service', 'The connection to the sheets service failed or broke off.');
  }
}

async function fetchFollowingRedirects(start: URL, origin: string, signal: AbortSignal): Promise<Response> {
  let url = start;
  for (let hop = 0; hop <= SHEET_BUDGET.redirects; hop++) {
    const response = await fetch(url, { redirect: 'manual', signal, headers: { accept: '*/*' } });
    if (response.status < 300 || response.status >= 400) {
      await checkStatus(response);
      return response;
    }
    await response.body?.cancel();
    const next = URL.parse(response.headers.get('location') ?? '', url);
    if (next === null) throw foreignRedirect();
    if (next.hostname === 'accounts.google.com' || SIGN_IN.test(next.pathname)) throw notShared();
    if (!isAllowed(next, origin)) throw foreignRedirect();
    url = next;
  }
  throw new SheetFailure('service', 'The sheets service sent us from address to address without an end.');
}

/** Whether a redirect leads to the configured origin or, for Google, to its download host. */
function isAllowed(url: URL, origin: string): boolean {
  if (url.origin === new URL(origin).origin) return true;
  const download = url.protocol === 'https:' && url.port === '' && url.hostname.endsWith('.googleusercontent.com');
  return origin === GOOGLE_ORIGIN && download;
}

async function checkStatus(response: Response): Promise<void> {
  const { status } = response;
  const isPage = /^text\/html/i.test(response.headers.get('content-type') ?? '');
  if (status === 200 && !isPage) return;
  await response.body?.cancel();
  if (status === 200 || status === 401 || status === 403) throw notShared();
  if (status === 400 || status === 404 || status === 410) {
    throw new SheetFailure('missing', 'There is no such document. Was it deleted, or was the link cut short?');
  }
  if (status === 429) {
    throw new SheetFailure(
      'busy',
      'The sheets service turns us away because of too many requests. Try again in a minute.',
    );
  }
  throw new SheetFailure('service', `The sheets service answered with status ${status}.`);
}

async function readBody(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const body = response.body;
  if (body === null) throw new SheetFailure('format', 'The sheets service sent an empty file.');
  if (Number(response.headers.get('content-length')) > SHEET_BUDGET.fileBytes) {
    await body.cancel();
    throw fileTooLarge();
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > SHEET_BUDGET.fileBytes) throw fileTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

function notShared(): SheetFailure {
  return new SheetFailure(
    'private',
    'The sheet is not shared publicly. In Google Sheets choose Share, then “Anyone with the link”, and import again.',
  );
}

function foreignRedirect(): SheetFailure {
  return new SheetFailure(
    'service',
    'The sheets service sent us to an address that is not its own; it was not followed.',
  );
}
