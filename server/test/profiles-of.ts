import type { TestApp } from './build-test-app.ts';
import { insertMember, signedInAs } from './factories.ts';

type Options = { cookies: { sid: string }; remoteAddress: string };

/** What the form sends of a member who changes neither e-mail nor password. */
export const fieldsOf = (member: { email: string }) => ({
  name: 'سلمى بن عيسى',
  email: member.email,
  phone: '+213 550 10 20 30',
  bio: 'طالبة',
  about: 'متطوعة منذ 2020',
  password: '',
  confirmPassword: '',
});

/** Members of a portal, and how they edit their profiles. */
export function profilesOf(portal: () => TestApp) {
  let homes = 0;

  /** At an address of its own: mails with a link are counted by address. */
  async function signedInMember(given: Parameters<typeof insertMember>[1] = {}) {
    const member = await insertMember(portal().db, { is_email_confirmed: true, ...given });
    homes += 1;
    return { member, options: { ...(await signedInAs(portal().db, member)), remoteAddress: `10.4.0.${homes}` } };
  }

  function update(id: string, fields: Record<string, string | Blob>, options: Options | object = {}) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return portal().put(`/api/auth/update/${id}`, form, options);
  }

  const stored = (id: string) =>
    portal().db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  return { signedInMember, update, stored };
}
