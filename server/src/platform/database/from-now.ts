import { sql } from 'kysely';

/** By the clock of the database, which all instances share. */
export const fromNow = (ms: number) => sql<Date>`now() + ${ms}::double precision * interval '1 millisecond'`;

/** Rounded as columns of whole milliseconds are, up or down: what was written as due before is not still ahead. */
export const nowToMs = sql<Date>`now()::timestamptz(3)`;
