import { expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';

test('nothing given is the local site', () => {
  expect(readConfiguration({ PORT: '' })).toMatchObject({ PORT: 3000, HOST: 'localhost', TRUST_PROXY: 0 });
});

test('every mistake is named at once', () => {
  expect(() => readConfiguration({ PORT: 'http', LOG_LEVEL: 'loud', TRUST_PROXY: 'yes' })).toThrow(
    /PORT: .*\n.*TRUST_PROXY: must be the number of proxies.*\n.*LOG_LEVEL: /,
  );
});
