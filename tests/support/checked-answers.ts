import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';

type Document = {
  paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, unknown> }> }>>;
};

/**
 * Validates every response of the API against its OpenAPI document. A response that the document does not allow becomes an
 * error that names the request, so that the test fails.
 */
export function checkAnswers(app: FastifyInstance): void {
  let check: ReturnType<typeof checker> | undefined;
  app.addHook('onSend', async (request, reply, payload) => {
    const path = request.routeOptions.url ?? '';
    if (!path.startsWith('/api/') || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
    if (reply.getHeader('content-encoding') !== undefined || path.includes('*') || path.endsWith('openapi.json'))
      return payload;
    check ??= checker(app.swagger() as unknown as Document);
    const method = request.method === 'POST' ? 'post' : 'get';
    const fault = check(method, path, reply.statusCode, String(reply.getHeader('content-type')), payload.toString());
    if (fault !== null)
      throw new Error(`${request.method} ${request.url} answered what its document does not allow: ${fault}`);
    return payload;
  });
}

function checker(document: Document) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
  ajv.addSchema(document, 'api');
  const known = new Map<string, ValidateFunction>();
  const inPointer = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

  return (method: string, path: string, status: number, contentType: string, body: string): string | null => {
    const named = path.replace(/:(\w+)/g, '{$1}');
    const content = document.paths[named]?.[method]?.responses[String(status)]?.content;
    if (content === undefined) return document.paths[named]?.[method] ? `status ${status}` : null;
    const type = Object.keys(content).find((type) => contentType.startsWith(type));
    if (type === undefined) return `the type ${contentType}`;
    if (!/json/.test(type)) return null;
    const place = `api#/paths/${inPointer(named)}/${method}/responses/${status}/content/${inPointer(type)}/schema`;
    const validate = known.get(place) ?? ajv.compile({ $ref: place });
    known.set(place, validate);
    return validate(JSON.parse(body)) ? null : ajv.errorsText(validate.errors);
  };
}
