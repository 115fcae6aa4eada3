import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** Renders a page whole: nothing on it comes later, so nothing is streamed. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
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
    });
  });
}
