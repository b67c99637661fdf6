import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { EmailAddress } from 'shared-api/contract/text/email-address.contract';
import { PersonName } from 'shared-api/contract/text/person-name.contract';
import * as v from 'valibot';
import { nationalOfficeName } from '../../messages.ts';
import { hashPassword, temporaryPasswordExpiry } from '../../platform/credentials/password-check.ts';
import type { Db } from '../../platform/database/db.ts';
import { StartError } from '../../platform/env/start-error.ts';
import { securityRepository } from '../security/security.repository.ts';

const Admin = v.object({ email: EmailAddress, name: PersonName });

async function nationalOffice(db: Db): Promise<string> {
  const found = await db.selectFrom('offices').select('id').where('kind', '=', 'national').executeTakeFirst();
  if (found) return found.id;
  const office = { name: nationalOfficeName, kind: 'national' } as const;
  return (await db.insertInto('offices').values(office).returning('id').executeTakeFirstOrThrow()).id;
}

/**
 * Adds an administrator to the national office, which is made when it is not there.
 * @returns the password, shown once; the member has to choose its own at the first sign-in
 * @throws StartError for what is no address or no name of a person, and for an address that is taken
 */
export async function createAdmin(db: Db, given: { email: string; name: string }): Promise<string> {
  const admin = v.safeParse(Admin, given);
  if (!admin.success)
    throw new StartError(
      '--email must be an e-mail address and --name a name of 2 to 100 characters without an address of a site in it',
    );
  const { email, name } = admin.output;
  const password = randomBytes(16).toString('base64url');
  await db.transaction().execute(async (transaction) => {
    const taken = await transaction
      .selectFrom('members')
      .select('id')
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .executeTakeFirst();
    if (taken) throw new StartError(`${email} has an account already`);
    const row = {
      email,
      name,
      password_hash: await hashPassword(password),
      role: 'AD',
      office_id: await nationalOffice(transaction),
      is_active: true,
      is_email_confirmed: true,
      must_change_password: true,
      password_expires_at: temporaryPasswordExpiry(),
    } as const;
    const { id } = await transaction.insertInto('members').values(row).returning('id').executeTakeFirstOrThrow();
    const source = { address: '', agent: '' };
    await securityRepository.record(transaction, { kind: 'admin_created', memberId: id, source });
  });
  return password;
}
