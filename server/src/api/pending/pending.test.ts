import { PendingWork } from 'shared-api/contract/pending.contract';
import * as v from 'valibot';
import { buildTestApp, openTestApp } from '../../../test/build-test-app.ts';
import {
  insertApplicant,
  insertDeletion,
  insertEvent,
  insertMember,
  insertMessage,
  insertOffice,
  insertPost,
  signedInAs,
} from '../../../test/factories.ts';

const portal = await openTestApp();

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000);

async function insertEventAt(author: Awaited<ReturnType<typeof insertMember>>, begins: Date, cancelled_at?: Date) {
  const post = await insertPost(portal.db, author, { type: 'Ad' });
  const ends_at = new Date(begins.getTime() + 3_600_000);
  await insertEvent(portal.db, post, { begins_at: begins, ends_at, ...(cancelled_at && { cancelled_at }) });
  return { id: post.id, beginsAt: begins.toISOString() };
}

async function readPending(member: Awaited<ReturnType<typeof insertMember>>) {
  const { body } = await portal.get('/api/dashboard/pending', await signedInAs(portal.db, member));
  return v.parse(PendingWork, body);
}

test('an administrator of a portal where nothing waits reads so', async () => {
  const fresh = await buildTestApp(); // holds nothing of another test
  const admin = await signedInAs(fresh.db, await insertMember(fresh.db, { role: 'AD' }));
  const { body } = await fresh.get('/api/dashboard/pending', admin);
  expect(body).toEqual({
    applicants: 0,
    messages: { unread: 0, waitingSince: null, waitingId: null },
    deletions: 0,
    event: null,
  });
  await fresh.close();
});

test('a head of office reads of its own office alone, and nothing of messages and accounts to delete', async () => {
  const office = await insertOffice(portal.db);
  const other = await insertMember(portal.db);
  const head = await insertMember(portal.db, { role: 'OP', office_id: office.id });
  await insertApplicant(portal.db, { office_id: office.id });
  await insertApplicant(portal.db, { office_id: other.office_id });
  await insertEventAt(other, hoursFromNow(1));
  await insertEventAt(head, hoursFromNow(-0.5));
  await insertEventAt(head, hoursFromNow(2), new Date());
  await insertEventAt(head, hoursFromNow(50));
  const next = await insertEventAt(head, hoursFromNow(26));
  expect(await readPending(head)).toEqual({ applicants: 1, messages: null, deletions: null, event: next });
});

test('a head of office is told nothing yet of an event that is some days away', async () => {
  const head = await insertMember(portal.db, { role: 'OP', office_id: (await insertOffice(portal.db)).id });
  await insertEventAt(head, hoursFromNow(9 * 24));
  expect((await readPending(head)).event).toBeNull();
});

test('an administrator reads how many messages nobody has read, and which has waited longest for its answer', async () => {
  const admin = await insertMember(portal.db, { role: 'AD' });
  const unreadBefore = (await readPending(admin)).messages?.unread ?? 0;
  await insertMessage(portal.db, { created_at: hoursFromNow(-900), state: 'answered' });
  const oldest = hoursFromNow(-800);
  const { id: waitingId } = await insertMessage(portal.db, { created_at: oldest, state: 'read' });
  await insertMessage(portal.db, { created_at: hoursFromNow(-700) });
  const waitingSince = oldest.toISOString();
  expect((await readPending(admin)).messages).toEqual({ unread: unreadBefore + 1, waitingSince, waitingId });
});

test('an administrator reads how many accounts wait to be deleted', async () => {
  const admin = await insertMember(portal.db, { role: 'AD' });
  const before = (await readPending(admin)).deletions ?? 0;
  await insertDeletion(portal.db, (await insertMember(portal.db)).id);
  expect((await readPending(admin)).deletions).toBe(before + 1);
});
