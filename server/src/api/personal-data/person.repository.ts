import type { Db } from '../../platform/database/db.ts';
import type { Person } from '../../platform/database/table-facts.ts';
import { picturesOfPosts } from '../posts/posts.repository.ts';

/** A member as the owner of its data, whichever table holds it. */
export const personRepository = {
  async find(db: Db, id: string): Promise<Person> {
    const { email, pendingEmail, isEmailConfirmed } = await db
      .selectFrom('members')
      .select(['email', 'pending_email as pendingEmail', 'is_email_confirmed as isEmailConfirmed'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, email, pendingEmail, confirmedEmail: isEmailConfirmed ? email.toLowerCase() : null };
  },

  /** The pictures of the member and of its posts. */
  listPictures: (db: Db, id: string) =>
    db
      .selectFrom('pictures')
      .select(['hash', 'widths'])
      .where(({ eb, exists, or, selectFrom }) =>
        or([
          exists(selectFrom('members').select('id').whereRef('avatar_hash', '=', 'pictures.hash').where('id', '=', id)),
          eb('hash', 'in', picturesOfPosts('author_id', id)),
        ]),
      )
      .execute(),
};
