import { bylineOf } from 'shared-api/contract/members/byline';
import { isShownInPerson } from 'shared-api/contract/members/byline.policy';
import * as pathTo from 'shared-api/contract/path-to';
import type { Post } from 'shared-api/contract/posts/posts.contract';

/** Who a post is by, with the page of each name. A member who has left has none. */
export function linkedBylineOf(post: Post) {
  const { name, detail, picture } = bylineOf(post);
  const { author, isAuthorActive } = post;
  const inPerson = isShownInPerson(author);
  const pageOfAuthor = isAuthorActive ? pathTo.member(author.id) : undefined;
  return {
    name: { text: name, to: inPerson ? pageOfAuthor : pathTo.office(author.office) },
    detail: { text: detail, to: inPerson ? undefined : pageOfAuthor },
    picture,
  };
}
