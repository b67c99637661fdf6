import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

type Response = { content?: { 'application/json'?: { schema: object } } };
type Document = { paths: Record<string, Record<string, { responses: Record<string, Response> }>> };

const toPattern = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`);

/** Holds a reply against the OpenAPI document that the same server publishes: the document cannot lie. */
export async function replyChecker(app: FastifyInstance) {
  const document = (await app.inject('/api/openapi.json')).json<Document>();
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  const calls = Object.entries(document.paths).map(([path, methods]) => ({ pattern: toPattern(path), methods }));

  return function checkReply(method: string, url: string, status: number, body: unknown) {
    const [path = ''] = url.split('?');
    const responses = calls.find(({ pattern }) => pattern.test(path))?.methods[method.toLowerCase()]?.responses;
    const schema = (responses?.[status] ?? responses?.default)?.content?.['application/json']?.schema;
    if (!schema || ajv.validate(schema, body)) return;
    throw new Error(`${method} ${path} ${status} is not as the document says: ${ajv.errorsText()}`);
  };
}
