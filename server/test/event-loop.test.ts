/*
 * What one request takes of the event loop, which answers everybody: the processor time of this thread between two of the
 * loop's turns, for the worst inputs that are accepted for reading, each at its bound. The embedded database computes on this
 * thread as well and is left out: a deployed portal has a server for it. The work of sharp, argon2 and zlib is in libuv's
 * threads, that of sanitising, feeds, calendars and files of members in the worker pool. Guessable passwords have a test of
 * their own (reject-guessable.test.ts).
 */
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { limits } from 'shared-api/contract/limits';
import { importLimits } from 'shared-api/contract/members/import-limits';
import { serverLimits } from '../src/limits.ts';
import { aForm } from './a-form.ts';
import { buildTestApp } from './build-test-app.ts';
import { insertMember, insertPost, insertRevision, signedInAs } from './factories.ts';
import {
  fieldsOf,
  hostileBodies,
  hostileFiles,
  hostileForms,
  hostileQueries,
  hostileTables,
  hostileTexts,
  type Input,
  type Schema,
} from './hostile-inputs.ts';
import { leaveOutDatabase, longestBlock } from './longest-block.ts';
import { callsOfTable } from './permissions-table.ts';

/** Twice what style.md allows: a busy machine lengthens processor time too. */
const maxBlockMs = 100;

type Operation = {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
type Sent = { query?: string; payload?: string | (() => FormData) };

const chunkBytes = 64 * 1024;

/** As it comes from a network: the test writes the form before its time is taken. */
async function toStreamedBody(form: FormData) {
  const written = new Response(form);
  const bytes = Buffer.from(await written.arrayBuffer());
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunkBytes) }, (_, chunk) =>
    bytes.subarray(chunk * chunkBytes, (chunk + 1) * chunkBytes),
  );
  const headers = { 'content-type': written.headers.get('content-type') ?? '', 'content-length': `${bytes.length}` };
  return () => ({ headers, payload: Readable.from(chunks) });
}

const countDatabase = leaveOutDatabase();
const portal = await buildTestApp();
const admin = await insertMember(portal.db, { role: 'AD' });
const paths: Record<string, Record<string, Operation>> = (await portal.app.inject('/api/openapi.json')).json().paths;
afterAll(async () => {
  countDatabase();
  await portal.close();
});

let addresses = 0;
/** Of a visitor who has asked for nothing yet, so that no limit of requests answers instead. */
function newAddress() {
  addresses += 1;
  return `10.0.${addresses >> 8}.${addresses & 255}`;
}

const aSession = () => signedInAs(portal.db, admin);

/** The request as one that may be sent several times. */
async function prepareRequest(call: string, as: Awaited<ReturnType<typeof aSession>>, { query = '', payload }: Sent) {
  const [method, route = ''] = call.split(' ');
  const json = { headers: { 'content-type': 'application/json' }, payload };
  const body = typeof payload === 'function' ? await toStreamedBody(payload()) : () => (payload ? json : {});
  return () =>
    portal.app.inject({
      ...as,
      method: method as 'GET',
      url: `${route.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')}?${query}`,
      remoteAddress: newAddress(),
      ...body(),
      payloadAsStream: true,
    });
}

function* formsOf(call: string, schema: Schema): Generator<Input<() => FormData>> {
  const { properties = {} } = schema;
  const isImport = call.endsWith('/import');
  const usual = {
    ...fieldsOf(schema),
    ...('author' in properties && { author: admin.id }),
    ...(isImport && { isTrial: 'true', officeId: admin.office_id }),
  };
  const file = Object.keys(properties).find((name) => properties[name]?.format === 'binary') ?? '';
  for (const [name, fields] of hostileForms(schema)) yield [name, () => aForm({ ...usual, ...fields })];
  for (const [name, content] of properties.content ? textsFor(call) : [])
    yield [`a text of ${name}`, () => aForm({ ...usual, content })];
  for (const [name, bytes] of isImport ? hostileTables : hostileFiles)
    yield [`a file of ${name}`, () => aForm({ ...usual, [file]: Buffer.from(bytes) })];
}

/** All of them for a draft; a post is read in the same way. */
const textsFor = (call: string) => (call === 'PUT /api/draft/:id' ? hostileTexts : hostileTexts.slice(0, 3));

function* inputsOf(call: string, { parameters = [], requestBody }: Operation): Generator<Input<Sent>> {
  for (const [name, query] of hostileQueries(parameters.filter((each) => each.in === 'query'))) yield [name, { query }];
  for (const [type, { schema }] of Object.entries(requestBody?.content ?? {}))
    for (const [name, payload] of type === 'application/json' ? hostileBodies(schema) : formsOf(call, schema))
      yield [name, { payload }];
}

const operationOf = (call: string) => {
  const [method = '', route = ''] = call.split(' ');
  return paths[route.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] ?? {};
};

test.each(callsOfTable)('%s keeps nobody waiting, whatever is sent to it', async (call) => {
  slow('some operations take files of 10 MB and texts of 15 MB, each in several kinds');
  const blocks: string[] = [];
  for (const [name, sent] of inputsOf(call, operationOf(call))) {
    const as = await aSession(); // a call may end the one that it is made in
    const { ms, status } = await longestBlock(await prepareRequest(call, as, sent), maxBlockMs);
    if (ms >= maxBlockMs || status >= 500) blocks.push(`${call}, ${name}: ${ms} ms, status ${status}`);
  }
  expect(blocks).toEqual([]);
});

describe('what is read by everybody keeps nobody waiting, whatever members wrote:', () => {
  const content = '<li>0661 23 45 67 <b>x</b></li>'.repeat(limits.content[1] / 31);
  const posts = 40;
  let post: { id: string };
  let author: { id: string; office_id: string };

  beforeAll(async () => {
    author = await insertMember(portal.db, { role: 'OM' });
    post = await insertPost(portal.db, author, { content });
    await insertRevision(portal.db, post, author, { content });
    const insert = (count: number, type: string, text: string, days: number) => sql<{ id: string }>`
      insert into posts (title, content, text, excerpt, type, author_id, office_id, published_at)
      select ${'حملة '.repeat(40)}, ${text}, 'نص', ${'على 0661 23 45 67، '.repeat(16)}, ${type}, ${author.id},
        ${author.office_id}, now() - make_interval(days => ${sql.lit(days)}) from generate_series(1, ${sql.lit(count)})`;
    await insert(posts, 'Post', content, 0).execute(portal.db);
    await sql`with added as (${insert(serverLimits.maxCalendarEvents, 'Ad', content.slice(0, 3_100), 1)} returning id)
      insert into events (post_id, begins_at, ends_at, place, address)
      select id, now() + interval '1 day', now() + interval '2 days', ${'قاعة '.repeat(20)}, ${'حي، '.repeat(50)} from added
    `.execute(portal.db);
    await insert(serverLimits.maxSitemapPosts, 'Post', '<p>نص</p>', 30).execute(portal.db);
  });

  test.each([
    ...['/feeds/posts.rss', '/feeds/posts.atom', '/feeds/announcements.rss', '/feeds/announcements.atom'],
    ...['/offices/:office/posts.rss', '/offices/:office/posts.atom', '/offices/:office/events.ics', '/events.ics'],
    ...['/posts/:post/event.ics', '/cards/posts/:post.jpg', '/cards/site.jpg', '/sitemap.xml', '/robots.txt'],
    ...['/api/post', '/api/post?limit=100', '/api/post?sample=50', '/api/post?q=حملة', '/api/events?limit=100'],
    ...['/api/post/:post', '/api/post/:post/revisions', '/api/post/:post/revisions/1', '/api/openapi.json'],
    ...['/api/org/provincial-offices/:office?limit=100', '/api/dashboard/posts?limit=100', '/api/org/members'],
  ])('%s', async (path) => {
    const as = await signedInAs(portal.db, path.startsWith('/api/dashboard/') ? admin : author);
    const url = encodeURI(path.replace(':post', post.id).replace(':office', author.office_id));
    const read = () => portal.app.inject({ url, ...as, remoteAddress: newAddress(), payloadAsStream: true });
    const { ms, status } = await longestBlock(read, maxBlockMs);
    expect([path, status < 500, ms < maxBlockMs || `${ms} ms`]).toEqual([path, true, true]);
  });
});

const textOf = (name: string) => hostileTexts.find(([each]) => each === name)?.[1] ?? '';
const tableOf = (name: string) => hostileTables.find(([each]) => each === name)?.[1] ?? '';
const aDraft = (name: string) => ({ title: 'مسودة', type: 'Post', content: textOf(name) });
const anImport = (name: string) => ({ isTrial: 'true', officeId: admin.office_id, file: Buffer.from(tableOf(name)) });

test.each([
  ['a draft that begins pictures 1 500 000 times', 'PUT /api/draft/:id', () => aDraft('what begins pictures')],
  ['a draft full of tags', 'PUT /api/draft/:id', () => aDraft('paragraphs that nothing ends')],
  [
    'a file with a cell of 100 000 blanks',
    'POST /api/dashboard/members/import',
    () => anImport('a cell of 100 000 blanks'),
  ],
  [
    'a file with a cell of 100 000 quotes',
    'POST /api/dashboard/members/import',
    () => anImport('a cell of 100 000 quotes'),
  ],
  [`a file of ${importLimits.rows} members`, 'POST /api/dashboard/members/import', () => anImport('the most members')],
])('a visitor is answered while a member sends %s', async (_, call, fieldsOfForm) => {
  const as = await aSession();
  const answered: string[] = [];
  const note = (who: string) => (reply: { statusCode: number }) => {
    expect(reply.statusCode).toBeLessThan(500);
    answered.push(who);
  };
  const send = await prepareRequest(call, as, { payload: () => aForm(fieldsOfForm()) });
  const sending = send().then(note('member'));
  await portal.app.inject('/healthz').then(note('visitor'));
  await sending;
  expect(answered).toEqual(['visitor', 'member']);
});
