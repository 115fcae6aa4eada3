import { expect, onTestFinished, test, vi } from 'vitest';
import { PROCESS_BUDGET, QUOTAS } from '../../src/contract/budget.ts';
import { ask, type RawResponse } from '../support/raw-http.ts';
import { startApi } from '../support/server.ts';
import { sheetId, startSheetsHost } from '../support/sheets-host.ts';

/** A site behind a proxy; `ask` imports for a client, and `hold` begins imports that wait for the sheets service. */
async function start() {
  const host = await startSheetsHost();
  const environment = { RATE_LIMIT_MAX: '1000', TRUST_PROXY: '1', SHEETS_ORIGIN: host.origin };
  const server = await startApi({ environment });
  onTestFinished(async () => {
    await host.stop();
    await server.stop();
  });
  const from = (client: string, answer: string) =>
    ask(server.base, `/api/sheet?url=${sheetId(answer)}`, { headers: { 'x-forwarded-for': client } });
  const hold = async (clients: readonly string[]): Promise<Promise<RawResponse>[]> => {
    const held = clients.map((client) => from(client, 'slow'));
    await vi.waitUntil(() => host.requests.length === clients.length);
    return held;
  };
  return { from, hold, host };
}

test('the concurrent imports of one client are limited, and others can still import', async () => {
  const { from, hold, host } = await start();
  const [held] = await hold(['1.1.1.1']);
  expect(QUOTAS.imports.concurrent).toBe(1);
  const refused = await from('1.1.1.1', 'nonsense');
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '5']);
  expect(refused.body.toString()).toContain('At most 1 of the imports at once');
  expect((await from('2.2.2.2', 'nonsense')).status).toBe(422);
  await host.stop();
  expect((await held)?.status).toBe(502);
  expect((await from('1.1.1.1', 'nonsense')).status).toBe(502);
});

test('the concurrent imports of all clients together are limited', async () => {
  const { from, hold, host } = await start();
  const clients = Array.from({ length: PROCESS_BUDGET.importsInFlight }, (_, i) => `1.1.1.${i}`);
  const held = await hold(clients);
  const refused = await from('2.2.2.2', 'nonsense');
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.body.toString()).toContain('Many sheets are being read just now.');
  expect(host.requests).toHaveLength(clients.length);
  await host.stop();
  expect(new Set((await Promise.all(held)).map(({ status }) => status))).toEqual(new Set([502]));
  expect((await from('2.2.2.2', 'nonsense')).status).toBe(502);
});
