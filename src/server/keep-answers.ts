import type { FastifyInstance, FastifyReply } from 'fastify';
import { Answer } from './cache/answer.ts';
import { acceptedEncoding } from './cache/encodings.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import type { Front } from './front.ts';
import { fieldsOf } from './ready-response.ts';

/** Header fields that belong to one answer, not to all that are sent from memory. */
const OWN_TO_EACH = /^(?:content-length|date|connection|keep-alive|x-request-id|(?:x-)?ratelimit.*)$/;

/**
 * Keeps what the server made for an address, hands it to those who wait for it, and sends this client what suits it.
 * Only answers of status 200 are kept: what is missing could be asked for under endlessly many addresses.
 */
export function keepAnswers(app: FastifyInstance, front: Front, cache: ResponseCache): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const address = front.fills.addressOf(request.raw);
    if (address === undefined) return payload;
    const plain = typeof payload === 'string' ? Buffer.from(payload) : payload;
    if (!(plain instanceof Uint8Array) || !mayBeKept(reply)) {
      front.fills.settle(request.raw, null);
      return payload;
    }
    const encoding = acceptedEncoding(request.headers['accept-encoding'] as string | undefined);
    const answer = await Answer.of(Buffer.from(plain.buffer, plain.byteOffset, plain.length), kept(reply), encoding);
    // What was made of a catalogue that has been replaced meanwhile is sent, but not kept.
    if (front.fills.addressOf(request.raw) === address) cache.keep(address, answer);
    front.fills.settle(request.raw, answer);
    return sendKept(answer, reply, encoding);
  });
}

/** Some answers come compressed, and with a tag of their own. */
function mayBeKept(reply: FastifyReply): boolean {
  const { 'cache-control': control, 'content-encoding': encoding } = reply.getHeaders();
  return reply.statusCode === 200 && control !== 'no-store' && encoding === undefined;
}

function kept(reply: FastifyReply): Record<string, string> {
  const fields = Object.entries(reply.getHeaders()).filter(([name]) => !OWN_TO_EACH.test(name));
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
}

function sendKept(answer: Answer, reply: FastifyReply, encoding: ReturnType<typeof acceptedEncoding>) {
  const held = answer.heldAs(reply.request.headers['if-none-match'] ?? '');
  const variant = answer.variant(encoding);
  const head = fieldsOf(held ? answer.unchanged(held) : (variant?.head ?? ''));
  if (held) {
    reply.code(304);
    for (const name of ['content-type', 'content-length', 'content-security-policy']) reply.removeHeader(name);
  }
  for (let i = 0; i + 1 < head.length; i += 2) reply.header(head[i] ?? '', head[i + 1]);
  return held ? '' : variant?.body;
}
