import type { Post } from '../posts/posts.contract.ts';
import { isShownInPerson } from './byline.policy.ts';
import { secretaryGeneralLabel } from './role-words.ts';

/** Who a post is by: the secretary-general in person, anyone else as their office (spec, section 6). */
export function bylineOf({ author }: { author: Pick<Post['author'], 'name' | 'role' | 'avatar' | 'office'> }) {
  const { name, avatar, office } = author;
  return isShownInPerson(author)
    ? { name, picture: avatar, detail: secretaryGeneralLabel }
    : { name: office.name, picture: office.cover, detail: name };
}
