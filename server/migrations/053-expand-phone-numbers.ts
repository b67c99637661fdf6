import { type Kysely, sql } from 'kysely';

const batchRows = 2_000;
const columns = [
  ['members', 'phone'],
  ['offices', 'phone'],
  ['contact_messages', 'contact'],
] as const;

/**
 * A number as the portal stores it: E.164 where its country is known; anything else is left as it is, for it may be two numbers. Forms took
 * digits, blanks and + - ( ) alone until now.
 */
const oneForm = (column: string) => sql`(
  select case when number ~ '^\\+[1-9][0-9]{7,14}$' then number else ${sql.ref(column)} end
  from (select regexp_replace(${sql.ref(column)}, '[[:space:]]', '', 'g') as packed) as a,
    regexp_replace(packed, '^((\\+|00)[0-9]{1,3})\\(0\\)', '\\1') as abroad,
    regexp_replace(abroad, '[-()./]', '', 'g') as bare,
    regexp_replace(bare, '^00(?=[1-9])', '+') as prefixed,
    regexp_replace(prefixed, '^(\\+?2130?|0|(?=[5-7][0-9]{8}$))(?=[1-9][0-9]{7,8}$)', '+213') as number
)`;

/** Phone numbers are found and compared by one form. */
export async function up(db: Kysely<never>) {
  for (const [table, column] of columns) {
    let last: string | undefined = '00000000-0000-0000-0000-000000000000';
    while (last) {
      const { rows }: { rows: { last: string | null }[] } = await sql<{ last: string | null }>`
        with batch as (
          select id, ${sql.ref(column)} as former, ${oneForm(column)} as number from ${sql.table(table)}
          where id > ${last} order by id limit ${sql.lit(batchRows)}),
        changed as (
          update ${sql.table(table)} as row set ${sql.ref(column)} = batch.number from batch
          where row.id = batch.id and batch.number <> batch.former)
        select max(id::text) as last from batch`.execute(db);
      last = rows[0]?.last ?? undefined;
    }
  }
}
