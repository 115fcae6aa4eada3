import type { IncomingMessage } from 'node:http';

/**
 * The address of the client. Each of the `proxies` that stand before the server has added the address that it was
 * called from at the end of X-Forwarded-For; what stands before those comes from the client and is ignored.
 */
export function clientAddress(request: IncomingMessage, proxies: number): string {
  const direct = request.socket.remoteAddress ?? '';
  const forwarded = request.headers['x-forwarded-for'];
  if (proxies === 0 || typeof forwarded !== 'string') return direct;
  const hops = forwarded.split(',').map((address) => address.trim());
  return hops.at(-proxies) ?? hops[0] ?? direct;
}

/** The unit of rate limits: an IPv4 address, or the first 64 bits of an IPv6 address, the network of one subscriber. */
export function clientNetwork(address: string): string {
  if (address.startsWith('::ffff:')) return address.slice('::ffff:'.length);
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::', 2);
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0') : [];
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
