import { jest } from '@jest/globals';
import { type SecurityEvent, SecurityReply } from 'shared-api/contract/accounts/security.contract';
import * as v from 'valibot';
import { openTestApp } from '../../../test/build-test-app.ts';
import {
  insertApplicant,
  insertAttendance,
  insertEvent,
  insertMember,
  insertOffice,
  insertPost,
  insertVisitorAtEvent,
  signedInAs,
} from '../../../test/factories.ts';

type Options = Awaited<ReturnType<typeof signedInAs>>;

const portal = await openTestApp();
const office = await insertOffice(portal.db);
await insertMember(portal.db, { office_id: office.id });
await insertApplicant(portal.db, { office_id: office.id });

/** Nobody has seen what this viewer reads. */
async function aViewer(role: 'AD' | 'OP', given: { office_id?: string } = {}) {
  const viewer = await insertMember(portal.db, { role, ...given });
  return { viewer, as: await signedInAs(portal.db, viewer) };
}

async function open(as: Options, list: string) {
  const { status } = await portal.get(`/api/dashboard/${list}`, as);
  expect(status).toBe(200);
}

/** What the log says of a viewer, the oldest first. */
async function readingsOf({ id }: { id: string }): Promise<SecurityEvent[]> {
  const { as } = await aViewer('AD');
  const { body } = await portal.get(`/api/dashboard/security?kind=contacts_read&member=${id}`, as);
  return v.parse(SecurityReply, body).events.toReversed();
}
const detailsOf = async (viewer: { id: string }) => (await readingsOf(viewer)).map(({ details }) => details);

test('an administrator who opens the members of all offices leaves an event that says so', async () => {
  const { viewer, as } = await aViewer('AD');
  const from = { remoteAddress: '203.0.113.77', headers: { 'user-agent': 'Firefox 150' } };
  await portal.get('/api/dashboard/members', { ...as, ...from });
  expect(await readingsOf(viewer)).toEqual([
    {
      id: expect.any(String),
      at: expect.any(String),
      kind: 'contacts_read',
      member: { id: viewer.id, name: viewer.name },
      address: '203.0.113.0/24',
      agent: 'Firefox 150',
      details: { what: 'members', office: null },
    },
  ]);
});

test('an administrator who opens one office, and its applicants, leaves an event of each that names the office', async () => {
  const { viewer, as } = await aViewer('AD');
  await open(as, `members?office=${office.id}`);
  await open(as, `applicants?office=${office.id}`);
  expect(await detailsOf(viewer)).toEqual([
    { what: 'members', office: { id: office.id, name: office.name } },
    { what: 'applicants', office: { id: office.id, name: office.name } },
  ]);
});

test('an administrator who reads the same list page after page leaves one event, also of two requests at once', async () => {
  const { viewer, as } = await aViewer('AD');
  await Promise.all([open(as, 'members?limit=1'), open(as, 'members?limit=1&sort=name')]);
  for (const query of ['?limit=1', '?role=OM', '?active=true', '?q=%D8%B3']) await open(as, `members${query}`);
  await open(as, `members?office=${office.id}`);
  await open(as, `members?office=${office.id}&limit=1`);
  expect(await detailsOf(viewer)).toEqual([
    { what: 'members', office: null },
    { what: 'members', office: { id: office.id, name: office.name } },
  ]);
});

test('an administrator who comes back after an hour leaves another event', async () => {
  const { viewer, as } = await aViewer('AD');
  const before = (minutes: number) => ({
    kind: 'contacts_read' as const,
    member_id: viewer.id,
    at: new Date(Date.now() - minutes * 60_000),
    address: '',
    agent: '',
  });
  const all = JSON.stringify({ what: 'members', office: null });
  const one = JSON.stringify({ what: 'members', office: { id: office.id, name: 'the name it had then' } });
  await portal.db
    .insertInto('security_events')
    .values([
      { ...before(61), details: all },
      { ...before(59), details: one },
    ])
    .execute();
  await open(as, 'members');
  await open(as, `members?office=${office.id}`);
  expect(await readingsOf(viewer)).toHaveLength(3);
});

test.each([
  ['the head of an office', 'OP', 'members'],
  ['the head of an office', 'OP', 'applicants'],
  ['an administrator who chose its own office', 'AD', 'members'],
] as const)('%s (%s) reads its own %s without an event', async (_, role, list) => {
  const { viewer, as } = await aViewer(role);
  await insertMember(portal.db, { office_id: viewer.office_id });
  await open(as, `${list}?office=${viewer.office_id}`);
  await open(as, role === 'OP' ? list : `${list}?office=${viewer.office_id}&limit=1`);
  expect(await readingsOf(viewer)).toEqual([]);
});

describe('who comes to an event', () => {
  async function anEventOf({ office_id }: { office_id: string }) {
    const post = await insertPost(portal.db, await insertMember(portal.db, { office_id }), { type: 'Ad' });
    await insertEvent(portal.db, post);
    return post.id;
  }
  const read = async (as: Options, path: string) =>
    expect((await portal.app.inject({ url: `/api/events/${path}`, ...as })).statusCode).toBe(200);

  test.each(['attendees', 'attendees.csv'])(
    'an administrator who reads the addresses of visitors (%s) leaves one event that names the office',
    async (list) => {
      const { viewer, as } = await aViewer('AD');
      const id = await anEventOf({ office_id: office.id });
      await insertVisitorAtEvent(portal.db, id);
      await read(as, `${id}/${list}`);
      await read(as, `${id}/${list}`);
      expect(await detailsOf(viewer)).toEqual([{ what: 'attendees', office: { id: office.id, name: office.name } }]);
    },
  );

  test('the head of an office reads who comes to its own event without one', async () => {
    const { viewer, as } = await aViewer('OP');
    const id = await anEventOf(viewer);
    await insertVisitorAtEvent(portal.db, id);
    await read(as, `${id}/attendees`);
    expect(await readingsOf(viewer)).toEqual([]);
  });

  test('an administrator who is shown members alone, without their addresses, leaves none', async () => {
    const { viewer, as } = await aViewer('AD');
    const id = await anEventOf({ office_id: office.id });
    await insertAttendance(portal.db, id, { member_id: (await insertMember(portal.db)).id });
    await read(as, `${id}/attendees`);
    await read(as, `${id}/attendees.csv`);
    expect(await readingsOf(viewer)).toEqual([]);
  });
});

test('an administrator who is shown nobody, or their number alone, leaves no event', async () => {
  const { viewer, as } = await aViewer('AD');
  await open(as, `members?office=${(await insertOffice(portal.db)).id}`);
  await open(as, 'members?q=nobody-has-this-name');
  const counted = await portal.app.inject({ method: 'HEAD', url: '/api/dashboard/applicants', ...as });
  expect([counted.statusCode, counted.headers['x-total-count'], counted.body]).toEqual([200, '1', '']);
  expect(await readingsOf(viewer)).toEqual([]);
});

test('an administrator reads on where the log takes no entries, and the operator is told', async () => {
  const { viewer, as } = await aViewer('AD');
  const logged = jest.spyOn(portal.app.log, 'error').mockImplementation(() => undefined);
  await portal.db.schema.alterTable('security_events').renameTo('security_events_away').execute();
  try {
    await open(as, 'members');
    expect(logged.mock.calls.map(([, words]) => words)).toEqual([expect.stringContaining('security log')]);
  } finally {
    await portal.db.schema.alterTable('security_events_away').renameTo('security_events').execute();
    logged.mockRestore();
  }
  await open(as, 'members');
  expect(await readingsOf(viewer)).toHaveLength(1);
});
