import { isShownInPerson } from './byline.policy.ts';
import type { Post } from './posts.contract.ts';
import { roleLabel } from './role-label.ts';

/** Who a post is by: the secretary-general in person, anyone else as their office (spec, section 6). */
export function bylineOf({ author }: { author: Pick<Post['author'], 'name' | 'role' | 'avatar' | 'office'> }) {
  const { name, role, avatar, office } = author;
  return isShownInPerson(author)
    ? { name, picture: avatar, detail: roleLabel(role) }
    : { name: office.name, picture: office.cover, detail: name };
}
