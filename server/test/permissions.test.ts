import { buildTestApp, type TestApp } from './build-test-app.ts';
import { requestOf } from './calls.ts';
import { insertMember, insertOffice, signedInAs } from './factories.ts';
import { listRoutes } from './list-routes.ts';
import { callsElsewhere, callsOfTable, permissions, type Who } from './permissions-table.ts';

/** Reports of browsers are in no document: their own tests send them. */
const elsewhere = new Set([
  ...callsElsewhere,
  'POST /api/front-ends/errors',
  'POST /api/front-ends/loads',
  'POST /api/front-ends/visits',
  'POST /api/front-ends/vitals',
]);
/** Of the API, but for the pages on which it is told. */
const isCall = (route: string) => / \/api\/(?!docs|openapi)/.test(route) && !route.startsWith('HEAD');

let portal: TestApp;
let officeId: string;
let otherOfficeId: string;
let people: Record<Exclude<Who, 'visitor' | 'self'>, { id: string; email: string }>;

/** From an address of its own: rate limits are not tested here. */
let calls = 0;
async function send(who: Who, call: string) {
  calls += 1;
  const member = await insertMember(portal.db, { office_id: officeId });
  const person = who === 'visitor' ? undefined : who === 'self' ? member : people[who];
  const request = await requestOf(call, { ...portal, member, otherOfficeId, callerId: person?.id ?? '' });
  return portal.app.inject({
    ...request,
    remoteAddress: `10.9.${calls >> 8}.${calls & 255}`,
    cookies: { ...request.cookies, ...(person && (await signedInAs(portal.db, person)).cookies) },
  });
}

/** The audit is only added to: what came before a test is passed over. */
let entriesBefore = 0;
const entries = () =>
  portal.db.selectFrom('audit_entries').select(['act', 'actor_id']).where('number', '>', entriesBefore).execute();

beforeAll(async () => {
  portal = await buildTestApp();
  officeId = (await insertOffice(portal.db)).id;
  otherOfficeId = (await insertOffice(portal.db)).id;
  const national = (await insertOffice(portal.db, { kind: 'national' })).id;
  const inOffice = (role: 'AD' | 'SG' | 'OP' | 'OM', office_id: string) => insertMember(portal.db, { role, office_id });
  people = {
    OM: await inOffice('OM', officeId),
    SG: await inOffice('SG', officeId),
    OP: await inOffice('OP', otherOfficeId),
    head: await inOffice('OP', officeId),
    AD: await inOffice('AD', national),
  };
});
beforeEach(async () => {
  for (const table of ['passkeys', 'totp_secrets', 'recovery_codes'] as const)
    await portal.db.deleteFrom(table).execute();
  await portal.db.updateTable('offices').set({ is_active: true }).execute();
  entriesBefore = (await portal.db.selectFrom('audit_entries').select('id').execute()).length;
});
afterAll(() => portal.close());

test('the table names every call there is', () => {
  const answered = listRoutes(portal.app).filter((route) => isCall(route) && !elsewhere.has(route));
  expect(answered.filter((route) => !route.endsWith('/*')).toSorted()).toEqual(callsOfTable.toSorted());
});

test.each(permissions)('%s is answered %i to %s', async (who, status, call, audit) => {
  const reply = await send(who, call);
  expect([reply.statusCode, reply.body]).toEqual([status, expect.any(String)]);
  const isDone = status < 300 && audit !== '-' && !(who === 'OP' && call.endsWith('/bulk'));
  const isAct = isDone && who !== 'visitor' && who !== 'self';
  expect(await entries()).toEqual(isAct ? [{ act: audit, actor_id: people[who].id }] : []);
});
