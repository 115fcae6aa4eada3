import { expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';

test('the defaults are those of a local site', () => {
  expect(readConfiguration({ PORT: '' })).toMatchObject({ PORT: 3000, HOST: 'localhost', TRUST_PROXY: 0 });
});

test('all mistakes are reported at once', () => {
  expect(() =>
    readConfiguration({ PORT: 'http', LOG_LEVEL: 'loud', TRUST_PROXY: 'yes', RATE_LIMIT_MAX: '-1', PUBLIC_URL: 'x/y' }),
  ).toThrow(
    /PORT: is "http" but must be a port.*\n.*TRUST_PROXY: .*must be the number of proxies.*\n.*PUBLIC_URL: .*\n.*RATE_LIMIT_MAX: .*\n.*LOG_LEVEL: /,
  );
});

test('the repository address has no query, fragment or password', () => {
  const read = (REPOSITORY_URL: string) => readConfiguration({ REPOSITORY_URL }).REPOSITORY_URL;
  expect(read('https://example.org/group/project/')).toBe('https://example.org/group/project');
  for (const wrong of [
    'example.org/project',
    'git@example.org:a/b.git',
    'https://example.org/a?b=c',
    'https://u:p@example.org/a',
  ])
    expect(() => read(wrong)).toThrow(/REPOSITORY_URL: is ".*" but must be the address of a repository, such as https/);
});

test('the metrics have a separate port', () => {
  expect(() => readConfiguration({ PORT: '3000', METRICS_PORT: '3000' })).toThrow(/METRICS_PORT: .*another port/);
});

test('the metrics listen on this machine only, unless configured otherwise', () => {
  expect(readConfiguration({ HOST: '0.0.0.0', METRICS_PORT: '9000' }).METRICS_HOST).toBe('127.0.0.1');
  expect(readConfiguration({ METRICS_HOST: '10.0.0.5' }).METRICS_HOST).toBe('10.0.0.5');
});
