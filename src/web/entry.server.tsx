import { Writable } from 'node:stream';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
  StaticRouter,
} from 'react-router';
import { PublicOrigin } from './components/page-identity.tsx';
import { type KeepHtml, KeptParts } from './ui/kept.tsx';

const kept = new Map<string, string>();

const keepHtml: KeepHtml = (name, part) => {
  const known = kept.get(name) ?? renderToString(<StaticRouter location="/">{part}</StaticRouter>);
  kept.set(name, known);
  return known;
};

/** An address that no page has is the visitor's; what else goes wrong is this site's and is recorded. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
};

/** Renders a page whole: nothing on it comes later, so nothing is streamed. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <KeptParts value={keepHtml}>
        <PublicOrigin value={new URL(request.url).origin}>
          <ServerRouter context={context} url={request.url} />
        </PublicOrigin>
      </KeptParts>,
      {
        onAllReady() {
          const parts: Buffer[] = [];
          const sink = new Writable({
            write(part: Buffer, _encoding, done) {
              parts.push(part);
              done();
            },
            final(done) {
              headers.set('content-type', 'text/html; charset=utf-8');
              resolve(new Response(Buffer.concat(parts), { status, headers }));
              done();
            },
          });
          pipe(sink);
        },
        onShellError: reject,
        onError: reject,
      },
    );
  });
}
