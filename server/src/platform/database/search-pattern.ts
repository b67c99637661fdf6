import { sql } from 'kysely';
import { serverLimits } from '../../limits.ts';

/** The `LIKE` pattern of a normalised column that holds the word; its own wildcards are escaped. */
export const containing = (word: string) => sql<string>`'%' || fold_text(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`;

/** The `LIKE` patterns of a search, one a word. */
export const wordsOf = (text = '') => text.split(/\s+/u).filter(Boolean).slice(0, serverLimits.maxSearchTerms);
