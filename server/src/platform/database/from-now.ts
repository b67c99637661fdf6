import { sql } from 'kysely';

/** By the clock of the database, which all instances share. */
export const fromNow = (ms: number) => sql<Date>`now() + ${ms}::double precision * interval '1 millisecond'`;
