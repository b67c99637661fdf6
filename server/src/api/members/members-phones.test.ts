import fc from 'fast-check';
import { toPhone } from 'shared-api/contract/text/phone';
import { up } from '../../../migrations/053-expand-phone-numbers.ts';
import { aForm } from '../../../test/a-form.ts';
import { openTestApp } from '../../../test/build-test-app.ts';
import { insertMember, insertOffice, password, signedInAs, someone } from '../../../test/factories.ts';

const portal = await openTestApp();
const asAdmin = await signedInAs(portal.db, await insertMember(portal.db, { role: 'AD', phone: '+213661000000' }));
const office = await insertOffice(portal.db);

let added = 0;
const add = (phone: string) => {
  added += 1;
  // no digits, by which another would be found
  const email = `${'x'.repeat(added)}@portal.example`;
  const member = { ...someone(), email, phone, password, role: 'OM', officeId: office.id };
  return portal.post('/api/dashboard/member', aForm(member), asAdmin);
};
const search = async (words: string) => {
  const { body } = await portal.get(`/api/dashboard/members?q=${encodeURIComponent(words)}`, asAdmin);
  return (body.members as { phone: string }[]).map(({ phone }) => phone);
};

test.each([
  '٠٥٥٠١٠٢٠٣٠',
  '۰۵۵۰۱۰۲۰۳۰',
  '\u202a+213 550 10 20 30\u202c',
  '+213\u00a0550\u202f10\u201120 30',
  '0550.10.20.30',
  '+213 (0) 550 10 20 30',
  '00213/550/10/20/30',
])('staff adds a member with its number written as %j, which is stored in its one form', async (phone) => {
  expect(await add(phone)).toMatchObject({ status: 201, body: { member: { phone: '+213550102030' } } });
});

test('staff who writes no number of a phone is asked for one', async () => {
  for (const phone of ['+ - ( ) -', '0550', '\u200f\u200f'])
    expect(await add(phone)).toMatchObject({ status: 400, body: { fields: { phone: expect.any(String) } } });
});

describe('staff finds a member', () => {
  beforeAll(async () => {
    for (const phone of ['0771 23 45 68', '+213 771 98 76 54', '٠٢١ ٤٤ ٥٥ ٦٦', '0033 6 98 76 00 11'])
      expect((await add(phone)).status).toBe(201);
    // from before numbers had one form, and not to be read
    await insertMember(portal.db, { phone: '029 77 poste 9' });
  });

  test.each([
    ['0771234568', '+213771234568'],
    ['+213771234568', '+213771234568'],
    ['0771 23 45 68', '+213771234568'],
    ['٠٧٧١٢٣٤٥٦٨', '+213771234568'],
    ['\u202a00213 771-23-45-68\u202c', '+213771234568'],
    ['234568', '+213771234568'],
    ['0771 23', '+213771234568'],
    ['أمين 0771234568', '+213771234568'],
    ['0771 23 45 68 أمين', '+213771234568'],
    ['0771987654', '+213771987654'],
    ['(0)771.98.76.54', '+213771987654'],
    ['۹۸۷۶۵۴', '+213771987654'],
    ['021445566', '+21321445566'],
    ['+213 21 44 55 66', '+21321445566'],
    ['+33 698760011', '+33698760011'],
    ['029 77 poste', '029 77 poste 9'],
  ])('who looks for %j by its number %s, and nobody else', async (words, phone) => {
    expect(await search(words)).toEqual([phone]);
  });

  test.each(['0771234569', '+33771234568', 'سلمى 0771234568', '0771234568000'])(
    'but nobody who looks for %j, a number that no such member has',
    async (words) => {
      expect(await search(words)).toEqual([]);
    },
  );

  test('in the log of what happened to accounts too', async () => {
    const { id } = await insertMember(portal.db, { phone: '+213790112233' });
    await portal.db
      .insertInto('security_events')
      .values({ kind: 'signed_in', member_id: id, address: '', agent: '' })
      .execute();
    const { body } = await portal.get(`/api/dashboard/security?q=${encodeURIComponent('٠٧٩٠ ١١ ٢٢ ٣٣')}`, asAdmin);
    expect(body.events).toMatchObject([{ member: { id } }]);
  });
});

test('an operator whose portal has numbers in many forms finds them in one, and what is none as it was', async () => {
  const { db } = portal;
  const spelt = fc
    .array(
      fc.constantFrom('+', '213', '00', '0', '(0)', ' ', '-', '(', ')', '550', '661 23', '45', '67', '21', '1', '33'),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('').trim());
  const usual = [
    '0550 10 20 30',
    '+213 (0) 550-10-20',
    '550102030',
    '00213 661 23 45 67',
    '+33 6 12 34 56 78',
    '029 10',
    '021 63 14 01 - 02',
    '021 63 14 01 / 0661 23 45 67',
    '+ - ( ) -',
    '',
  ];
  const typed = [...usual, ...fc.sample(spelt, { numRuns: 2_500, seed: 53 })];
  const rows = typed.map((phone, index) => ({
    name: 'سلمى',
    email: `spelt-${[...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}@portal.example`,
    password_hash: '',
    role: 'OM' as const,
    office_id: office.id,
    phone,
  }));
  await db.insertInto('members').values(rows).execute();
  const other = await insertOffice(db, { phone: '041 10 20 30' });
  const message = (contact: string) => ({ name: 'أمين', contact, message: 'سؤال' });
  await db
    .insertInto('contact_messages')
    .values([message('0661 23 45 67'), message('amine@portal.example')])
    .execute();

  await db.transaction().execute((transaction) => up(transaction as never));

  const members = await db.selectFrom('members').select(['email', 'phone']).where('email', 'like', 'spelt-%').execute();
  const byEmail = new Map(members.map(({ email, phone }) => [email, phone]));
  const inOneForm = (phone: string) => (toPhone(phone)?.startsWith('+') ? toPhone(phone) : phone);
  expect(rows.map(({ email }) => byEmail.get(email))).toEqual(typed.map(inOneForm));
  const offices = db.selectFrom('offices').select('phone').where('id', '=', other.id);
  expect(await offices.executeTakeFirst()).toEqual({ phone: '+21341102030' });
  const contacts = await db.selectFrom('contact_messages').select('contact').orderBy('contact').execute();
  expect(contacts.map(({ contact }) => contact)).toEqual(['+213661234567', 'amine@portal.example']);
});
