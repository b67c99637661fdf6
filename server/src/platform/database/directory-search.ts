import { type SqlBool, sql } from 'kysely';
import { phoneTerm } from 'shared-api/contract/text/phone';
import { holds, termsOf } from './search-pattern.ts';

/** Holds a term of a search, or the phone number that the term writes in another way. */
function inDirectory(term: string) {
  const patterns = [...new Set([term, phoneTerm(term) ?? term])].map((each) => holds(sql`members.directory`, each));
  return sql<SqlBool>`(${sql.join(patterns, sql` or `)})`;
}

/** What is true of a member whose name, e-mail and phone number hold all these words, or the number that they write together. */
export function foundInDirectory(words: string | undefined): ReturnType<typeof inDirectory>[] {
  const each = termsOf(words).map(inDirectory);
  const number = phoneTerm(words ?? '');
  if (!number || each.length < 2) return each;
  return [sql<SqlBool>`(${inDirectory(number)} or ${sql.join(each, sql` and `)})`];
}
