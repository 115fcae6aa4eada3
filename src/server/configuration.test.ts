import { expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';

test('nothing given is the local site', () => {
  expect(readConfiguration({ PORT: '' })).toMatchObject({ PORT: 3000, HOST: 'localhost', TRUST_PROXY: 0 });
});

test('every mistake is named at once', () => {
  expect(() =>
    readConfiguration({ PORT: 'http', LOG_LEVEL: 'loud', TRUST_PROXY: 'yes', RATE_LIMIT_MAX: '-1', PUBLIC_URL: 'x/y' }),
  ).toThrow(
    /PORT: is "http" but must be a port.*\n.*TRUST_PROXY: .*must be the number of proxies.*\n.*PUBLIC_URL: .*\n.*RATE_LIMIT_MAX: .*\n.*LOG_LEVEL: /,
  );
});

test('the metrics have a port of their own', () => {
  expect(() => readConfiguration({ PORT: '3000', METRICS_PORT: '3000' })).toThrow(/METRICS_PORT: .*another port/);
});
