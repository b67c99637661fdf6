import { sql } from 'kysely';
import { limits } from 'shared-api/contract/limits';
import { aForm, aPhoto } from '../../../../test/a-form.ts';
import { insertDraft, insertMember, signedInAs } from '../../../../test/factories.ts';
import { takeAll } from '../../../../test/take-all.ts';
import { author, dataUri, media, portal, session } from '../testing/an-author.ts';
import { publishDue } from './publish-due.ts';

const dayMs = 86_400_000;
const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Africa/Algiers' });
/** As one types it in Algiers, to the minute. */
const inDays = (days: number) => clock.format(Date.now() + days * dayMs).replace(' ', 'T');
/** Algeria is an hour ahead of Greenwich, in summer and winter. */
const isoOf = (local: string) => new Date(`${local}+01:00`).toISOString();
const schedule = (id: string, at: string, as: object = session) => portal.put(`/api/draft/${id}/schedule`, { at }, as);
const unschedule = (id: string, as: object = session) => portal.delete(`/api/draft/${id}/schedule`, as);
const read = (id: string) => portal.get(`/api/post/${id}`);
const aDraft = (given = {}) => insertDraft(portal.db, author, given);

/** A post of a time ago, as an outage leaves it. */
const anOverdue = (given = {}, by = author) =>
  insertDraft(portal.db, by, { status: 'scheduled', scheduled_for: new Date(Date.now() - 3_600_000), ...given });

const publishAll = () => takeAll(() => publishDue(portal.db));
afterEach(() => portal.db.deleteFrom('posts').where('status', '=', 'scheduled').execute());

test('an author schedules a draft, moves its time, and takes it back to write on', async () => {
  const { id } = await aDraft();
  const [first, second] = [inDays(1), inDays(2)];
  expect(await schedule(id, first)).toMatchObject({ status: 200, body: { draft: { id, scheduledFor: isoOf(first) } } });
  expect((await schedule(id, second)).body.draft.scheduledFor).toBe(isoOf(second));
  expect((await portal.get('/api/draft', session)).body.drafts).toEqual(
    expect.arrayContaining([expect.objectContaining({ id, scheduledFor: isoOf(second) })]),
  );
  expect((await read(id)).status).toBe(404);
  expect((await unschedule(id)).body.draft.scheduledFor).toBeNull();
});

test('a time that has passed is rejected, and one that is too far away', async () => {
  const { id } = await aDraft();
  expect((await schedule(id, inDays(-0.001))).body.fields).toEqual({ at: 'فات هذا الموعد. اختر وقتًا لم يأتِ بعد.' });
  expect((await schedule(id, inDays(0))).status).toBe(400);
  expect((await schedule(id, '2031-02-30T10:00')).status).toBe(400);
  expect((await schedule(id, inDays(limits.scheduleDays + 1))).body.fields.at).toContain('خلال سنة');
  expect((await portal.get(`/api/draft/${id}`, session)).body.scheduledFor).toBeNull();
});

test('a draft without a title is not scheduled', async () => {
  const { id } = await aDraft({ title: '' });
  const reply = await schedule(id, inDays(1));
  expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ['title']]);
});

test('what another device saved meanwhile is shown before it is scheduled', async () => {
  const { id } = await aDraft({ version: 3 });
  const reply = await portal.put(
    `/api/draft/${id}/schedule`,
    { at: inDays(1) },
    { headers: { 'if-match': '"2"' }, ...session },
  );
  expect([reply.status, reply.body.current.version]).toEqual([409, 3]);
});

test('a device that still writes on what was scheduled elsewhere does not change it', async () => {
  const { id, title } = await aDraft();
  await schedule(id, inDays(1));
  const fields = aForm({ title: 'نصف جملة', content: '', type: 'Post' });
  expect((await portal.put(`/api/draft/${id}`, fields, { headers: { 'if-match': '"1"' }, ...session })).status).toBe(
    404,
  );
  expect((await portal.get(`/api/draft/${id}`, session)).body.title).toBe(title);
});

describe('a post that waits for its time', () => {
  const seen = (version: number) => ({ headers: { 'if-match': `"${version}"` }, ...session });
  const text = { title: 'الجديد', content: '<p>نص أطول</p>', type: 'Post' };
  const save = (id: string, version: number, fields: Record<string, string | Buffer>) =>
    portal.put(`/api/draft/${id}`, aForm(fields), seen(version));
  async function aScheduled() {
    const { id } = await aDraft();
    const at = inDays(2);
    const { version } = (await schedule(id, at)).body.draft;
    return { id, at, version };
  }

  test('takes another text and a picture from its author without losing its time', async () => {
    const { id, at, version } = await aScheduled();
    const { status, body } = await save(id, version, { ...text, image: await aPhoto(), at });
    expect([status, body.draft]).toMatchObject([200, { ...text, scheduledFor: isoOf(at) }]);
    expect(await media(body.draft.image)).toBe(200);
    await portal.db.updateTable('posts').set({ scheduled_for: new Date() }).where('id', '=', id).execute();
    await publishAll();
    expect((await read(id)).body).toMatchObject({ ...text, image: body.draft.image });
  });

  test('takes an event from its author, which begins after it is published', async () => {
    const { id, at, version } = await aScheduled();
    const event = { type: 'Ad', isEvent: 'yes', eventEnds: inDays(3.1), eventPlace: 'قاعة', at };
    const early = await save(id, version, { ...text, ...event, eventBegins: inDays(1) });
    expect([early.status, Object.keys(early.body.fields)]).toEqual([400, ['at']]);
    const { body } = await save(id, version, { ...text, ...event, eventBegins: inDays(3) });
    expect(body.draft).toMatchObject({ isEvent: 'yes', eventPlace: 'قاعة', scheduledFor: isoOf(at) });
  });

  test.each([
    ['no title', { title: '' }, 'title'],
    ['a time that has passed', { at: '2020-01-01T10:00' }, 'at'],
  ])('keeps what it says where its author sends %s', async (_, wrong, field) => {
    const { id, at, version } = await aScheduled();
    const { status, body } = await save(id, version, { ...text, at, ...wrong });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect((await portal.get(`/api/draft/${id}`, session)).body).toMatchObject({ version, scheduledFor: isoOf(at) });
  });

  test('that changed on another device is shown as it is now before it is written over', async () => {
    const { id, at, version } = await aScheduled();
    await save(id, version, { ...text, at });
    const late = await save(id, version, { ...text, title: 'المتأخر', at });
    expect([late.status, late.body.current.title]).toEqual([409, 'الجديد']);
  });

  test('is published by its author before its time, and no second time by the clock', async () => {
    const { id } = await aScheduled();
    const { status, body } = await portal.post(`/api/draft/${id}/publish`, undefined, session);
    expect([status, body.post.id]).toEqual([200, id]);
    expect(Math.abs(Date.parse(body.post.publishedAt) - Date.now())).toBeLessThan(dayMs);
    expect((await portal.get('/api/draft', session)).body.drafts).not.toContainEqual(expect.objectContaining({ id }));
    expect((await portal.post(`/api/draft/${id}/publish`, undefined, session)).status).toBe(404);
    await publishAll();
    expect((await read(id)).body.publishedAt).toBe(body.post.publishedAt);
  });

  test('that changed on another device is not published unseen', async () => {
    const { id, at, version } = await aScheduled();
    await save(id, version, { ...text, at });
    const late = await portal.post(`/api/draft/${id}/publish`, undefined, seen(version));
    expect([late.status, late.body.current.title]).toEqual([409, 'الجديد']);
    expect((await read(id)).status).toBe(404);
  });

  test('and is a draft again is published by its form alone, which finds out what it lacks', async () => {
    const { id } = await aScheduled();
    await unschedule(id);
    expect((await portal.post(`/api/draft/${id}/publish`, undefined, session)).status).toBe(404);
    expect((await read(id)).status).toBe(404);
  });
});

test('a post is published when its time has come, as of that time, and those before their time are not', async () => {
  const at = new Date(Date.now() - 7_200_000);
  const { id } = await anOverdue({ scheduled_for: at });
  const later = await aDraft();
  await schedule(later.id, inDays(1));
  await publishAll();
  expect((await read(id)).status).toBe(200);
  expect((await read(id)).body).toMatchObject({ publishedAt: at.toISOString(), updatedAt: at.toISOString() });
  expect((await read(later.id)).status).toBe(404);
});

test('a post that is due and cannot be published holds up none that was due before', async () => {
  const writer = await insertMember(portal.db);
  const ago = (minutes: number) => ({ scheduled_for: new Date(Date.now() - minutes * 60_000) });
  const [first, second, stuck] = [
    await anOverdue(ago(5), writer),
    await anOverdue(ago(4), writer),
    await anOverdue({ ...ago(3), title: 'لا يُنشر' }, writer),
  ];
  await sql`create function refuse_publishing() returns trigger language plpgsql as
    $$ begin raise exception 'cannot be published'; end $$`.execute(portal.db);
  await sql`create trigger refuse_publishing before update on posts for each row
    when (old.status = 'scheduled' and old.title = 'لا يُنشر') execute function refuse_publishing()`.execute(portal.db);
  await expect(publishAll()).rejects.toThrow('cannot be published');
  const statuses = async () => [
    (await read(first.id)).status,
    (await read(second.id)).status,
    (await read(stuck.id)).status,
  ];
  expect(await statuses()).toEqual([200, 200, 404]);
  await sql`drop function refuse_publishing cascade`.execute(portal.db);
  await publishAll();
  expect(await statuses()).toEqual([200, 200, 200]);
});

test('what a member who was shut out had scheduled is a draft again, and not published', async () => {
  const writer = await insertMember(portal.db, { is_active: false });
  const { id } = await anOverdue({}, writer);
  await publishAll();
  expect(await portal.db.selectFrom('posts').select('status').where('id', '=', id).execute()).toEqual([
    { status: 'draft' },
  ]);
  expect((await read(id)).status).toBe(404);
});

test('a scheduled post is its author’s to delete, and nobody else’s to see', async () => {
  const { id } = await aDraft({ content: `<p><img src="${dataUri(Buffer.from(''))}"></p>` });
  await schedule(id, inDays(1));
  const other = await signedInAs(portal.db, await insertMember(portal.db, { role: 'AD' }));
  expect([(await portal.get(`/api/draft/${id}`, other)).status, (await unschedule(id, other)).status]).toEqual([
    404, 404,
  ]);
  expect((await portal.delete(`/api/draft/${id}`, session)).status).toBe(200);
});

const anEvent = () => ({
  type: 'Ad',
  isEvent: 'yes',
  eventBegins: inDays(5),
  eventEnds: inDays(6),
  eventPlace: 'قاعة ابن خلدون',
  eventAddress: '',
  eventCapacity: '80',
  eventAudience: 'everyone',
});
const save = (id: string, version: number, fields: Record<string, string>) =>
  portal.put(`/api/draft/${id}`, aForm({ title: 'ملتقى', content: '<p>نص</p>', ...fields }), {
    headers: { 'if-match': `"${version}"` },
    ...session,
  });

test('an announcement keeps its event while it is a draft, finished or not, and carries it once it is published', async () => {
  const id = crypto.randomUUID();
  const unfinished = await save(id, 0, { ...anEvent(), eventPlace: '', eventEnds: '' });
  expect(unfinished).toMatchObject({ status: 200, body: { draft: { isEvent: 'yes', eventCapacity: '80' } } });
  const refused = await schedule(id, inDays(1));
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['eventEnds', 'eventPlace']]);

  const finished = await save(id, unfinished.body.draft.version, anEvent());
  expect(finished.status).toBe(200);
  expect((await schedule(id, inDays(5))).body.fields).toEqual({
    at: 'تبدأ الفعالية قبل هذا الموعد، فاختر للنشر موعدًا قبلها.',
  });
  expect((await schedule(id, inDays(1))).status).toBe(200);
  expect(JSON.stringify((await portal.get('/api/events')).body)).not.toContain(id);
  await portal.db.updateTable('posts').set({ scheduled_for: new Date() }).where('id', '=', id).execute();
  await publishAll();
  expect((await read(id)).status).toBe(200);
  expect((await read(id)).body.event).toMatchObject({ place: 'قاعة ابن خلدون', capacity: 80 });
});

test('a draft that is no event any more is published without one', async () => {
  const id = crypto.randomUUID();
  const { body } = await save(id, 0, anEvent());
  expect((await schedule(id, inDays(1))).status).toBe(200);
  const { draft } = (await unschedule(id)).body;
  expect(draft).toMatchObject({ isEvent: 'yes', eventPlace: 'قاعة ابن خلدون' });
  expect((await save(id, draft.version, { type: 'Ad', isEvent: 'no' })).status).toBe(200);
  expect((await schedule(id, inDays(1))).status).toBe(200);
  await portal.db.updateTable('posts').set({ scheduled_for: new Date() }).where('id', '=', id).execute();
  await publishAll();
  expect((await read(id)).status).toBe(200);
  expect(body.draft.version).toBe(1);
  expect((await read(id)).body.event).toBeNull();
});

test('members are told of a scheduled post when it is published, and not before', async () => {
  const { id } = await aDraft();
  await schedule(id, inDays(1));
  const told = () => portal.db.selectFrom('notification_events').select('kind').where('post_id', '=', id).execute();
  expect(await told()).toEqual([]);
  await portal.db.updateTable('posts').set({ scheduled_for: new Date() }).where('id', '=', id).execute();
  await publishAll();
  expect((await read(id)).status).toBe(200);
  expect(await told()).toEqual([{ kind: 'post' }]);
});
