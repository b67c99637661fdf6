import fc from 'fast-check';
import { paths } from 'shared-api/contract/paths';
import { aForm, aPhoto } from '../../test/a-form.ts';
import { anInstance } from '../../test/an-instance.ts';
import { buildTestApp } from '../../test/build-test-app.ts';
import {
  insertApplicant,
  insertDraft,
  insertMember,
  insertOffice,
  insertPost,
  insertTrashed,
  signedInAs,
} from '../../test/factories.ts';
import { openTestDatabase } from '../../test/open-test-database.ts';
import { permissions } from '../../test/permissions-table.ts';
import { publishedFrontEnds } from '../../test/published-front-ends.ts';
import { publishDue } from '../api/posts/drafts/publish-due.ts';
import { endDue } from '../api/posts/expiry/end-due.ts';
import { serverLimits } from '../limits.ts';
import { ownAddress } from '../platform/limits/address-budget.ts';

/** A page that shows what the calls in its query answer. */
const render = `
  const calls = new URL(request.url).searchParams.getAll('shows');
  const replies = await Promise.all(calls.map(async (path) => (await fetch(path)).text()));
  return page(replies.join(' '));`;

/** The same each time: a test must not fail by chance. To look for more, change it. */
const seed = 20_261_126;
const rounds = 3;

const database = await openTestDatabase();
/** The same portal, which keeps nothing. */
const uncached = await buildTestApp({}, undefined, undefined, { database: Promise.resolve(database) });
const portal = await anInstance(database, (await publishedFrontEnds(render)).folder);
const { db } = database;
const national = await insertOffice(db, { name: 'المكتب الوطني', kind: 'national' });
const admin = await insertMember(db, { role: 'AD' });
const sg = await insertMember(db, { role: 'SG', name: 'أمينة العامة' });
const offices = [await insertOffice(db), await insertOffice(db)];
const empty = await insertOffice(db, { shows_contacts: true });
const applicant = await insertApplicant(db, { office_id: offices[0]?.id ?? '' });
const writers = [];
for (const { id } of [...offices, ...offices]) writers.push(await insertMember(db, { office_id: id }));
const posts = [];
for (const writer of [sg, sg, ...writers])
  for (const type of ['Post', 'Ad'] as const) posts.push(await insertPost(db, writer, { type }));
const due = await insertDraft(db, sg, { status: 'scheduled', scheduled_for: new Date(0) });
/** Rows that have addresses. */
const known: Record<'posts' | 'members' | 'offices', string[]> = {
  posts: [...posts.slice(0, 3), posts.at(-1), due].map((post) => post?.id ?? ''),
  members: [sg, ...writers.slice(0, 2), applicant].map(({ id }) => id),
  offices: [...offices, empty, national].map(({ id }) => id),
};
afterAll(async () => {
  await portal.close();
  await uncached.close();
});

const names = '/api/auth/offices';
/** For each page of visitors the calls that it is made of, for some addresses. */
const pagesOf = ({ posts, members, offices }: typeof known): Record<string, string[][]> => ({
  '/': [['/api/post?sample=5']],
  '/posts': [
    ['/api/post', names],
    ['/api/post?type=Ad&limit=3', names],
    ['/api/post?q=أمينة', names],
    ...offices.map((office) => [`/api/post?office=${office.toUpperCase()}`, names]),
  ],
  '/posts/:id': posts.map((post) => [`/api/post/${post}`, `/api/post?office=${offices[0]}&limit=4`]),
  '/events': [
    ['/api/events', names],
    ['/api/events?month=2031-12', `/api/events?office=${offices[0]}`, names],
  ],
  '/events/attend': posts.map((post) => [`/api/post/${post.toUpperCase()}`]),
  '/account/sign-up': [[names]],
  '/follow': [[names]],
  '/organization/secritary-general': [['/api/org/secretary-general']],
  '/organization/national-office': [['/api/org/national-office'], ['/api/org/national-office?limit=2']],
  '/organization/provincial-offices': [
    ['/api/org/provincial-offices'],
    ...offices.map((office) => [`/api/org/provincial-offices/${office}`]),
    ...offices.map((office) => [`/api/org/members?office=${office}`]), // which its button asks for
  ],
  '/organization/members/:id': members.flatMap((member) => [
    [`/api/org/members/${member}`],
    [`/api/post?author=${member}&type=Post`],
  ]),
});
const pages = pagesOf(known);

const withoutCalls = (path: string) =>
  path.startsWith('/links/') ||
  /^\/(?:account\/(?!sign-up)|events\/attend\/|follow\/|no-mails|organization\/secr[ei]tary-general(?:\/contact-info)?$)/.test(
    path,
  );

const anyOf = ['everyone', 'visitors', 'mailed'];

test('all pages of visitors are looked at, and all calls that they may be made of', () => {
  const open = Object.keys(paths).filter((path) => anyOf.includes(paths[path]?.readers ?? ''));
  expect(open.filter((path) => !(path in pages) && !withoutCalls(path))).toEqual([]);
  const asked = Object.values(pages)
    .flat(2)
    .map((call) => call.replace(/\?.*/, '').replace(/\/[\da-f-]{36}$/i, '/:id'));
  // what the link of a mail is about is asked for each time
  const answered = permissions.filter(
    ([who, status, call]) => who === 'visitor' && status === 200 && /^GET (?!.*\/link$)/.test(call),
  );
  expect(new Set(asked)).toEqual(new Set(answered.map(([, , call]) => call.replace('GET ', ''))));
});

type Choose = <Row>(rows: Row[]) => Row;

let texts = 0;
function aText() {
  texts += 1;
  return `نص ${texts}`;
}

/** A call of a member that must succeed. */
async function send(method: 'POST' | 'PUT' | 'DELETE', url: string, member: { id: string }, payload?: object) {
  const as = await signedInAs(uncached.db, member, { expires_at: new Date(Date.now() + 3_600_000) });
  const { statusCode, body } = await portal.app.inject({ method, url, ...as, ...(payload && { payload }) });
  if (statusCode >= 300) throw new Error(`${method} ${url}: ${statusCode} ${body}`);
}

const members = () =>
  uncached.db
    .selectFrom('members')
    .select(['members.id', 'members.email', 'members.office_id', 'members.role'])
    .where('deleted_at', 'is', null)
    .where('members.id', '!=', admin.id)
    .orderBy('members.created_at');
const applicants = () => members().where('is_active', '=', false).where('admitted_at', 'is', null);
const active = () => members().where('is_active', '=', true);
const listOffices = () => uncached.db.selectFrom('offices').select('id').orderBy('created_at').execute();
/** Each with its author, who may act. */
const postsThatAre = (status: 'published' | 'trashed') =>
  active()
    .innerJoin('posts', 'posts.author_id', 'members.id')
    .select(['posts.id as post', 'posts.is_pinned'])
    .where('posts.status', '=', status)
    .orderBy('posts.published_at')
    .orderBy('posts.type');

const event = { isEvent: 'yes', eventBegins: '2031-12-01T10:00', eventEnds: '2031-12-01T12:00' };
function aPost(type: string, given = {}) {
  const post = { title: aText(), content: '<p>نص</p>', type, ...given };
  return aForm(type === 'Ad' ? { ...post, ...event, eventPlace: aText() } : post);
}

/** All that changes what visitors see. */
const writes: Record<string, (choose: Choose) => Promise<unknown>> = {
  async 'a post is published'(choose) {
    const author = choose(await active().execute());
    await send('POST', '/api/post', author, aPost(choose(['Post', 'Ad']), { author: author.id }));
  },
  async 'a post is edited'(choose) {
    const { post, ...author } = choose(await postsThatAre('published').execute());
    await send('PUT', `/api/post/${post}`, author, aPost(choose(['Post', 'Ad'])));
  },
  async 'a post gets a picture'(choose) {
    const { post, ...author } = choose(await postsThatAre('published').execute());
    await send('PUT', `/api/post/${post}`, author, aPost('Post', { image: await aPhoto() }));
  },
  async 'a post is pinned, or no longer'(choose) {
    const posts = await postsThatAre('published').where('members.role', '=', 'SG').execute();
    const { post, is_pinned, ...author } = choose(posts);
    await send('PUT', `/api/post/${post}/pin`, author, { pinned: !is_pinned });
  },
  async 'a post is deleted'(choose) {
    const { post, ...author } = choose(await postsThatAre('published').execute());
    await send('DELETE', `/api/post/${post}`, author);
  },
  async 'a post is restored'(choose) {
    const { post, ...author } = choose(await postsThatAre('trashed').execute());
    await send('POST', `/api/trash/${post}/restore`, author, {});
  },
  async 'a post is erased'(choose) {
    const { post } = choose(await postsThatAre('trashed').execute());
    await uncached.db.deleteFrom('posts').where('id', '=', post).execute();
  },
  async 'a post is published at its time'(choose) {
    const author = choose(await active().execute());
    await insertDraft(uncached.db, author, { status: 'scheduled', scheduled_for: new Date(0) });
    await publishDue(uncached.db);
  },
  async 'an announcement ends'(choose) {
    const { post } = choose(await postsThatAre('published').where('type', '=', 'Ad').execute());
    await uncached.db
      .updateTable('posts')
      .set({ expires_at: new Date(0) })
      .where('id', '=', post)
      .execute();
    await endDue(uncached.db);
  },
  async 'a member has another name'(choose) {
    const { id, email } = choose(await active().execute());
    const name = choose(['أمينة الزهراء', 'نور الهدى']);
    await send('PUT', `/api/auth/update/${id}`, { id }, aForm({ name, email, bio: aText(), about: aText() }));
  },
  async 'a member has another picture'(choose) {
    const { id, email } = choose(await active().execute());
    await send('PUT', `/api/auth/update/${id}`, { id }, aForm({ name: 'نور الهدى', email, avatar: await aPhoto() }));
  },
  async 'a member has another role'(choose) {
    const { id, role } = choose(await active().execute());
    await send('PUT', '/api/dashboard/member', admin, { id, role: role === 'SG' ? 'OM' : 'SG' });
  },
  async 'a member moves to another office'(choose) {
    const { id, office_id } = choose(await members().execute());
    const others = (await listOffices()).filter((office) => office.id !== office_id);
    await send('PUT', `/api/dashboard/member/${id}/office`, admin, { officeId: choose(others).id });
  },
  async 'a member is let in'(choose) {
    await send('POST', `/api/dashboard/applicants/${choose(await applicants().execute()).id}/approve`, admin, {});
  },
  async 'a member is deactivated, or activated'(choose) {
    await send('PUT', `/api/dashboard/member/${choose(await members().execute()).id}`, admin, {});
  },
  async 'a member is deleted'(choose) {
    await send('DELETE', `/api/dashboard/member/${choose(await members().execute()).id}`, admin);
  },
  async 'an office is edited'(choose) {
    const id = choose(known.offices);
    const form = aForm({ id, name: aText(), phone: '029 10 20 30', cover: await aPhoto() });
    await send('PUT', '/api/dashboard/office', admin, form);
  },
  async 'an office is closed, or opened'(choose) {
    await send('PUT', `/api/dashboard/office/${choose(known.offices)}/active`, admin);
  },
  async 'an office is added'() {
    const form = aForm({ name: aText(), email: 'o@portal.example', phone: '029 10 20 30' });
    await send('POST', '/api/dashboard/office', admin, form);
  },
};

/** There is somebody to act, and something to act on, who of them leaves, is shut out or has another role. */
async function addNewcomers() {
  await insertApplicant(uncached.db, { office_id: known.offices[0] ?? '' });
  for (const place of [1, 2, 3, 4]) {
    const office_id = (await listOffices())[place]?.id ?? '';
    const writer = await insertMember(uncached.db, { role: 'SG', office_id });
    for (const type of ['Post', 'Ad'] as const) await insertPost(uncached.db, writer, { type });
    await insertTrashed(uncached.db, writer);
  }
}

const replyOf = async (call: string) => [call, (await uncached.app.inject(call)).body] as const;

/** In which random posts are the same. */
const thePeriod = () => Math.floor(Date.now() / serverLimits.periodMs);

/** The pages that visitors are answered with other replies than there are now. */
async function findStale(): Promise<string[]> {
  const begun = thePeriod();
  await portal.whenIdle();
  const asked = [...new Set(Object.values(pages).flat(2))];
  const replies = new Map(await Promise.all(asked.map(replyOf)));
  const stale: string[] = [];
  for (const calls of Object.values(pages).flat()) {
    const url = `/calls?${new URLSearchParams(calls.map((call) => ['shows', call]))}`;
    const { body } = await portal.app.inject({ url, remoteAddress: ownAddress });
    if (!body.endsWith(calls.map((call) => replies.get(call)).join(' '))) stale.push(decodeURIComponent(url));
  }
  return begun === thePeriod() ? stale : findStale();
}

test('no visitor gets a page or a reply of before, whatever is written', async () => {
  slow('after each of some fifty writes all pages of visitors are asked for');
  expect(await findStale()).toEqual([]);
  const inAnyOrder = fc.shuffledSubarray(Object.keys(writes), { minLength: Object.keys(writes).length });
  await fc.assert(
    fc.asyncProperty(inAnyOrder, fc.infiniteStream(fc.nat()), async (chosen, places) => {
      await addNewcomers();
      for (const what of chosen) {
        await writes[what]?.((rows) => rows[places.next().value % rows.length] as never);
        expect([what, await findStale()]).toEqual([what, []]);
      }
    }),
    { seed, numRuns: rounds, endOnFailure: true },
  );
});
