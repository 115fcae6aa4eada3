import type { IncomingMessage } from 'node:http';
import { REQUEST_BUDGET } from '../contract/budget.ts';
import type { RefusalStatus } from './refusals.ts';

/** Why a request is refused. */
export type RequestFault = { status: RefusalStatus; detail: string; headers?: readonly string[] };

/** The absolute form of a request target (RFC 9112, section 3.2.2), which proxies send. */
const SCHEME_AND_HOST = /^https?:\/\/[^/?]*/i;
/**
 * An encoded control character in the path, which no address of the site has. The router decodes the path, and of `/%09/` it
 * then makes an address with a host that is none, which fails.
 */
const CONTROL_CHARACTER = /^[^?]*%(?:[01][\da-f]|7f)/i;

/**
 * What is wrong with the request itself; null where nothing is.
 * @param target path and query
 * @param postPaths the paths that are called by POST, with a body
 */
export function faultOf(request: IncomingMessage, target: string, postPaths: ReadonlySet<string>): RequestFault | null {
  const { method, headers } = request;
  const takesPost = postPaths.has(pathOf(target));
  const isPost = method === 'POST' && takesPost;
  if (method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS' && !isPost) return wrongMethod(method, takesPost);
  if (!target.startsWith('/') && !(target === '*' && method === 'OPTIONS'))
    return { status: 400, detail: 'The request does not begin with a path.' };
  if (CONTROL_CHARACTER.test(target)) return { status: 400, detail: 'The path has a control character.' };
  if (!namesOneHost(request)) return { status: 400, detail: 'The request has to name one host, in one field.' };
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue')
    return { status: 417, detail: 'Nothing is expected of this server but 100-continue.' };
  if (target.length > REQUEST_BUDGET.targetLength)
    return { status: 414, detail: `The address is longer than ${REQUEST_BUDGET.targetLength} characters.` };
  if (isPost && Number(headers['content-length'] ?? 0) > REQUEST_BUDGET.bodyBytes)
    return { status: 413, detail: `The body is longer than ${REQUEST_BUDGET.bodyBytes} bytes.` };
  if (!isPost && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0))
    return { status: 413, detail: 'This address takes no body.' };
  return null;
}

/** @param takesPost whether the address is called by POST, and nothing else */
function wrongMethod(method = '', takesPost: boolean): RequestFault {
  return takesPost
    ? { status: 405, detail: `${method} is not taken here: call it by POST.`, headers: ['Allow', 'POST, OPTIONS'] }
    : {
        status: 405,
        detail: `${method} is not taken here: the site is read-only.`,
        headers: ['Allow', 'GET, HEAD, OPTIONS'],
      };
}

/** Path and query of a request target, which may be written with the site's scheme and host before them. */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const rest = target.replace(SCHEME_AND_HOST, '');
  return rest === target || rest.startsWith('/') ? rest : `/${rest}`;
}

const pathOf = (target: string) => target.split('?', 1)[0]?.replace(/\/+$/, '') ?? '';

/** Whether the request has the field Host once, as RFC 9112, section 3.2, wants it; HTTP/1.0 has none. */
function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}
