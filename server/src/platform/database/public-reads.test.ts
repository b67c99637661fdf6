import type { KyselyPlugin } from 'kysely';
import { anInstance } from '../../../test/an-instance.ts';
import { insertMember, insertPost, signedInAs } from '../../../test/factories.ts';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import { publishedFrontEnds } from '../../../test/published-front-ends.ts';

const sent = { primary: [] as string[], replica: [] as string[] };

/** Notes the kind of each statement that is sent there. */
const noteTo = (server: keyof typeof sent): KyselyPlugin => ({
  transformQuery({ node }) {
    sent[server].push(node.kind);
    return node;
  },
  transformResult: async ({ result }) => result,
});

const database = await openTestDatabase();
const author = await insertMember(database.db, { role: 'SG' });
const post = await insertPost(database.db, author);
const { folder } = await publishedFrontEnds(`return page(await (await fetch('/api/post?limit=3')).text());`);
const { db } = database;
const instance = await anInstance({ ...database, db: db.withPlugin(noteTo('primary')) }, folder, undefined, {
  replica: {
    db: db.withPlugin(noteTo('replica')),
    reads: { primary: 0, replica: 0 },
    isInUse: () => true,
    reportTo: () => undefined,
    expire: () => undefined,
    startListening: () => undefined,
    stopListening: () => undefined,
  },
});
afterAll(async () => {
  await instance.close();
  await database.drop();
});
beforeEach(() => {
  sent.primary = [];
  sent.replica = [];
});

test.each([
  ['the newest posts', () => '/api/post'],
  ['random posts', () => '/api/post?sample=3'],
  ['a search', () => '/api/post?q=حملة'],
  ['a post', () => `/api/post/${post.id}`],
  ['the members of an office', () => `/api/org/members?office=${author.office_id}`],
  ['a member', () => `/api/org/members/${author.id}`],
  ['the offices', () => '/api/auth/offices'],
  ['the space of an office', () => `/api/org/provincial-offices/${author.office_id}`],
  ['the list of spaces', () => '/api/org/provincial-offices'],
  ['the secretary-general', () => '/api/org/secretary-general'],
  ['a page', () => '/'],
  ['a feed', () => '/feeds/posts.rss'],
  ['the feed of an office', () => `/offices/${author.office_id}/posts.atom`],
  ['the sitemap', () => '/sitemap.xml'],
])('a visitor reads %s out of the replica alone, which takes no writes', async (_, toUrl) => {
  const { statusCode } = await instance.get(encodeURI(toUrl()));
  expect([statusCode, sent.primary]).toEqual([200, []]);
  expect(sent.replica.filter((kind) => !['SelectQueryNode', 'RawNode'].includes(kind))).toEqual([]);
  expect(sent.replica.length).toBeGreaterThan(0);
});

test.each(['/api/auth/session', '/api/dashboard/posts', '/api/draft'])(
  'a member reads %s out of the database that it writes to',
  async (url) => {
    const admin = await insertMember(database.db, { role: 'AD' });
    const as = await signedInAs(database.db, admin);
    const { statusCode } = await instance.app.inject({ method: 'GET', url, ...as });
    expect([statusCode, sent.replica]).toEqual([200, []]);
    expect(sent.primary.length).toBeGreaterThan(0);
  },
);
