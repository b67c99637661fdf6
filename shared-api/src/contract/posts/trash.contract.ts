import * as v from 'valibot';
import { Cursor, Limit } from '../wire/query.contract.ts';
import { Timestamp } from '../wire/reply.contract.ts';
import { PostType } from './posts.contract.ts';

/** A deleted post that can still be restored; what the public read of it is nowhere shown any more. */
export const TrashedPost = v.object({
  id: v.string(),
  title: v.string(),
  excerpt: v.string(),
  type: PostType,
  author: v.object({ id: v.string(), name: v.string(), office: v.object({ id: v.string(), name: v.string() }) }),
  publishedAt: Timestamp,
  trashedAt: Timestamp,
  /** When it goes for good, with its pictures. */
  dueAt: Timestamp,
  /** Not its author deleted it: only staff restores it. */
  isByStaff: v.boolean(),
});
export type TrashedPost = v.InferOutput<typeof TrashedPost>;

/** The query of GET /trash and /dashboard/trash */
export const TrashQuery = v.object({ limit: Limit, cursor: v.optional(Cursor) });
export type TrashQuery = Partial<v.InferOutput<typeof TrashQuery>>;

/** GET /trash: the viewer's own; GET /dashboard/trash: those of the viewer's scope. The one deleted last at the top. */
export const TrashReply = v.object({ posts: v.array(TrashedPost) });
