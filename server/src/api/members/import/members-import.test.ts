import { randomUUID } from 'node:crypto';
import { importLimits } from 'shared-api/contract/members/import-limits';
import { MembersImportReply } from 'shared-api/contract/members/members-import.contract';
import * as v from 'valibot';
import { aForm } from '../../../../test/a-form.ts';
import { openTestApp } from '../../../../test/build-test-app.ts';
import { insertMember, insertOffice, signedInAs } from '../../../../test/factories.ts';
import { readMailedToken, readMails } from '../../../../test/read-mails.ts';

const portal = await openTestApp();

async function anOfficeWithHead() {
  const office = await insertOffice(portal.db, { name: `مكتب ${randomUUID()}` });
  const head = await insertMember(portal.db, { role: 'OP', office_id: office.id });
  return { office, asHead: await signedInAs(portal.db, head) };
}
const asAdmin = async () => signedInAs(portal.db, await insertMember(portal.db, { role: 'AD' }));

const anEmail = () => `${randomUUID()}@portal.example`;
const line = (...cells: string[]) => cells.join(',');
const fileOf = (...lines: string[]) => Buffer.from(lines.join('\r\n'));
const headings = 'الاسم,البريد الإلكتروني,رقم الهاتف';

type Options = Awaited<ReturnType<typeof signedInAs>>;
async function importFile(as: Options, file: Buffer, given: Record<string, string> = {}) {
  const form = aForm({ isTrial: 'false', ...given, file });
  const { status, body } = await portal.post('/api/dashboard/members/import', form, as);
  expect({ status, body }).toMatchObject({ status: 201 });
  return v.parse(MembersImportReply, body);
}
const tryFile = (as: Options, file: Buffer, given: Record<string, string> = {}) =>
  importFile(as, file, { ...given, isTrial: 'true' });

const membersOf = (officeId: string) =>
  portal.db.selectFrom('members').selectAll().where('office_id', '=', officeId).where('role', '=', 'OM').execute();

test('the head of an office sees what a file would do, then adds its members, who are invited by mail', async () => {
  const { office, asHead } = await anOfficeWithHead();
  const email = anEmail();
  const file = fileOf(headings, line('أمين بوعلام', email, '0550 10 20 30'));

  expect(await tryFile(asHead, file)).toMatchObject({ rows: 1, added: 1, present: 0, faulty: 0, errorsCsv: '' });
  expect(await membersOf(office.id)).toEqual([]);
  expect(await readMails(portal.db, email)).toEqual([]);

  expect(await importFile(asHead, file)).toMatchObject({ added: 1, faulty: 0 });
  expect(await membersOf(office.id)).toMatchObject([
    { name: 'أمين بوعلام', email, phone: '+213550102030', is_active: true, must_change_password: true },
  ]);
  expect(await readMails(portal.db, email)).toMatchObject([{ text: expect.stringContaining('/account/invitation#') }]);
});

test('an administrator reads which offices would have several heads by a file', async () => {
  const { office } = await anOfficeWithHead();
  const [empty, twice] = [
    await insertOffice(portal.db, { name: `مكتب ${randomUUID()}` }),
    await insertOffice(portal.db, { name: `مكتب ${randomUUID()}` }),
  ];
  const row = (to: { name: string }, role: string) => line('أمين', anEmail(), '0550102030', role, to.name);
  const file = fileOf(
    `${headings},الصفة,المكتب`,
    row(office, 'رئيس مكتب'),
    row(empty, 'رئيس مكتب'),
    row(empty, 'عضو'),
    row(twice, 'رئيس مكتب'),
    row(twice, 'رئيسة مكتب'),
  );
  const { added, severalHeads } = await tryFile(await asAdmin(), file);
  expect([added, severalHeads.toSorted()]).toEqual([5, [office.name, twice.name].toSorted()]);
});

test('a member who was imported chooses a password by the mailed link and signs in', async () => {
  const { asHead } = await anOfficeWithHead();
  const email = anEmail();
  await importFile(asHead, fileOf(headings, line('سلمى', email, '0550102030')));
  const token = await readMailedToken(portal.db, email);
  const password = 'قارب أزرق فوق التل';
  const accepted = await portal.post('/api/auth/invitation/accept', { token, password, confirmPassword: password });
  expect(accepted.status).toBe(201);
  expect((await portal.post('/api/auth/login', { email, password })).status).toBe(201);
});

test('five thousand rows with forty faulty ones: the good ones are added, the others come back with what to correct', async () => {
  slow('reads the longest list there may be twice, and adds its members to the embedded database');
  const { office, asHead } = await anOfficeWithHead();
  const isFaulty = (place: number) => place % 125 === 0;
  const rows = Array.from({ length: 5_000 }, (_, place) =>
    line(`عضو ${place}`, isFaulty(place) ? 'بلا بريد' : anEmail(), '0550 10 20 30'),
  );
  const reply = await importFile(asHead, fileOf(headings, ...rows));
  expect(reply).toMatchObject({ rows: 5_000, added: 4_960, present: 0, faulty: 40 });
  expect(reply.errors[0]).toEqual({
    number: 2,
    name: 'عضو 0',
    sentences: ['حقل «البريد الإلكتروني» لا يطابق شكل بريد إلكتروني. اكتبه مثل \u2068name@example.dz\u2069.'],
  });
  const [first, ...faulty] = reply.errorsCsv.trimEnd().split('\r\n');
  expect(first).toBe(`\ufeff${headings},ما يجب تصحيحه`);
  expect(faulty).toHaveLength(40);
  expect(await membersOf(office.id)).toHaveLength(4_960);

  const again = await importFile(asHead, fileOf(headings, ...rows));
  expect(again).toMatchObject({ added: 0, present: 4_960, faulty: 40 });
  expect(await membersOf(office.id)).toHaveLength(4_960);

  const corrected = reply.errorsCsv.replaceAll('بلا بريد', () => anEmail());
  expect(await importFile(asHead, Buffer.from(corrected))).toMatchObject({ rows: 40, added: 40, faulty: 0 });
}, 120_000);

test.each([
  ['semicolons, as Excel in French and Arabic saves', ';', 'utf8'],
  ['tabs', '\t', 'utf8'],
  ['semicolons in Windows-1256', ';', 'windows-1256'],
  ['tabs in UTF-16, which Excel calls Unicode', '\t', 'utf16le'],
])('a file with %s is read', async (_, separator, encoding) => {
  const { office, asHead } = await anOfficeWithHead();
  const email = anEmail();
  const text = [headings, line('سارة', email, '0550102030')].join('\n').replaceAll(',', separator);
  await importFile(asHead, encode(text, encoding));
  expect(await membersOf(office.id)).toMatchObject([{ name: 'سارة', email }]);
});

/** Windows-1256 by its decoder, since the platform only decodes it. */
function encode(text: string, encoding: string) {
  if (encoding === 'utf16le') return Buffer.from(`\ufeff${text}`, 'utf16le');
  if (encoding !== 'windows-1256') return Buffer.from(text);
  const decoder = new TextDecoder('windows-1256');
  const byteOf = new Map(Array.from({ length: 256 }, (__, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Buffer.from(Array.from(text, (letter) => byteOf.get(letter) ?? 0x3f));
}

test('a name may stand in two columns, columns without a meaning are left out, and the person may say what each holds', async () => {
  const { office, asHead } = await anOfficeWithHead();
  const french = anEmail();
  await importFile(asHead, fileOf('N°,Nom,Prénom,E-mail,Téléphone', line('1', 'Benali', 'Karim', french, '661234567')));
  const own = anEmail();
  const file = fileOf('أ,ب,ج', line(own, 'نادية', '0770 00 00 00'));
  const unknown = await tryFile(asHead, file);
  expect(unknown).toMatchObject({ added: 0, missing: ['name', 'email', 'phone'] });
  expect(unknown.columns[1]).toEqual({ heading: 'ب', example: 'نادية', field: null });
  await importFile(asHead, file, { columns: 'email,name,phone' });
  const byEmail = new Map((await membersOf(office.id)).map((member) => [member.email, member]));
  expect(byEmail.get(french)).toMatchObject({ name: 'Karim Benali', phone: '+213661234567' });
  expect(byEmail.get(own)).toMatchObject({ name: 'نادية', phone: '+213770000000' });
});

test('an administrator imports into the offices that the rows name, and into the chosen one where they name none', async () => {
  const first = await insertOffice(portal.db, { name: `وهران ${randomUUID()}` });
  const second = await insertOffice(portal.db);
  const [there, elsewhere] = [anEmail(), anEmail()];
  const reply = await importFile(
    await asAdmin(),
    fileOf(
      `${headings},المكتب,الصفة`,
      line('سارة', there, '0550102030', first.name, 'رئيسة مكتب'),
      line('كمال', elsewhere, '0550102030', '', ''),
      line('نادر', anEmail(), '0550102030', 'مكتب لا وجود له', ''),
      line('زهير', anEmail(), '0550102030', '', 'الأمين العام'),
    ),
    { officeId: second.id },
  );
  expect(reply).toMatchObject({ added: 2, faulty: 2 });
  expect(reply.errors.map(({ sentences }) => sentences)).toEqual([
    ['اكتب اسم المكتب كما هو في قائمة المكاتب التي تديرها.'],
    ['اكتب في الصفة إحدى هذه: رئيس مكتب، عضو.'],
  ]);
  const rows = await portal.db.selectFrom('members').selectAll().where('email', 'in', [there, elsewhere]).execute();
  expect(new Set(rows.map((row) => `${row.email} ${row.role} ${row.addressed_as} ${row.office_id}`))).toEqual(
    new Set([`${there} OP woman ${first.id}`, `${elsewhere} OM man ${second.id}`]),
  );
});

test('the head of an office adds nobody to another office', async () => {
  const { asHead } = await anOfficeWithHead();
  const other = await insertOffice(portal.db, { name: `مكتب ${randomUUID()}` });
  const file = fileOf(`${headings},المكتب`, line('سارة', anEmail(), '0550102030', other.name));
  expect(await importFile(asHead, file, { officeId: other.id })).toMatchObject({ added: 0, faulty: 1 });
  expect(await membersOf(other.id)).toEqual([]);
});

test('an e-mail that stands twice in the file is added once, and an account that is there stays as it is', async () => {
  const { office, asHead } = await anOfficeWithHead();
  const [twice, known] = [anEmail(), anEmail()];
  await insertMember(portal.db, { email: known, name: 'قديم' });
  const reply = await importFile(
    asHead,
    fileOf(
      headings,
      line('الأول', twice, '0550102030'),
      '',
      line('الثاني', twice.toUpperCase(), '0550102030'),
      line('جديد', known.toUpperCase(), '0550102030'),
    ),
  );
  expect(reply).toMatchObject({ rows: 3, added: 1, present: 1, faulty: 1 });
  expect(reply.errors).toMatchObject([{ number: 4, sentences: ['تكرّر هذا البريد في السطر 2، فاترك واحدًا منهما.'] }]);
  expect(await membersOf(office.id)).toMatchObject([{ name: 'الأول' }]);
  const kept = await portal.db.selectFrom('members').select('name').where('email', '=', known).execute();
  expect(kept).toEqual([{ name: 'قديم' }]);
});

test('two people who import the same file at the same moment add each member once', async () => {
  const { office, asHead } = await anOfficeWithHead();
  const rows = Array.from({ length: 20 }, (_, place) => line(`عضو ${place}`, anEmail(), '0550102030'));
  const admin = await asAdmin();
  const both = await Promise.all([
    importFile(asHead, fileOf(headings, ...rows)),
    importFile(admin, fileOf(headings, ...rows), { officeId: office.id }),
  ]);
  expect(both.reduce((total, { added }) => total + added, 0)).toBe(20);
  expect(await membersOf(office.id)).toHaveLength(20);
});

const tooMany = () => fileOf(headings, ...Array.from({ length: importLimits.rows + 1 }, () => line('س', 'أ', '1')));
const aCell = (cell: string) => () => fileOf(headings, line(cell, anEmail(), '0550102030'));
const manyBlanks = `أ${' '.repeat(100_000)}ب`;
const manyQuotes = '"'.repeat(importLimits.bytes - 1_000);
const tooWide = () => fileOf(...Array.from({ length: 2 }, () => line(...Array(importLimits.columns + 1).fill('س'))));

test.each([
  ['a spreadsheet that was not saved as CSV', () => Buffer.from('PK\x03\x04\0\0\0\0'), /CSV/],
  ['an empty file', () => Buffer.from(' \n'), /CSV/],
  ['headings without a row', () => fileOf(headings), /CSV/],
  ['more rows than one file may hold', tooMany, /قسّمه/],
  ['more columns than one file may hold', tooWide, /احذف منه ما لا يلزم/],
  ['a cell of blanks that no spreadsheet holds', aCell(manyBlanks), /السطر 2 من الملف طويل/],
  ['a file full of quotes', aCell(manyQuotes), /السطر 2 من الملف طويل/],
])('%s is rejected with what to do', async (_, aFile, sentence) => {
  const { asHead } = await anOfficeWithHead();
  const form = aForm({ isTrial: 'true', file: aFile() });
  const { status, body } = await portal.post('/api/dashboard/members/import', form, asHead);
  expect({ status, fields: body.fields }).toEqual({ status: 400, fields: { file: expect.stringMatching(sentence) } });
});

test('a file that is too large, and a form without a file, are rejected', async () => {
  const { asHead } = await anOfficeWithHead();
  const send = (parts: Record<string, string | Buffer>) =>
    portal.post('/api/dashboard/members/import', aForm({ isTrial: 'true', ...parts }), asHead);
  expect((await send({ file: Buffer.alloc(importLimits.bytes + 1, 'a') })).status).toBe(413);
  expect(await send({})).toMatchObject({ status: 400, body: { fields: { file: 'حقل «الملف» فارغ، فاملأه.' } } });
});

test('an office that is there no more is rejected before anybody is added', async () => {
  const file = fileOf(headings, line('سارة', anEmail(), '0550102030'));
  const form = aForm({ isTrial: 'true', officeId: randomUUID(), file });
  const { status, body } = await portal.post('/api/dashboard/members/import', form, await asAdmin());
  expect([status, Object.keys(body.fields)]).toEqual([400, ['officeId']]);
});

test('blank lines count for nothing: as many between the rows as rows may be, and any number after them', async () => {
  const { asHead } = await anOfficeWithHead();
  const rows = Array.from({ length: 30 }, (_, place) => line(`عضو ${place}`, anEmail(), '0550102030'));
  const blank = Array.from({ length: importLimits.rows }, () => '');
  const formatted = Array.from({ length: 2 * importLimits.rows }, () => line('', '', ''));
  const file = fileOf(headings, ...blank, ...rows, ...formatted);
  expect(await tryFile(asHead, file)).toMatchObject({ rows: 30, added: 30 });
});
