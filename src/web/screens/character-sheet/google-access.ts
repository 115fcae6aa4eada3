import type { ImportedCharacter } from '../../../contract/sheets.ts';
import type { Workbook } from '../../../sheets/cells.ts';
import { json, stored } from '../../storage/stored.ts';
import { causeInWords, type Outcome } from './importing.ts';

/*
 * Reads a private sheet with the visitor's consent. Google's consent page returns an access token in the fragment of
 * the address, which no server receives. The token is used for one request and then revoked.
 */

const SCOPE = 'https://www.googleapis.com/auth/spreadsheets.readonly';

type Pending = { state: string; link: string };

/** The request that waits for the response of Google's consent page. */
const pendingRequest = stored<Pending | null>('google-access', {
  parse: json((value) => (isPending(value) ? value : null)),
  serialize: (pending) => pending && JSON.stringify(pending),
  area: 'session',
});

/**
 * Opens Google's consent page, which redirects back here. False if the browser cannot store the request's state,
 * without which a forged response could not be recognised.
 */
export function requestGoogleAccess(clientId: string, link: string): boolean {
  const pending: Pending = { state: crypto.randomUUID(), link };
  pendingRequest.write(pending);
  if (pendingRequest.refused()) return false;
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: location.origin + location.pathname,
    response_type: 'token',
    scope: SCOPE,
    state: pending.state,
  });
  location.assign(`https://accounts.google.com/o/oauth2/v2/auth?${query}`);
  return true;
}

/** Reads Google's response from the address and removes it there at once; null if there is none. */
export function takeGoogleResponse(): { link: string; token: string | null } | null {
  const answer = new URLSearchParams(location.hash.slice(1));
  if (!answer.has('state') || !(answer.has('access_token') || answer.has('error'))) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  const pending = pendingRequest.read();
  pendingRequest.write(null);
  if (pending === null || pending.state !== answer.get('state')) return null;
  return { link: pending.link, token: answer.get('access_token') };
}

function isPending(value: unknown): value is Pending {
  const { state, link } = (value ?? {}) as Partial<Pending>;
  return typeof state === 'string' && typeof link === 'string';
}

/** Imports one sheet with an access token, then revokes the token. */
export function importPrivately(link: string, token: string): Promise<Outcome> {
  return causeInWords(async () => {
    try {
      return await readPrivateSheet(link, token);
    } finally {
      const body = new URLSearchParams({ token });
      fetch('https://oauth2.googleapis.com/revoke', { method: 'POST', body }).catch(() => undefined);
    }
  });
}

type GoogleSheets = {
  sheets: { properties: { title: string }; data?: { rowData?: { values?: { formattedValue?: string }[] }[] }[] }[];
};

async function readPrivateSheet(link: string, token: string): Promise<ImportedCharacter> {
  const [{ parseSheetAddress }, { characterOf }, { cellOfText }, { SheetFailure }] = await Promise.all([
    import('../../../sheets/address.ts'),
    import('../../../sheets/character.ts'),
    import('../../../sheets/cells.ts'),
    import('../../../sheets/failure.ts'),
  ]);
  const { kind, id } = parseSheetAddress(link);
  if (kind === 'published')
    throw new SheetFailure(
      'address',
      'This is the link of a published sheet, which is public: import it without signing in.',
    );
  const fields = 'sheets(properties.title,data.rowData.values.formattedValue)';
  const address = `https://sheets.googleapis.com/v4/spreadsheets/${id}?fields=${encodeURIComponent(fields)}&includeGridData=true`;
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(10_000) }).catch(() => null);
  if (response === null) throw new SheetFailure('service', 'Google could not be reached within 10 s.');
  if (!response.ok) {
    const cause =
      response.status === 404 ? 'There is no such document.' : 'Your Google account may not read this sheet.';
    throw new SheetFailure('private', cause);
  }
  const { sheets } = (await response.json()) as GoogleSheets;
  const tabs = sheets.map(({ properties, data }) => ({
    name: properties.title,
    rows: (data?.[0]?.rowData ?? []).map(({ values = [] }) =>
      values.map(({ formattedValue = '' }) => cellOfText(formattedValue)),
    ),
  }));
  return characterOf({ names: tabs.map(({ name }) => name), tabs } satisfies Workbook);
}
