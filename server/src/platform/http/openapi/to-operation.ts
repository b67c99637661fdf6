import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { FastifySchema } from 'fastify';
import { ErrorReply } from 'shared-api/contract/wire/errors.contract';
import type * as v from 'valibot';

/** A multipart body as a route states it in its `config`: what `readForm` is given. */
export type FormOfRoute = { schema: v.GenericSchema; picture: string };

/** What a check or a transformation does cannot be said in JSON Schema: the document then allows more, never less. */
function toSchema(schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore', target: 'draft-2020-12' });
  return rest;
}

function toMultipart({ schema, picture }: FormOfRoute) {
  const { properties, ...rest } = toSchema(schema, 'input');
  return { ...rest, properties: { ...properties, [picture]: { type: 'string', format: 'binary' } } };
}

const toResponses = (responses: Record<string, v.GenericSchema>) =>
  Object.fromEntries(
    Object.entries(responses).map(([status, schema]) => [
      status,
      { description: 'success', ...toSchema(schema, 'output') },
    ]),
  );

const refused = { description: 'refused: the closed list of codes', ...toSchema(ErrorReply, 'output') };
const tagOf = (url: string) => url.split('/')[2] ?? 'api';

/** A route's OpenAPI operation, from the schemas that validate its requests and strip its replies. */
export function toOperation(schema: FastifySchema | undefined, url: string, form?: FormOfRoute): FastifySchema {
  const { body, querystring, params, response, hide } = (schema ?? {}) as Record<string, v.GenericSchema | undefined>;
  if (hide || url.endsWith('/*')) return { hide: true } as FastifySchema;
  return {
    tags: [tagOf(url)],
    ...(form && { consumes: ['multipart/form-data'], body: toMultipart(form) }),
    ...(body && { body: toSchema(body, 'input') }),
    ...(querystring && { querystring: toSchema(querystring, 'input') }),
    ...(params && { params: toSchema(params, 'input') }),
    response: { ...toResponses((response ?? {}) as Record<string, v.GenericSchema>), default: refused },
  } as FastifySchema;
}
