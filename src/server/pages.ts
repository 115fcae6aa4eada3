import type { FastifyInstance } from 'fastify';
import { RETRY_AFTER_SECONDS } from '../contract/problems.ts';

export type WebHandler = (request: Request) => Promise<Response>;

/** Everything that is neither API nor a file is a page. */
export async function servePages(app: FastifyInstance, parts: { web: WebHandler; origin: string }): Promise<void> {
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    // A page depends on its address and on nothing else that a client sends, so one serves them all.
    const response = await parts.web(new Request(parts.origin + request.raw.url));
    reply.code(response.status);
    for (const [name, value] of response.headers) reply.header(name, value);
    if (response.status === 503) reply.header('retry-after', String(RETRY_AFTER_SECONDS));
    return reply.send(Buffer.from(await response.arrayBuffer()));
  });
}
