import { sql } from 'kysely';
import { serverLimits } from '../../limits.ts';

/** What a folded column must be like to hold the word, whatever the word is made of. */
export const containing = (word: string) => sql<string>`'%' || fold_text(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`;

/** What a search asks for, word by word. */
export const wordsOf = (text = '') => text.split(/\s+/u).filter(Boolean).slice(0, serverLimits.maxSearchWords);
