import { createContext } from 'react-router';
import { isRouterAsExpected } from '../hydration/router-internals.tsx';
import type { PageAnswer } from './page-answer.server.ts';

/** Whether the scripts of a page start after its first paint; false where the router's own `<Scripts>` starts them. */
export const defersStart = createContext(false);

/** A page that needs no data. */
const CHECKED_PAGE = 'http://localhost/terms';

/**
 * Whether the installed router works as the deferred start expects. Renders a page in both ways and compares their scripts; logs
 * a difference.
 */
export async function checkRouter(
  render: (address: string, deferred: boolean) => Promise<PageAnswer>,
): Promise<boolean> {
  const [own, deferred] = await Promise.all([render(CHECKED_PAGE, false), render(CHECKED_PAGE, true)]);
  const expected = isRouterAsExpected(own.scripts ?? [], deferred.scripts ?? []);
  if (!expected)
    process.stderr.write(
      'React Router writes the scripts of a page in a form that the deferred start does not know: pages start their scripts at once. See docs/hydration.md.\n',
    );
  return expected;
}
