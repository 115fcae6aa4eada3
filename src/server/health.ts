import type { FastifyInstance } from 'fastify';

type Parts = {
  /** Throws if the catalogue cannot be read. */
  ping: () => Promise<unknown>;
  /** Whether the process is about to end. */
  isDraining: () => boolean;
};

const PING_MILLISECONDS = 2000;

/** `/healthz`: the process responds. `/readyz`: it can read the catalogue and accepts traffic. */
export function serveHealth(app: FastifyInstance, { ping, isDraining }: Parts): void {
  const options = { schema: { hide: true } };
  app.get('/healthz', options, async () => ({ status: 'ok' }));
  app.get('/readyz', options, async (request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'ending' });
    try {
      await Promise.race([ping(), late()]);
      return { status: 'ready' };
    } catch (error) {
      request.log.warn(error, 'The catalogue does not answer');
      return reply.code(503).send({ status: 'catalogue unavailable' });
    }
  });
}

function late(): Promise<never> {
  return new Promise((_, failed) => {
    setTimeout(() => failed(new Error(`No answer within ${PING_MILLISECONDS} ms`)), PING_MILLISECONDS).unref();
  });
}
