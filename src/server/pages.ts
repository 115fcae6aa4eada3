import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { RETRY_AFTER_SECONDS } from '../contract/problems.ts';
import type { PageAnswer } from '../web/rendering/page-answer.server.ts';
import type { PagePolicy } from './security.ts';

/** Makes the page at a whole address, or another file that is made when it is asked for. */
export type WebHandler = (address: string) => Promise<PageAnswer>;

type Parts = {
  web: WebHandler;
  /** The origin under which visitors reach the site. It must not follow from what the client says: pages are kept. */
  origin: (request: IncomingMessage) => string;
  policy: PagePolicy | null;
};

/** Everything that is neither API nor a file is a page. */
export async function servePages(app: FastifyInstance, { web, origin, policy }: Parts): Promise<void> {
  const method = ['GET', 'HEAD'];
  app.route({
    method,
    url: '/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      // A page depends on its address and on nothing else that a client sends, so one serves them all.
      const { status, headers, body, scripts } = await web(origin(request.raw) + request.raw.url);
      reply.code(status);
      for (const [name, value] of headers) reply.header(name, value);
      if (status === 503) reply.header('retry-after', String(RETRY_AFTER_SECONDS));
      if (policy && scripts) reply.header('content-security-policy', policy(scripts));
      return reply.send(Buffer.from(body.buffer, body.byteOffset, body.length));
    },
  });
}
