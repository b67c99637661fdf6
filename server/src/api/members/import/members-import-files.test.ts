import { randomUUID } from 'node:crypto';
import { MembersImportReply } from 'shared-api/contract/members/members-import.contract';
import * as v from 'valibot';
import { aForm } from '../../../../test/a-form.ts';
import { openTestApp } from '../../../../test/build-test-app.ts';
import { insertMember, insertOffice, signedInAs } from '../../../../test/factories.ts';

const portal = await openTestApp();
const path = '/api/dashboard/members';

const asAdmin = async () => signedInAs(portal.db, await insertMember(portal.db, { role: 'AD' }));
const anEmail = () => `${randomUUID()}@portal.example`;

type Options = Awaited<ReturnType<typeof signedInAs>>;
async function send(as: Options, file: Buffer | string, given: Record<string, string> = {}) {
  const form = aForm({ isTrial: 'true', ...given, file: Buffer.from(file) });
  return portal.post(`${path}/import`, form, as);
}
async function read(as: Options, file: Buffer | string, given: Record<string, string> = {}) {
  const { status, body } = await send(as, file, given);
  expect({ status, body }).toMatchObject({ status: 201 });
  return v.parse(MembersImportReply, body);
}

/** The platform only decodes: each byte by what it stands for. */
function encode(text: string, encoding: 'windows-1252' | 'windows-1256') {
  const decoder = new TextDecoder(encoding);
  const byteOf = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Buffer.from(Array.from(text, (letter) => byteOf.get(letter) ?? 0x3f));
}

const french = ['Nom;Prénom;E-mail;Téléphone', 'Benaïssa;Éloïse;eloise@portal.example;0550102030', ''].join('\r\n');

test('an administrator who sends a list that Excel saved in French imports the name as it was written', async () => {
  const { id: officeId } = await insertOffice(portal.db);
  const as = await asAdmin();
  const reply = await read(as, encode(french, 'windows-1252'), { isTrial: 'false', officeId });
  expect(reply).toMatchObject({ added: 1, faulty: 0, readings: [] });
  const added = portal.db.selectFrom('members').select(['name', 'email']).where('office_id', '=', officeId);
  expect(await added.execute()).toEqual([{ name: 'Éloïse Benaïssa', email: 'eloise@portal.example' }]);
});

const undecided = 'Nom;E-mail;Téléphone\nÉ. Benali;e.benali@portal.example;0550102030';

test('who sends a list that may be of two alphabets sees a line of it in both, and imports it as the right one', async () => {
  const { id: officeId } = await insertOffice(portal.db);
  const as = await asAdmin();
  const file = encode(undecided, 'windows-1252');
  expect(await read(as, file, { officeId })).toMatchObject({
    rows: 0,
    added: 0,
    readings: [
      { encoding: 'windows-1256', line: 'ة. Benali;e.benali@portal.example;0550102030' },
      { encoding: 'windows-1252', line: 'É. Benali;e.benali@portal.example;0550102030' },
    ],
  });
  const unanswered = await send(as, file, { officeId, isTrial: 'false' });
  expect([unanswered.status, Object.keys(unanswered.body.fields)]).toEqual([400, ['encoding']]);

  const reply = await read(as, file, { officeId, isTrial: 'false', encoding: 'windows-1252' });
  expect(reply).toMatchObject({ added: 1, readings: [] });
  const added = portal.db.selectFrom('members').select('name').where('office_id', '=', officeId);
  expect(await added.execute()).toEqual([{ name: 'É. Benali' }]);
});

test('who sends a list with a title above its headings reads which lines were left out', async () => {
  const { id: officeId } = await insertOffice(portal.db);
  const file = `sep=;\r\nقائمة أعضاء 2026;;\r\n\r\nالاسم;البريد الإلكتروني;رقم الهاتف\r\nسارة;${anEmail()};0550102030\r\nأمين;;\r\n`;
  expect(await read(await asAdmin(), file, { officeId })).toMatchObject({
    rows: 2,
    added: 1,
    faulty: 1,
    skipped: ['قائمة أعضاء 2026'],
    errors: [{ number: 5, name: 'أمين' }],
  });
});

test('an administrator imports into offices however a list names them, and with the roles that it names', async () => {
  const offices = new Map<string, string>();
  for (const name of ['وهران', 'سيدي بلعباس', 'المسيلة']) {
    const known = await portal.db.selectFrom('offices').select('id').where('name', '=', name).executeTakeFirst();
    offices.set(known?.id ?? (await insertOffice(portal.db, { name })).id, name);
  }
  const rows = [
    ['مكتب وهران', 'Membre', 'وهران'],
    ['31', 'عضو', 'وهران'],
    ['٣١', 'Adhérente', 'وهران'],
    ['Oran', 'Responsable', 'وهران'],
    ["Bureau d'Oran", '', 'وهران'],
    ['Sidi-Bel-Abbès', 'رئيسة المكتب', 'سيدي بلعباس'],
    ["28 - M'sila", 'membre actif', 'المسيلة'],
  ];
  const emails = rows.map(anEmail);
  const lines = rows.map(([office, role], place) => `عضو;${emails[place]};0550102030;${role};${office}`);
  const reply = await read(await asAdmin(), ['Nom;E-mail;Tél;Fonction;Bureau', ...lines].join('\n'), {
    isTrial: 'false',
  });
  expect(reply).toMatchObject({ added: rows.length, errors: [] });
  const added = await portal.db.selectFrom('members').selectAll().where('email', 'in', emails).execute();
  const byEmail = new Map(added.map((member) => [member.email, member]));
  expect(emails.map((email) => offices.get(byEmail.get(email)?.office_id ?? ''))).toEqual(rows.map(([, , to]) => to));
  expect(emails.map((email) => byEmail.get(email)?.role).join()).toBe('OM,OM,OM,OP,OM,OP,OM');
});

test.each(['semicolon', 'comma'])(
  'an administrator who sends the list of the portal itself, with %ss, reads that all of it is there already',
  async (separator) => {
    const { id: office_id } = await insertOffice(portal.db);
    const names = ['سلمى، بن عيسى', '=Lila', "O'Connor; Karim", 'أحمد "البطل"'];
    for (const [place, name] of names.entries())
      await insertMember(portal.db, {
        name,
        office_id,
        role: (['AD', 'SG', 'OP', 'OM'] as const)[place] ?? 'OM',
        phone: ['0550102030', '+213 550 10 20 30', '', '0550 10 20 30'][place] ?? '',
        is_active: place !== 1,
      });
    const as = await asAdmin();
    const { body } = await portal.app.inject({ url: `${path}.csv?office=${office_id}&separator=${separator}`, ...as });
    expect(await read(as, body)).toMatchObject({ rows: 4, added: 0, present: 4, faulty: 0, missing: [], errors: [] });
  },
);

test('who sends a list of somebody who has an account reads no fault of that row, whatever else stands in it', async () => {
  const known = await insertMember(portal.db);
  const { id: officeId } = await insertOffice(portal.db);
  const file = `الاسم,البريد الإلكتروني,رقم الهاتف,الصفة\nس,${known.email},,الأمين العام\nس,${anEmail()},,الأمين العام`;
  const reply = await read(await asAdmin(), file, { officeId });
  expect(reply).toMatchObject({ rows: 2, added: 0, present: 1, faulty: 1, errors: [{ number: 3 }] });
  expect(reply.errorsCsv.trimEnd().split('\r\n')).toHaveLength(2);
});
