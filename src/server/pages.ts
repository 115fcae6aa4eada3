import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { RETRY_AFTER_SECONDS } from '../contract/problems.ts';
import type { PageAnswer } from '../web/rendering/page-answer.server.ts';
import type { PagePolicy } from './security.ts';

/** Renders the page, or generates the file, at an absolute address. */
export type WebHandler = (address: string) => Promise<PageAnswer>;

type Parts = {
  web: WebHandler;
  /** The public origin of the site. It must not come from the client, because pages are cached. */
  origin: (request: IncomingMessage) => string;
  policy: PagePolicy | null;
};

/** Serves pages at all addresses that are neither API nor files. */
export async function servePages(app: FastifyInstance, { web, origin, policy }: Parts): Promise<void> {
  const method = ['GET', 'HEAD'];
  app.route({
    method,
    url: '/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      // A page depends only on its address and not on other data of the client.
      const { status, headers, body, scripts } = await web(origin(request.raw) + request.raw.url);
      reply.code(status);
      for (const [name, value] of headers) reply.header(name, value);
      if (status === 503) reply.header('retry-after', String(RETRY_AFTER_SECONDS));
      if (policy && scripts) reply.header('content-security-policy', policy(scripts));
      return reply.send(Buffer.from(body.buffer, body.byteOffset, body.length));
    },
  });
}
