import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { searchTermsOf } from 'shared-api/contract/text/normalise-for-search';
import { serverLimits } from '../../limits.ts';

/** The condition that a normalised column holds the term, whose letters and digits have no meaning to `LIKE`. */
export const holds = (column: RawBuilder<string>, term: string) => sql<SqlBool>`${column} like ${`%${term}%`}`;

/** Capitals, which no normalised column holds; the index knows at once that none has the letters. */
const inNoColumn = 'QQQQ';

/**
 * The terms of a search, normalised, as many as are looked for; none where nothing is searched for. A search for signs alone, as
 * «؟», finds nothing rather than everything.
 */
export function termsOf(words = ''): string[] {
  if (words.trim() === '') return [];
  const terms = searchTermsOf(words).slice(0, serverLimits.maxSearchTerms);
  return terms.length > 0 ? terms : [inNoColumn];
}
