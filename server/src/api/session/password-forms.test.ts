import { hash } from '@node-rs/argon2';
import { openTestApp } from '../../../test/build-test-app.ts';
import { insertMember, signedInAs } from '../../../test/factories.ts';
import { fieldsOf, profilesOf } from '../../../test/profiles-of.ts';

const portal = await openTestApp();
const { update } = profilesOf(() => portal);

const passwords = ['أسرة-إيمان-آمال-77', 'Café-crème-2026', 'ø-naïve-Ångström', 'ٱلرُّؤية-سنة-٢٠٢٦'];
const forms = passwords.flatMap((password) => [
  [password.normalize('NFC'), password.normalize('NFD')],
  [password.normalize('NFD'), password.normalize('NFC')],
]);
const signIn = async (email: string, password: string) =>
  (await portal.post('/api/auth/login', { email, password })).status;
const hashOf = async (id: string) =>
  (await portal.db.selectFrom('members').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow())
    .password_hash;

test.each(forms)('a member who chose «%s» signs in by «%s», which looks the same', async (chosen, typed) => {
  const member = await insertMember(portal.db);
  const fields = { ...fieldsOf(member), password: chosen, confirmPassword: typed };
  expect((await update(member.id, fields, await signedInAs(portal.db, member))).status).toBe(200);
  expect(await signIn(member.email, typed)).toBe(201);
  expect(await signIn(member.email, chosen)).toBe(201);
  const again = await portal.post('/api/auth/reauthenticate', { password: typed }, await signedInAs(portal.db, member));
  expect(again.status).toBe(200);
});

test.each(passwords)(
  'a member whose password «%s» was stored as a keyboard wrote it signs in as before, and from then on by either form',
  async (password) => {
    const raw = password.normalize('NFD');
    const member = await insertMember(portal.db, { password_hash: await hash(raw) });
    expect(await signIn(member.email, password.normalize('NFC'))).toBe(401);
    const before = await hashOf(member.id);
    expect(await signIn(member.email, raw)).toBe(201);
    expect(await hashOf(member.id)).not.toBe(before);
    expect(await signIn(member.email, password.normalize('NFC'))).toBe(201);
    expect(await signIn(member.email, raw)).toBe(201);
  },
);

test('a member whose password is stored in its one form has the same hash after it signed in', async () => {
  const member = await insertMember(portal.db, { password_hash: await hash('Café-crème-2026'.normalize('NFC')) });
  const before = await hashOf(member.id);
  expect(await signIn(member.email, 'Café-crème-2026'.normalize('NFD'))).toBe(201);
  expect(await hashOf(member.id)).toBe(before);
});

test('nobody signs in by another password than its own, in whatever form', async () => {
  const member = await insertMember(portal.db, { password_hash: await hash('Café-crème-2026') });
  for (const wrong of ['Cafe-creme-2026', 'CAFÉ-CRÈME-2026', 'Café-crème-٢٠٢٦', 'Café-crème-2026 '])
    expect(await signIn(member.email, wrong)).toBe(401);
});

test.each(['\u200f', '\u202a', '\ufeff', ' \u200e', '\u00a0'])(
  'a member signs in though %j stands before its e-mail',
  async (sign) => {
    const { email } = await insertMember(portal.db, { password_hash: await hash('tadamon-1999') });
    expect(await signIn(`${sign}${email}\u200b`, 'tadamon-1999')).toBe(201);
  },
);
