import { renderToString } from 'react-dom/server';
import { createRoutesStub, ScrollRestoration } from 'react-router';

const SCRIPT = /^<script[^>]*>(.*)<\/script>$/s;

/** The stub gives its component the props of a route, which must not reach the script element. */
function Page() {
  return <ScrollRestoration />;
}

/** The text of the script that the router's `ScrollRestoration` writes, the same on every page. It is rendered alone. */
export function scrollRestorationScript(): string {
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  const html = renderToString(<Stub />);
  const text = SCRIPT.exec(html)?.[1];
  if (text === undefined) throw new Error(`The router restores the scroll position in an unknown way: ${html}`);
  return text;
}
