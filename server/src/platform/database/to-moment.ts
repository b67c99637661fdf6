import { sql } from 'kysely';
import { timeZone } from 'shared-api/contract/text/time-zone';

/** The moment at which the clocks of Algeria show this; the database knows how they were set in any year. */
export const toMoment = (localTime: string) => sql<Date>`${localTime}::timestamp at time zone ${sql.lit(timeZone)}`;
