import type { PageAbout } from 'shared-api/contract/wire/page.contract';
import { cancelledMark } from 'shared-api/contract/words/event-words';
import { timeRange } from 'shared-ui/lists';
import { cutText, isolated } from 'shared-ui/static';
import { type Article, descriptionLength } from './load-post.ts';

/** Of an event first what one must know to come. */
function describe({ event, description }: Article) {
  if (!event) return description;
  const { beginsAt, endsAt, place, isCancelled } = event;
  const facts = [...(isCancelled ? [cancelledMark] : []), timeRange(beginsAt, endsAt), isolated(place), description];
  return cutText(facts.filter(Boolean).join(' · '), descriptionLength);
}

/** What a shared link shows of a post. */
export const aboutPost = (article: Article): PageAbout => ({
  description: describe(article),
  card: `/cards/posts/${article.id}.jpg`,
  ...(article.event && { event: article.event }),
  article: { publishedAt: article.publishedAt, author: article.author.name, office: article.author.office.name },
});
