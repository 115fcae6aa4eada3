import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import routes from '../../src/web/routes.ts';
import { ROUTES } from '../browser/routes.ts';

test('every page of the site is in the browser tests', () => {
  const pages = routes.filter(({ file }) => file.endsWith('.tsx')).map(({ path = '' }) => `/${path}`);
  const tested = ROUTES.map((path) => path.replace(/\?.*/, ''));
  // What no other page matches is the last one's, which takes every address.
  const missing = pages.filter((page) => page !== '/*' && !tested.some((path) => matchPath(page, path)));
  expect(missing).toEqual([]);
});
