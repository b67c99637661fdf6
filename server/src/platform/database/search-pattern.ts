import { sql } from 'kysely';

/** What a folded column must be like to hold the word, whatever the word is made of. */
export const containing = (word: string) => sql<string>`'%' || fold_text(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`;
