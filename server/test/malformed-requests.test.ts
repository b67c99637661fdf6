import type { InjectOptions } from 'fastify';
import { aForm } from './a-form.ts';
import { openTestApp } from './build-test-app.ts';
import { insertApplicant, insertMember, insertOffice, password, signedInAs } from './factories.ts';
import { callsOfTable } from './permissions-table.ts';

const portal = await openTestApp();
const asAdmin = await signedInAs(portal.db, await insertMember(portal.db, { role: 'AD' }));
const memberId = (await insertApplicant(portal.db, { office_id: (await insertOffice(portal.db)).id })).id;

const ask = (call: string, options: InjectOptions = {}) => {
  const [method = '', url = ''] = call.split(' ');
  return portal.app.inject({ ...asAdmin, method: method as 'GET', url, ...options });
};

const aText = { title: 'حملة', content: '<p>نص</p>', type: 'Post' };
const noId = 'no-such-id';
const byId = callsOfTable.filter((call) => call.includes(':id')).map((call) => call.replace(':id', noId));
const lists = callsOfTable.filter((call) => call.startsWith('GET') && !call.includes(':id'));
const badQueries = [
  ...[
    'office',
    'author',
    'actor',
    'subject',
    'cursor',
    'limit',
    'sample',
    'type',
    'role',
    'active',
    'sort',
    'state',
  ].map((name) => `${name}=${noId}`),
  'limit=0',
  'limit=101',
  'limit=1&limit=2',
  'q=%00',
  `cursor=${Buffer.from('1.x').toString('base64url')}`,
  `cursor=${Buffer.from('99999999999999.00000000-0000-4000-8000-000000000000').toString('base64url')}`,
  `cursor=${Buffer.from('{"s":"name","k":1}').toString('base64url')}`,
];

test.each(byId)('%s names nothing, and is rejected as such', async (call) => {
  const payload = call === `PUT /api/post/${noId}` ? aForm(aText) : {};
  expect([400, 403, 404]).toContain((await ask(call, { payload })).statusCode);
});

test.each(lists)('%s answers what is no id, cursor or number without a failure of its own', async (call) => {
  for (const query of badQueries) {
    const { statusCode } = await ask(`${call}?${query}`);
    expect([query, statusCode < 500]).toEqual([query, true]);
  }
});

const someone = { name: 'أمين', email: 'amin@portal.example', phone: '0550 10 20 30', password };

test.each([
  ['POST /api/auth/signup', () => ({ ...someone, office: noId }), 400],
  ['POST /api/dashboard/members/import', () => aForm({ isTrial: 'maybe' }), 400],
  ['POST /api/dashboard/member', () => aForm({ ...someone, role: 'OM', officeId: noId }), 400],
  ['PUT /api/dashboard/member', () => ({ id: noId, role: 'OP' }), 404],
  ['PUT /api/dashboard/member/:member/office', () => ({ officeId: noId }), 400],
  ['PUT /api/dashboard/office', () => aForm({ id: noId, phone: '029 10 20 30' }), 404],
])('%s with an id of another form is rejected', async (call, payloadOf, status) => {
  const reply = await ask(call.replace(':member', memberId), { payload: payloadOf() });
  expect([reply.statusCode, reply.body]).toEqual([status, expect.any(String)]);
});

test('of many ids, one of another form is rejected by itself', async () => {
  const payload = { ids: [noId, memberId], action: 'activate' };
  const { results } = (await ask('POST /api/dashboard/members/bulk', { payload })).json();
  expect(results).toMatchObject([{ ok: false }, { id: memberId, ok: true }]);
});
