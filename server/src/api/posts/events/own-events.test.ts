import { OwnEventsReply } from 'shared-api/contract/posts/own-events.contract';
import * as v from 'valibot';
import { insertAttendance, insertEvent, insertMember, insertPost, signedInAs } from '../../../../test/factories.ts';
import { serverLimits } from '../../../limits.ts';
import { author, portal } from '../testing/an-author.ts';

type Member = Awaited<ReturnType<typeof insertMember>>;

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000);

async function anEventOf(writer: Pick<Member, 'id' | 'office_id'>, hours: number) {
  const post = await insertPost(portal.db, writer, { type: 'Ad' });
  await insertEvent(portal.db, post, { begins_at: hoursFromNow(hours), ends_at: hoursFromNow(hours + 1), capacity: 5 });
  return post.id;
}

const ownEvents = async (member: Member) => {
  const { body } = await portal.get('/api/me/events', await signedInAs(portal.db, member));
  return v.parse(OwnEventsReply, body).events;
};

test('a member finds the events it attends, waits for or wrote, the first to begin at the top, and no other', async () => {
  const member = await insertMember(portal.db);
  const [waiting, going, over] = [
    await anEventOf(author, 48),
    await anEventOf(author, 24),
    await anEventOf(author, -2),
  ];
  const written = await anEventOf(member, 36);
  await anEventOf(author, 12); // which it has nothing to do with
  await insertAttendance(portal.db, waiting, { member_id: member.id }, { is_waiting: true });
  await insertAttendance(portal.db, going, { member_id: member.id });
  await insertAttendance(portal.db, over, { member_id: member.id });
  const found = await ownEvents(member);
  expect(found.map(({ id, state, isAuthor }) => [id, state, isAuthor])).toEqual([
    [going, 'going', false],
    [written, 'none', true],
    [waiting, 'waiting', false],
  ]);
  expect(found[0]?.event).toMatchObject({ capacity: 5, placesLeft: 4, isCancelled: false });
});

test('a member who wrote many events finds the next of them', async () => {
  const member = await insertMember(portal.db);
  const ids: string[] = [];
  for (let hours = 1; hours <= serverLimits.maxOwnEvents + 1; hours += 1) ids.push(await anEventOf(member, hours));
  expect((await ownEvents(member)).map(({ id }) => id)).toEqual(ids.slice(0, serverLimits.maxOwnEvents));
});
