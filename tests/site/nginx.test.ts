import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CLIENT_BUDGET, REQUEST_BUDGET } from '../../src/contract/budget.ts';

/** The value of a directive that stands once in a configuration. */
function directive(text: string, name: string): string {
  const found = [...text.matchAll(new RegExp(`^\\s*${name}\\s+([^;]+);`, 'gm'))].map(([, value = '']) => value);
  expect(found, name).toHaveLength(1);
  return found[0] ?? '';
}

test.each(['docs/nginx.conf', 'ops/nginx.conf'])('%s has the limits of the site', (file) => {
  const text = readFileSync(file, 'utf8');
  const seconds = (name: string) => Number(/^(\d+)s$/.exec(directive(text, name))?.[1]) * 1000;
  expect(directive(text, 'limit_conn')).toBe(`connections ${CLIENT_BUDGET.connections}`);
  expect(directive(text, 'limit_conn_status')).toBe('429');
  expect(seconds('client_header_timeout')).toBe(REQUEST_BUDGET.headersMilliseconds);
  expect(seconds('send_timeout')).toBe(REQUEST_BUDGET.idleMilliseconds);
  expect(seconds('proxy_read_timeout')).toBeGreaterThan(REQUEST_BUDGET.workMilliseconds);
  expect(directive(text, 'client_max_body_size')).toBe(`${REQUEST_BUDGET.bodyBytes / 1024}k`);
  const [count, kilobytes] = /^(\d+) (\d+)k$/.exec(directive(text, 'large_client_header_buffers'))?.slice(1) ?? [];
  expect(Number(count)).toBeGreaterThan(1);
  expect(Number(kilobytes) * 1024).toBeGreaterThan(REQUEST_BUDGET.targetLength);
  expect(Number(kilobytes) * 1024).toBeLessThanOrEqual(REQUEST_BUDGET.headerBytes);
});
