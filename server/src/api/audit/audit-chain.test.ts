import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { aMember } from 'shared-api/testing';
import * as auditChain from '../../../migrations/021-audit-chain.ts';
import { insertMember } from '../../../test/factories.ts';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import type { Db } from '../../platform/database/db.ts';
import { auditRepository } from './audit.repository.ts';
import { verifyAudit } from './verify-audit.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let db: Db;
let add: () => Promise<void>;

/** An audit of three entries, written at once. */
beforeEach(async () => {
  database = await openTestDatabase();
  db = database.db;
  const { id, office_id } = await insertMember(db, { role: 'AD' });
  const viewer = aMember({ id, role: 'AD' });
  const subject = { kind: 'member', id: randomUUID(), name: 'سلمى', office: office_id } as const;
  add = () =>
    auditRepository.add(
      db,
      { isRecent: true, viewer, address: '203.0.113.7', agent: '' },
      { act: 'member.deleted', subject },
    );
  await Promise.all([add(), add(), add()]);
});
afterEach(() => database.drop());

const run = (statement: string) => sql.raw(statement).execute(db);

/** As somebody who owns the database may. */
async function tamper(change: string) {
  await run('alter table audit_entries disable trigger user');
  await run(change);
  await run('alter table audit_entries enable trigger user');
}

test('an operator reads that the audit is as it was written', async () => {
  expect(await verifyAudit(db)).toEqual({ total: 3, last: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const { rows } = await sql`select number from audit_entries order by number`.execute(db);
  expect(rows).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
});

test.each([`update audit_entries set act = 'member.deleted'`, 'delete from audit_entries', 'truncate audit_entries'])(
  'the portal itself cannot rewrite the audit: %s',
  async (change) => {
    await expect(run(change)).rejects.toThrow('never changed or deleted');
    expect((await verifyAudit(db)).total).toBe(3);
  },
);

test.each([
  [2, `update audit_entries set details = '{"by":"nobody"}' where number = 2`],
  [2, `update audit_entries set at = at - interval '1 day' where number = 2`],
  [2, `delete from audit_entries where number = 2`],
  [1, `delete from audit_entries where number = 1`],
  [3, `update audit_entries set hash = repeat('0', 64) where number = 3`],
])('an operator is told that entry %i is not what was written after: %s', async (number, change) => {
  await tamper(change);
  await expect(verifyAudit(db)).rejects.toThrow(`entry ${number} of the audit`);
});

test('an entry of an archive that does not follow from the one before it is rejected', async () => {
  const forged = `insert into audit_entries (act, subject, subject_kind, subject_name, address, number, hash)
    values ('member.deleted', 'x', 'member', 'x', '', 4, repeat('0', 64))`;
  await expect(run(forged)).rejects.toThrow('does not follow');
});

test('an operator whose newest entries were taken away sees it by the hash that was noted before', async () => {
  const noted = await verifyAudit(db);
  await add();
  expect((await verifyAudit(db, noted.last)).total).toBe(4);
  await tamper('delete from audit_entries where number >= 3');
  await expect(verifyAudit(db, noted.last)).rejects.toThrow('no entry of the audit has the noted hash');
});

test('entries from before there was a chain are part of it', async () => {
  await run('drop function append_audit_entry, refuse_audit_change cascade');
  await run('drop function audit_hash');
  await run('alter table audit_entries drop column number, drop column hash');
  await auditChain.up(db as never);
  expect((await verifyAudit(db)).total).toBe(3);
});
