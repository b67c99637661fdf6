import { bylineOf } from 'shared-api/contract/byline';
import { isShownInPerson } from 'shared-api/contract/byline.policy';
import type { Post } from 'shared-api/contract/posts.contract';

const spaceOf = ({ id, kind }: Post['author']['office']) =>
  kind === 'national' ? '/organization/national-office' : `/organization/provincial-offices?office=${id}`;

/** Who a post is by, with the page of each name. A member who has left has none. */
export function linkedBylineOf(post: Post) {
  const { name, detail, picture } = bylineOf(post);
  const { author, isAuthorActive } = post;
  const inPerson = isShownInPerson(author);
  const pageOfAuthor = isAuthorActive ? `/organization/members/${author.id}` : undefined;
  return {
    name: { text: name, to: inPerson ? pageOfAuthor : spaceOf(author.office) },
    detail: { text: detail, to: inPerson ? undefined : pageOfAuthor },
    picture,
  };
}
