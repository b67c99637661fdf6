import type { FastifyReply, FastifyRequest } from 'fastify';
import { serverLimits } from '../../limits.ts';
import { heldTag } from '../../platform/http/held-tag.ts';
import type { PageFile } from '../cache/page-file.ts';

export type SentPage = { status: number; file: PageFile; policy: string; isComplete: boolean };

/** Who may keep a page, and must ask each time whether it still holds. */
export const cacheControls = {
  /** While there is no rollout, pages are the same for everybody. */
  shared: 'public, max-age=0, must-revalidate',
  ofOneBrowser: 'private, no-cache',
  notStored: 'no-store',
} as const;
type CacheControl = (typeof cacheControls)[keyof typeof cacheControls];

const { cdnMaxAgeSeconds, cdnStaleSeconds, cdnStaleIfErrorSeconds } = serverLimits;
const cdnCacheControl = `max-age=${cdnMaxAgeSeconds}, stale-while-revalidate=${cdnStaleSeconds}, stale-if-error=${cdnStaleIfErrorSeconds}`;

/** Who may keep this page: `cdnTags` is what a CDN in front is told to forget it by, where it may keep it. */
export type CacheRules = { cacheControl: CacheControl; cdnTags?: string | undefined };

/** Answers with the bytes that the client prefers, or with 304 where it holds them. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SentPage,
  { cacheControl, cdnTags }: CacheRules,
) {
  const {
    encoding,
    tags: tagsOfVariant,
    read,
  } = page.file.variantFor(String(request.headers['accept-encoding'] ?? ''));
  reply.code(page.status).headers({
    'cache-control': page.isComplete ? cacheControl : cacheControls.notStored,
    'content-security-policy': page.policy,
    vary: 'accept-encoding',
  });
  if (page.status === 200 && page.isComplete) {
    const tags = tagsOfVariant();
    const held = heldTag(request.headers['if-none-match'], tags);
    reply.header('etag', held ?? tags[0]);
    if (cdnTags) reply.headers({ 'cdn-cache-control': cdnCacheControl, 'cache-tag': cdnTags });
    if (held) return reply.code(304).send();
  }
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(await read());
}
