import { ApiError } from 'shared-api/client/api-error';
import { optional, optionalOrMissing } from 'shared-api/client/optional';
import { fetchPost, fetchPosts } from 'shared-api/client/posts.client';
import { bylineOf } from 'shared-api/contract/members/byline';
import { isShownInPerson } from 'shared-api/contract/members/byline.policy';
import * as pathTo from 'shared-api/contract/path-to';
import { canVisitorsAttend } from 'shared-api/contract/posts/attendance.policy';
import { pickPostTexts } from 'shared-api/contract/posts/post-texts';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { data, type LoaderFunctionArgs } from 'shared-ui/router';
import { cutText } from 'shared-ui/static';
import { cacheIfComplete } from '../loaders/cache-if-complete.ts';
import { type PreviewWithEvent, toPreviewWithEvent } from '../posts/to-preview-with-event.ts';

/** Who a post is by, with the page of each name. A member who has left has none. */
function linkedBylineOf(post: Post) {
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

const relatedPosts = 3;
/** As much of it as search engines show. */
export const descriptionLength = 160;

/** By the server's clock: the page in the browser shows what the server rendered. */
const takesVisitors = ({ event, expiry }: Post) =>
  event !== null &&
  canVisitorsAttend(event) &&
  !event.isCancelled &&
  !expiry?.isOver &&
  Date.parse(event.endsAt) > Date.now();

/** What the page shows of a post; no more of it need travel inside it. */
const toArticle = (post: Post) => ({
  id: post.id,
  type: post.type,
  title: post.title,
  event: post.event,
  takesVisitors: takesVisitors(post),
  endedAt: post.expiry?.isOver ? post.expiry.at : null,
  content: post.content,
  description: cutText(post.excerpt, descriptionLength),
  picture: post.picture,
  ...pickPostTexts(post),
  ...(post.gallery && post.gallery.length > 0 && { gallery: post.gallery }),
  publishedAt: post.publishedAt,
  author: { id: post.author.id, name: post.author.name, office: post.author.office },
  byline: linkedBylineOf(post),
});
export type Article = ReturnType<typeof toArticle>;

/** Null what could not be had: a post is read without its like. Gone: it was deleted. */
export type PostData = { post: Article | 'gone' | null; related: PreviewWithEvent[] | null };

/** Of the same office first, then of the same type. */
async function fetchRelated({ id, type, author }: Post, signal: AbortSignal): Promise<PreviewWithEvent[]> {
  const [ofOffice, ofType] = await Promise.all([
    fetchPosts({ office: author.office.id, limit: relatedPosts + 1 }, signal),
    fetchPosts({ type, limit: 2 * relatedPosts + 1 }, signal),
  ]);
  const others = new Map([...ofOffice, ...ofType].map((post) => [post.id, post]));
  others.delete(id);
  return [...others.values()].slice(0, relatedPosts).map(toPreviewWithEvent);
}

function goneOrThrow(error: unknown): 'gone' {
  if (error instanceof ApiError && error.gone) return 'gone';
  throw error;
}

export async function loadPost({ request, params: { id = '' } }: LoaderFunctionArgs) {
  const post = await optionalOrMissing('post', request, fetchPost(id, request.signal).catch(goneOrThrow));
  if (post === 'missing') throw data(null, { status: 404 });
  if (post === 'gone') return data<PostData>({ post, related: null }, { status: 410 });
  const related = post && (await optional('related posts', request, fetchRelated(post, request.signal)));
  return cacheIfComplete<PostData>({ post: post && toArticle(post), related });
}
