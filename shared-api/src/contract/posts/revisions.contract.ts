import * as v from 'valibot';
import { Id } from '../wire/query.contract.ts';
import { Timestamp } from '../wire/reply.contract.ts';
import { Picture, PostType, postTextEntries } from './posts.contract.ts';

/** A text of a post that an edit replaced; the last 20 are kept. */
export const Revision = v.object({
  /** The version of the post that it was. */
  version: v.number(),
  title: v.string(),
  type: PostType,
  savedAt: Timestamp,
  replacedAt: Timestamp,
  /** Who saved the edit that replaced it. */
  replacedBy: v.object({ id: v.string(), name: v.string() }),
});
export type Revision = v.InferOutput<typeof Revision>;

/** GET /post/{id}/revisions: the newest first. */
export const RevisionsReply = v.object({ revisions: v.array(Revision) });
export type RevisionsReply = v.InferOutput<typeof RevisionsReply>;

/** GET /post/{id}/revisions/{version}: as the post showed it. */
export const RevisionText = v.object({
  ...Revision.entries,
  /** Sanitised HTML. */
  content: v.string(),
  image: v.nullable(v.string()),
  picture: v.nullable(Picture),
  ...postTextEntries,
});
export type RevisionText = v.InferOutput<typeof RevisionText>;

/** The parameters of a path that ends in a version of a post: what is no number names no version. */
export const ByVersion = v.object({
  id: Id,
  version: v.pipe(
    v.string(),
    v.transform((text) => (/^\d{1,9}$/.test(text) ? Number(text) : 0)),
  ),
});
