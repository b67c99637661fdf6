import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { openTestApp } from './build-test-app.ts';
import { insertMember, insertPost, signedInAs } from './factories.ts';
import { callsOfTable } from './permissions-table.ts';

type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
};
type Parameter = { name: string; in: 'path' | 'query'; schema: Schema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

/** CI sets more. */
const casesOfCall = Number(process.env.FUZZ_CASES ?? 40);
/** The same cases each time: a test must not fail by chance. To look for more, change it. */
const seed = 20_261_122;

const portal = await openTestApp();
const admin = await insertMember(portal.db, { role: 'AD' });
const author = await insertMember(portal.db);
const knownIds = [author.id, author.office_id, (await insertPost(portal.db, author)).id];
const paths: Record<string, Record<string, Operation>> = (await portal.app.inject('/api/openapi.json')).json().paths;

const encoded = (text: string) => Buffer.from(text).toString('base64url');

const anId = () => fc.oneof({ weight: 3, arbitrary: fc.uuid() }, fc.string());

/** As our cursors are made, of keys and dates that are none. */
const aCursor = () =>
  fc.oneof(
    fc.tuple(fc.oneof(fc.string(), fc.integer().map(String)), anId()).map((parts) => encoded(parts.join('.'))),
    fc
      .record({
        s: fc.constantFrom('name', '-createdAt', 'createdAt', '-lastSeenAt'),
        k: fc.oneof(fc.string(), fc.date().map(String), fc.constantFrom('1', '-271821-04-20T00:00:00.000Z')),
        i: anId(),
      })
      .map((cursor) => encoded(JSON.stringify(cursor))),
  );

const aText = () =>
  fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 2, arbitrary: fc.constantFrom(...knownIds, randomUUID(), '', ' ', '\0', '\ud800', '%', "'--", '1e999') },
    fc.constantFrom(
      'ا'.repeat(6_000),
      'م\u0651'.repeat(300),
      '👩‍👩‍👧',
      '2026-13-45T99:00:00Z',
      '999999999999',
      '-1',
      'true',
    ),
    fc.constantFrom('a@b.dz', '0661 23 45 67', 'tadamon-1999', 'OM', 'AD', 'Post', 'Ad', 'name', '-createdAt'),
    aCursor(),
  );

function fittingValueOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(anyValueOf));
  switch (schema.type) {
    case 'array':
      return fc.array(anyValueOf(schema.items ?? {}), { maxLength: 5 });
    case 'object':
      return anObjectOf(schema.properties ?? {});
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer(), fc.double());
    default:
      return aText();
  }
}

/** Mostly of the form that the contract asks for, sometimes anything else. */
const anyValueOf = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 5, arbitrary: fittingValueOf(schema) }, { weight: 1, arbitrary: fc.jsonValue() });

const anObjectOf = (properties: Record<string, Schema>): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, name === 'cursor' ? aCursor() : anyValueOf(schema)]),
    ),
    { requiredKeys: [] },
  );

function aFormWith(fields: unknown) {
  const form = new FormData();
  for (const [name, value] of Object.entries((fields ?? {}) as object))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  return form;
}

function inputOf({ parameters = [], requestBody }: Operation) {
  const [[type = '', { schema }] = ['', { schema: {} }]] = Object.entries(requestBody?.content ?? {});
  const of = (place: Parameter['in']) =>
    Object.fromEntries(parameters.filter((each) => each.in === place).map((each) => [each.name, each.schema]));
  return fc.record({
    type: fc.constant(type),
    params: fc.record(Object.fromEntries(Object.keys(of('path')).map((name) => [name, aText()]))),
    query: anObjectOf(of('query')),
    body: anyValueOf(schema),
    version: fc.option(fc.constantFrom('"1"', '"x"', '*', '"999999999"'), { nil: undefined }),
    address: fc.ipV4(),
  });
}

test.each(callsOfTable)('%s answers whatever is sent to it from the closed list', async (call) => {
  const [method = '', route = ''] = call.split(' ');
  const operation = paths[route.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${call} is not in the OpenAPI document`);
  await fc.assert(
    fc.asyncProperty(inputOf(operation), async ({ type, params, query, body, version, address }) => {
      const path = route.replace(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent(params[name]?.toWellFormed() ?? ''),
      );
      const pairs = Object.entries(query).map(([name, value]) => [
        name,
        typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value),
      ]);
      const hasBody = type !== '';
      const { statusCode } = await portal.app.inject({
        ...(await signedInAs(portal.db, admin)),
        method: method as 'GET',
        url: `${path}?${new URLSearchParams(pairs)}`,
        remoteAddress: address,
        headers: {
          ...(version && { 'if-match': version }),
          ...(hasBody && type === 'application/json' && { 'content-type': type }),
        },
        ...(hasBody && { payload: type === 'application/json' ? JSON.stringify(body) : aFormWith(body) }),
      });
      expect(statusCode).toBeLessThan(500);
    }),
    { numRuns: casesOfCall, seed },
  );
});
