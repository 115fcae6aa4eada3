import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { RETRY_AFTER_SECONDS } from '../contract/problems.ts';

export type WebHandler = (request: Request) => Promise<Response>;

type Parts = {
  web: WebHandler;
  /** The origin under which visitors reach the site. It must not follow from what the client says: pages are kept. */
  origin: (request: IncomingMessage) => string;
};

/** Everything that is neither API nor a file is a page. */
export async function servePages(app: FastifyInstance, { web, origin }: Parts): Promise<void> {
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    // A page depends on its address and on nothing else that a client sends, so one serves them all.
    const response = await web(new Request(origin(request.raw) + request.raw.url));
    reply.code(response.status);
    for (const [name, value] of response.headers) reply.header(name, value);
    if (response.status === 503) reply.header('retry-after', String(RETRY_AFTER_SECONDS));
    return reply.send(Buffer.from(await response.arrayBuffer()));
  });
}
