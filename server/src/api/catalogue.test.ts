import { randomUUID } from 'node:crypto';
import AdmZip from 'adm-zip';
import { sql } from 'kysely';
import { retentionDays } from 'shared-api/contract/retention';
import { openTestApp } from '../../test/build-test-app.ts';
import { insertMember, signedInAs } from '../../test/factories.ts';
import { findRow, insertRow, listReferences, type Row } from '../../test/insert-row.ts';
import { mailsService as openMails } from '../platform/mail/mails.service.ts';
import { recipients } from '../platform/mail/recipients.ts';
import { personColumns, tables } from './catalogue.ts';
import { dataExportsService } from './personal-data/data-exports.service.ts';
import { eraseMember } from './personal-data/erase-member.ts';

const portal = await openTestApp();

const mailsService = openMails('https://portal.example');
const names: string[] = tables.map(([table]) => table);
const parentOf = (keptFor: unknown) => (keptFor as { with?: string }).with;

const listColumns = async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not like 'kysely%'`.execute(
    portal.db,
  );
  return rows;
};

test('a developer who adds a table says what becomes of it, after the tables that it refers to', async () => {
  expect([...new Set((await listColumns()).map(({ table }) => table))].toSorted()).toEqual(names.toSorted());
  for (const { table, parent } of await listReferences(portal.db))
    if (table !== parent) expect(names.slice(0, names.indexOf(table))).toContain(parent);
});

test('a developer who refers to a member, or asks for a way to reach somebody, says what becomes of the person', async () => {
  const toMembers = (await listReferences(portal.db)).flatMap(({ table, parent, columns, targets }) =>
    parent === 'members' ? [`${table}.${columns[targets.indexOf('id')]}`] : [],
  );
  expect(personColumns.map(({ table, column }) => `${table}.${column}`)).toEqual(expect.arrayContaining(toMembers));
  const reach = /email|recipient|contact|phone|agent|endpoint/;
  const reaching = (await listColumns()).filter(({ column }) => reach.test(column)).map(({ table }) => table);
  expect(personColumns.map(({ table }) => table)).toEqual(expect.arrayContaining(reaching));
});

test('what is kept for as long as the row of another table goes with it, and all that the contract promises is removed', async () => {
  const references = await listReferences(portal.db);
  for (const [table, { keptFor }] of tables) {
    const parent = parentOf(keptFor);
    if (parent) expect(references).toContainEqual(expect.objectContaining({ table, parent, cascades: true }));
  }
  const removed = tables.flatMap(([, { keptFor }]) =>
    typeof keptFor === 'string' || parentOf(keptFor) ? [] : Object.keys(keptFor),
  );
  // the requests to leave are carried out one by one
  expect([...new Set([...removed, 'accountDeletions'])].toSorted()).toEqual(Object.keys(retentionDays).toSorted());
});

/** The reader of an address stops the mails of forms. @returns by what the portal knows it */
async function stopMails(to: string) {
  const [chosen] = await portal.db
    .transaction()
    .execute((transaction) => recipients.choose(transaction, 'follow', [{ to, about: 'office' }]));
  const { searchParams } = new URL(chosen?.stopAllPath ?? '', 'https://portal.example');
  await recipients.stop(portal.db, searchParams.get('t') ?? '');
  return (await portal.db.selectFrom('stopped_recipients').select('recipient').executeTakeFirstOrThrow()).recipient;
}

const goes = (erased: unknown) => erased === 'deleted' || typeof erased === 'function';

/** A row in each column that names the person, and one in each table whose rows go with those. */
async function fillTables({ id, email }: { id: string; email: string }) {
  const others: Record<string, Row> = {
    attendances: { member_id: (await insertMember(portal.db)).id },
    // the database gives them
    audit_entries: { number: null, hash: null },
  };
  const named = new Map<string, unknown>();
  const rows = new Map<string, Row>();
  for (const { table, column, erased } of personColumns) {
    const value = /email|contact|^recipient$/.test(column) ? email : id;
    named.set(`${table}.${column}`, table === 'stopped_recipients' ? await stopMails(email) : value);
    if (['members', 'offices', 'stopped_recipients'].includes(table)) continue;
    const row = await insertRow(portal.db, table, { ...others[table], [column]: value });
    if (goes(erased)) rows.set(table, row);
  }
  const gone: [string, Row][] = [];
  const references = await listReferences(portal.db);
  for (const [table, { keptFor }] of tables) {
    const reference = references.find((known) => known.table === table && known.parent === parentOf(keptFor));
    const row = reference && rows.get(reference.parent);
    if (!row) continue;
    const { columns, targets } = reference;
    const key = Object.fromEntries(columns.map((column, index) => [column, row[targets[index] ?? '']]));
    gone.push([table, key]);
    rows.set(table, await insertRow(portal.db, table, { ...key, ...others[table] }));
  }
  return { named, gone };
}

const isFilled = (shown: unknown) => !['undefined', 'null', '[]', '"[]\\n"'].includes(`${JSON.stringify(shown)}`);

async function copyOf(as: Awaited<ReturnType<typeof signedInAs>>) {
  await dataExportsService({ ...portal, mailsService }).makeNext();
  const { rawPayload } = await portal.app.inject({ url: '/api/auth/data/export', ...as });
  const zip = new AdmZip(rawPayload);
  const files = zip.getEntries().map(({ entryName }) => [entryName, zip.readAsText(entryName)]);
  return { ...JSON.parse(zip.readAsText('data.json')), ...Object.fromEntries(files) };
}

test('a member finds in its copy what each table holds of it, and leaves with all but what is said to stay', async () => {
  const member = await insertMember(portal.db, { name: `سلمى ${randomUUID()}`, phone: '0550 10 20 30' });
  const { named, gone } = await fillTables(member);

  const copy = await copyOf(await signedInAs(portal.db, member));
  for (const { shown } of personColumns)
    for (const name of Object.keys(shown || {})) expect([name, isFilled(copy[name])]).toEqual([name, true]);

  await portal.db.transaction().execute((transaction) => eraseMember(transaction, mailsService, member.id, 'delete'));
  for (const { table, column, erased } of personColumns) {
    if (table === 'offices') continue;
    const left = await findRow(portal.db, table, { [column]: named.get(`${table}.${column}`) });
    const isLeft = left !== undefined;
    expect([table, column, isLeft]).toEqual([table, column, erased === 'stays' || erased === 'kept']);
    if (erased !== 'stays') continue;
    for (const told of [member.name, member.email, '0550 10 20 30']) expect(JSON.stringify(left)).not.toContain(told);
  }
  for (const [table, key] of gone) expect([table, await findRow(portal.db, table, key)]).toEqual([table, undefined]);
});
