import { PrivateMembersReply } from 'shared-api/contract/members/members.contract';
import * as v from 'valibot';
import { openTestApp } from '../../../../test/build-test-app.ts';
import { insertMember, insertOffice, signedInAs } from '../../../../test/factories.ts';
import { encodeMemberCursor } from './members-cursor.ts';

const names = `
  إبراهيم قاسمي ، أحمد بن عيسى ، احمد سالم ، رئيس بن عمر ، مؤمن قادري ، الاء سعدي ، آمنة شريف ، بلقاسم عمر ، توفيق بوزيد
  ثريا حمداني ، جميلة تواتي ، حَسَنٌ منصوري ، خديجة زروقي ، دليلة عمراني ، رشيد فارس
  زينب قادري ، سلمى براهيمي ، شهرزاد وهاب ، صالح يحياوي ، طارق نوري ، عبد القادر بلعيد
  عبد الله لعور ، فـاطمة الزهراء ، قمر الدين ، كريم حمداني ، لينة مرابط ، مصطفى هني
  منى بن علي ، نسيم دراجي ، هدى مؤذن ، وليد رحال ، ياسمين بوزيد ، يحيى عثماني
  Karim Amrani ، Élodie Petit ، Zoé Martin
`
  .trim()
  .split(/\s*[،\n]\s*/);

const namesOf = (body: unknown) => v.parse(PrivateMembersReply, body).members.map(({ name }) => name);
const list = (query = '') => portal.get(`/api/dashboard/members${query}`, asAdmin);

async function readAll(query: string) {
  const seen: string[] = [];
  let url: string | undefined = `/api/dashboard/members?office=${office.id}&limit=7&${query}`;
  while (url) {
    const { headers, body } = await portal.get(url, asAdmin);
    expect(headers['x-total-count']).toBe(String(names.length));
    seen.push(...namesOf(body));
    url = String(headers.link ?? '').match(/^<(.+)>; rel="next"$/)?.[1];
  }
  return seen;
}

const portal = await openTestApp();
const admin = await insertMember(portal.db, { role: 'AD', name: 'مدير' });
const asAdmin = await signedInAs(portal.db, admin);
const office = await insertOffice(portal.db);
for (const [index, name] of names.entries()) {
  await insertMember(portal.db, {
    name,
    office_id: office.id,
    email: `member-${index}@portal.example`,
    phone: `+213 550 00 00 ${10 + index}`,
    role: index === 0 ? 'OP' : 'OM',
    is_active: index % 3 !== 0,
    created_at: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(index / 2))),
  });
}

test('members come in the order of the Arabic alphabet, page by page without a gap or a repetition', async () => {
  const collator = new Intl.Collator('ar', { sensitivity: 'base' });
  const inOrder = names.toSorted(collator.compare);
  const shown = await readAll('sort=name');
  expect(shown.map((name, index) => collator.compare(name, inOrder[index] ?? ''))).toEqual(names.map(() => 0));
  expect(new Set(shown).size).toBe(names.length);
  expect(await readAll('sort=-name')).toEqual(shown.toReversed());
});

test('members come by the day they joined, newest first unless requested otherwise', async () => {
  const newest = await readAll('');
  expect(new Set(newest)).toEqual(new Set(names));
  expect(new Set(newest.slice(0, 2))).toEqual(new Set(names.slice(-2))); // two of them joined in the same minute
  expect(await readAll('sort=createdAt')).toEqual(newest.toReversed());
});

test.each([
  ['q=احمد', 2],
  ['q=أحمد سالم', 1],
  ['q=فاطمه', 1],
  ['q=حسن', 1],
  ['q=MEMBER-3@', 1],
  ['q=00 00 12', 2],
  ['q=%25', 0],
  ['role=OP', 1],
  ['role=AD', 0],
  ['active=false', 12],
  ['active=true', 24],
  ['active=true&role=OM&q=زينب', 0],
])('a list of the office narrowed by %s holds %i', async (query, found) => {
  const { headers, body } = await list(`?limit=100&office=${office.id}&${encodeURI(query).replace('%2525', '%25')}`);
  expect([namesOf(body).length, headers['x-total-count']]).toEqual([found, String(found)]);
});

test('a member is shown to staff in its private form, never with its password', async () => {
  const { body } = await list('?q=member-0@');
  expect(body.members).toMatchObject([{ email: 'member-0@portal.example', phone: '+213 550 00 00 10', Active: false }]);
  expect(JSON.stringify(body)).not.toMatch(/argon2|password_hash|passwordHash/);
});

const dateCursor = (key: string) => encodeMemberCursor({ sort: 'createdAt', key, id: crypto.randomUUID() });
test.each([
  ['limit=0', 'limit'],
  ['limit=101', 'limit'],
  ['sort=email', 'sort'],
  ['active=maybe', 'active'],
  ['role=XX', 'role'],
  [`q=${'a'.repeat(201)}`, 'q'],
  ['cursor=abc', 'cursor'],
  ['cursor=', 'cursor'],
  [`sort=createdAt&cursor=${dateCursor('soon')}`, 'cursor'],
  [`sort=createdAt&cursor=${dateCursor('1')}`, 'cursor'],
  [`sort=createdAt&cursor=${dateCursor('0000-01-01T00:00:00.000Z')}`, 'cursor'],
])('a list requested with %s is rejected', async (query, field) => {
  const { status, body } = await list(`?${query}`);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

test('a page of one order does not go on in another', async () => {
  const { headers } = await list('?sort=name&limit=2');
  const next = String(headers.link).match(/<(.+)>/)?.[1] ?? '';
  const other = await portal.get(next.replace('sort=name', 'sort=createdAt'), asAdmin);
  expect([other.status, Object.keys(other.body.fields)]).toEqual([400, ['cursor']]);
});

test('staff takes the list away as a table, all of it, and it is remembered who did', async () => {
  const { id: office_id } = await insertOffice(portal.db);
  const rows = Array.from({ length: 1_200 }, (_, index) => ({
    name: `عضو ${index}`,
    email: `crowd-${index}@portal.example`,
    password_hash: '',
    role: 'OM' as const,
    office_id,
    phone: '+213',
  }));
  await portal.db.insertInto('members').values(rows).execute();
  const reply = await portal.app.inject({ url: '/api/dashboard/members.csv?q=crowd-&sort=name', ...asAdmin });
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="members.csv"',
  });
  const lines = reply.body.split('\r\n');
  expect(lines).toHaveLength(rows.length + 2);
  expect(lines[0]?.startsWith('\ufeffالاسم;')).toBe(true);
  expect(lines[1]).toContain(`;'+213;`);
  const kept = await portal.db.selectFrom('audit_entries').select(['act', 'details']).execute();
  expect(kept).toEqual([{ act: 'members.exported', details: { q: 'crowd-' } }]);
});
