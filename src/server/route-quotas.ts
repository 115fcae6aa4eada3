import type { FastifyReply } from 'fastify';
import type { LimitRoute } from '../api/http.ts';
import type { Quota } from '../contract/budget.ts';
import { RETRY_AFTER_SECONDS } from '../contract/problems.ts';
import { clientAddress, clientNetwork } from './client-address.ts';
import { exhaustedSentence, type RateLimiter, rateLimitHeaders } from './rate-limiter.ts';
import type { RequestGate } from './request-gate.ts';

/**
 * Creates the function that counts requests to a route with a quota of its own, per minute and at once. The response states
 * what is left of the quota and of the client's allowance for all requests.
 */
export function createRouteLimit(gate: RequestGate, limiter: RateLimiter, trustedProxies: number): LimitRoute {
  const running = new Map<string, number>();
  return (quota, request, reply) => {
    const network = clientNetwork(clientAddress(request.raw, trustedProxies));
    const routeAllowance = limiter.take(quota, network);
    const all = gate.allowanceOf(request.raw);
    const headers = rateLimitHeaders(all === null ? [routeAllowance] : [all, routeAllowance]);
    for (let i = 0; i + 1 < headers.length; i += 2) reply.header(headers[i] ?? '', headers[i + 1]);
    if (!routeAllowance.allowed) throw tooMany(exhaustedSentence(routeAllowance));
    return countConcurrent(quota, network, reply);
  };

  function countConcurrent({ name, concurrent: max }: Quota, network: string, reply: FastifyReply): () => void {
    if (max === undefined) return () => undefined;
    const key = `${name} ${network}`;
    const count = (running.get(key) ?? 0) + 1;
    if (count > max) {
      reply.header('retry-after', String(RETRY_AFTER_SECONDS));
      throw tooMany(`At most ${max} of the ${name} at once are answered for one network address.`);
    }
    running.set(key, count);
    return () => {
      const left = (running.get(key) ?? 1) - 1;
      if (left > 0) running.set(key, left);
      else running.delete(key);
    };
  }
}

const tooMany = (detail: string) => Object.assign(new Error(detail), { statusCode: 429 });
