import { randomUUID } from 'node:crypto';
import { OfficeReply } from 'shared-api/contract/offices/offices.contract';
import * as v from 'valibot';
import { aForm, aPhoto } from '../../../test/a-form.ts';
import { openTestApp } from '../../../test/build-test-app.ts';
import { insertMember, insertOffice, signedInAs } from '../../../test/factories.ts';

const details = () => ({ name: `مكتب ${randomUUID()}`, email: 'oran@portal.example', phone: '041 10 20 30' });
const add = (given: Record<string, string | Buffer> = {}) =>
  portal.post('/api/dashboard/office', aForm({ ...details(), ...given }), asAdmin);
const edit = (given: Record<string, string | Buffer>, as = asHead) =>
  portal.put('/api/dashboard/office', aForm({ id: head.office_id, ...given }), as);

const portal = await openTestApp();
const head = await insertMember(portal.db, { role: 'OP' });
const asHead = await signedInAs(portal.db, head);
const asAdmin = await signedInAs(portal.db, await insertMember(portal.db, { role: 'AD' }));

test('an administrator reads every office by name, the head of one its own', async () => {
  await insertOffice(portal.db, { name: 'ياء', is_active: false });
  await insertOffice(portal.db, { name: 'أدرار' });
  const { offices } = (await portal.get('/api/dashboard/offices', asAdmin)).body;
  const names = offices.map(({ name }: { name: string }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('ar').compare));
  expect(names).toEqual(expect.arrayContaining(['أدرار', 'ياء']));
  const own = (await portal.get('/api/dashboard/offices', asHead)).body.offices;
  expect(own).toMatchObject([{ id: head.office_id, email: 'o@portal.example', isActive: true }]);
  expect(own).toHaveLength(1);
});

test('an administrator adds an office, with a cover, and it is among the others at once', async () => {
  const { status, body } = await add({ name: 'مكتب وهران', cover: await aPhoto() });
  expect(status).toBe(201);
  const { office } = v.parse(OfficeReply, body);
  expect(office).toMatchObject({
    name: 'مكتب وهران',
    kind: 'provincial',
    isActive: true,
    email: 'oran@portal.example',
    phone: '+21341102030',
    cover: expect.stringMatching(/^\/media\//),
  });
  const { offices } = (await portal.get('/api/auth/offices')).body;
  expect(offices).toContainEqual({ id: office.id, name: 'مكتب وهران' });
});

const tooLong: [string, Record<string, string>][] = [
  ['name', { name: 'م'.repeat(101) }],
  ['email', { email: `${'a'.repeat(240)}@portal.example` }],
  ['phone', { phone: '0'.repeat(21) }],
  ['address', { address: 'م'.repeat(201) }],
  ['hours', { hours: 'م'.repeat(101) }],
];

test.each<[string, Record<string, string>]>([
  ['name', { name: '' }],
  ['name', { name: 'م' }],
  ['email', { email: '' }],
  ['email', { email: 'x' }],
  ['phone', { phone: '' }],
  ['phone', { phone: 'abcde' }],
  ...tooLong,
])('an administrator is told that the %s of a new office will not do', async (field, given) => {
  const { status, body } = await add(given);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

test('no two offices have one name', async () => {
  const { name } = await insertOffice(portal.db);
  expect(await add({ name })).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(await edit({ name })).toMatchObject({ status: 409, body: { code: 'conflict' } });
});

test('the head of an office says where it is and when it is open; visitors read it until it is taken back', async () => {
  const place = { address: 'دار الطالب، وسط المدينة', hours: 'من الأحد إلى الخميس، من 08:30 إلى 16:30' };
  const before = (await edit(place)).body.office;
  expect(before).toMatchObject(place);
  const space = () => portal.get(`/api/org/provincial-offices/${head.office_id}`);
  expect((await space()).body.office).toMatchObject(place);
  expect((await edit({ phone: before.phone })).body.office).toMatchObject(place);
  await edit({ address: '', hours: '' });
  expect((await space()).body.office).toMatchObject({ address: null, hours: null });
});

test('an administrator adds an office that has said neither where it is nor when it is open', async () => {
  const { status, body } = await add({ address: '', hours: '' });
  expect([status, body.office]).toMatchObject([201, { address: null, hours: null }]);
});

test('the head of an office edits it; an e-mail and a phone left empty stay', async () => {
  const before = (await edit({ phone: '041 00 00 00' })).body.office;
  const { status, body } = await edit({ name: 'مكتب جديد', email: '', phone: '' });
  expect([status, body.office]).toEqual([200, { ...before, name: 'مكتب جديد', version: before.version + 1 }]);
  expect((await edit({})).body.office).toEqual(body.office);
});

test.each<[string, Record<string, string>]>([
  ['name', { name: 'م' }],
  ['name', { name: '' }],
  ['email', { email: 'x' }],
  ['phone', { phone: 'abcde' }],
  ...tooLong,
  ['id', { id: '' }],
])('the head of an office is told that its %s will not do', async (field, given) => {
  const { status, body } = await edit(given);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

test('the head of an office edits no other, and nobody one that is not there', async () => {
  const other = await insertOffice(portal.db);
  expect((await edit({ id: other.id, phone: '041 00 00 00' })).status).toBe(403);
  expect((await edit({ id: randomUUID(), phone: '041 00 00 00' }, asAdmin)).status).toBe(404);
});

test('an administrator closes an office and opens it again', async () => {
  const { id } = await insertOffice(portal.db);
  const toggle = () => portal.put(`/api/dashboard/office/${id}/active`, undefined, asAdmin);
  expect((await toggle()).body).toMatchObject({ message: 'تم إلغاء تفعيل المكتب بنجاح', office: { isActive: false } });
  const { offices } = (await portal.get('/api/auth/offices')).body;
  expect(offices.map((each: { id: string }) => each.id)).not.toContain(id);
  expect((await toggle()).body).toMatchObject({ message: 'تم تفعيل المكتب بنجاح', office: { isActive: true } });
  expect((await portal.put('/api/dashboard/office/no-such-id/active', undefined, asAdmin)).status).toBe(404);
});

test('an administrator reads in the audit what was done to an office, and which of its details were given', async () => {
  const { id } = (await add()).body.office;
  const toggle = () => portal.put(`/api/dashboard/office/${id}/active`, undefined, asAdmin);
  await edit({ id, phone: '041 00 00 00', hours: '', cover: await aPhoto() }, asAdmin);
  await toggle();
  await toggle();
  const { entries } = (await portal.get(`/api/dashboard/audit?subject=${id}`, asAdmin)).body;
  expect(entries).toMatchObject([
    { act: 'office.activated' },
    { act: 'office.deactivated' },
    { act: 'office.edited', details: { changed: ['phone', 'hours', 'coverHash'] } },
    { act: 'office.added' },
  ]);
});
