import type { FastifyInstance, FastifyPluginAsync, FastifyTypeProvider, RawServerDefault } from 'fastify';
import * as v from 'valibot';
import { serverLimits } from '../../limits.ts';
import { fieldSentence } from '../../messages.ts';
import { validationFailed } from '../errors.ts';

/** Lets a route's valibot schemas type its request and its reply. */
interface ValibotTypes extends FastifyTypeProvider {
  validator: this['schema'] extends v.GenericSchema ? v.InferOutput<this['schema']> : unknown;
  serializer: this['schema'] extends v.GenericSchema ? v.InferInput<this['schema']> : unknown;
}

/** A noun's routes, given what they work with. */
export type Routes<Parts extends object = object> = FastifyPluginAsync<
  Parts & { prefix?: string },
  RawServerDefault,
  ValibotTypes
>;

const codeOf = (issue: v.BaseIssue<unknown>) =>
  issue.received === 'undefined' || issue.input === '' ? 'missing' : issue.message;

/** One sentence for each rejected field. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]) {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue);
    if (field) fields[field] ??= fieldSentence(field, codeOf(issue));
  }
  return fields;
}

/** No body of the contract nests its lists deeper. */
const listDepth = 4;

/** The field that holds a list longer than any call takes; schemas would look at each of its items before they count them. */
function findTooLongList(data: unknown, field = '', depth = 0): string | undefined {
  if (typeof data !== 'object' || data === null || depth > listDepth) return undefined;
  if (Array.isArray(data) && data.length > serverLimits.maxListItems) return field;
  for (const [name, value] of Object.entries(data)) {
    const found = findTooLongList(value, field || name, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

function parseInput(schema: v.GenericSchema, data: unknown) {
  const tooLong = findTooLongList(data);
  if (tooLong !== undefined) return { error: validationFailed({ [tooLong]: fieldSentence(tooLong, 'too_long') }) };
  const parsed = v.safeParse(schema, data ?? {});
  return parsed.success ? { value: parsed.output } : { error: validationFailed(fieldErrors(parsed.issues)) };
}

/** What the schema makes of the data. @throws Rejection that names each invalid field */
export function check<Schema extends v.GenericSchema>(schema: Schema, data: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, data);
  if (!parsed.success) throw validationFailed(fieldErrors(parsed.issues));
  return parsed.output;
}

/** Requests are checked, and replies stripped, by the schemas of the contract. */
export function addValidation(app: FastifyInstance) {
  app.setValidatorCompiler<v.GenericSchema>(
    ({ schema }) =>
      (data) =>
        parseInput(schema, data),
  );
  app.setSerializerCompiler<v.GenericSchema>(
    ({ schema }) =>
      (data) =>
        JSON.stringify(v.parse(schema, data)),
  );
}
