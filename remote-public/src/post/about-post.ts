import type { PageAbout } from 'shared-api/contract/wire/page.contract';
import { cancelledMark } from 'shared-api/contract/words/event-words';
import { timeRange } from 'shared-ui/lists';
import { cutText, isolated } from 'shared-ui/static';
import { pictureInSight } from '../posts/first-picture.ts';
import { type Article, descriptionLength } from './load-post.ts';

const placeLength = 50;

/** The width of the picture above a text. */
export const articlePictureSizes = '(min-width: 50rem) 46rem, 92vw';

/** Of an event first what one must know to come. */
function describe({ event, description }: Article) {
  if (!event) return description;
  const { beginsAt, endsAt, place, isCancelled } = event;
  const where = isolated(cutText(place, placeLength)); // cut before it is isolated: the end of an isolate must not be cut off
  const facts = [...(isCancelled ? [cancelledMark] : []), timeRange(beginsAt, endsAt), where].join(' · ');
  return description ? `${facts} · ${cutText(description, descriptionLength - facts.length)}` : facts;
}

/** What a shared link shows of a post. */
export const aboutPost = (article: Article): PageAbout => ({
  description: describe(article),
  picture: pictureInSight(article.picture, articlePictureSizes),
  card: `/cards/posts/${article.id}.jpg`,
  ...(article.event && { event: article.event }),
  article: { publishedAt: article.publishedAt, author: article.author.name, office: article.author.office.name },
});
