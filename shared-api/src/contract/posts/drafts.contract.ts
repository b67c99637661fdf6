import * as v from 'valibot';
import { limits } from '../limits.ts';
import { LocalTime } from '../text/local-time.contract.ts';
import { boundedLines } from '../text/text.contract.ts';
import { Id } from '../wire/query.contract.ts';
import { Timestamp } from '../wire/reply.contract.ts';
import { EventAudience } from './post-events.contract.ts';
import { eachPostText, postTextLimits } from './post-texts.ts';
import { draftEntries, GalleryPicture, Picture, PostForm, PostType, postTextEntries } from './posts.contract.ts';

/** What the list of one's drafts shows of each. */
export const DraftSummary = v.object({
  id: v.string(),
  /** Empty while it has none. */
  title: v.string(),
  excerpt: v.string(),
  type: PostType,
  savedAt: Timestamp,
  /** When it is published by itself; null while it is written. */
  scheduledFor: v.nullable(Timestamp),
  /** Grows with every save. */
  version: v.number(),
});
export type DraftSummary = v.InferOutput<typeof DraftSummary>;

/** A tab that a spreadsheet left in a line is no reason to lose what was written; it is told when the post is published. */
const asTyped = v.optional(boundedLines([0, limits.title[1]]));

/** What a form says of the event and the end of an announcement, finished or not. */
export const EventDraft = v.object({
  isEvent: PostForm.entries.isEvent,
  eventBegins: asTyped,
  eventEnds: asTyped,
  eventPlace: asTyped,
  eventAddress: asTyped,
  eventCapacity: asTyped,
  eventAudience: v.optional(EventAudience),
  expires: asTyped,
});
export type EventDraft = v.InferOutput<typeof EventDraft>;

/** A post that its author still writes, on whichever device. */
export const Draft = v.object({
  ...DraftSummary.entries,
  /** Sanitised HTML, as the editor wrote it. */
  content: v.string(),
  image: v.nullable(v.string()),
  picture: v.nullable(Picture),
  ...postTextEntries,
  gallery: v.array(GalleryPicture),
  ...EventDraft.entries,
});
export type Draft = v.InferOutput<typeof Draft>;

/** An announcement of one's own that no list of readers shows any more. */
export const EndedPost = v.object({
  id: v.string(),
  title: v.string(),
  excerpt: v.string(),
  type: PostType,
  endedAt: Timestamp,
});
export type EndedPost = v.InferOutput<typeof EndedPost>;

/** GET /draft: the viewer's own, the one saved last at the top; and its announcements that ended. */
export const DraftsReply = v.object({ drafts: v.array(DraftSummary), ended: v.array(EndedPost) });
export type DraftsReply = v.InferOutput<typeof DraftsReply>;

/**
 * The fields of PUT /draft/{id}, a multipart form; its file is `image`. The browser names the id; `If-Match` is the version
 * that the text began from, `"0"` for a new draft.
 */
export const DraftForm = v.object({
  ...PostForm.entries,
  ...EventDraft.entries,
  title: boundedLines([0, limits.title[1]]),
  ...eachPostText((name) => v.optional(boundedLines(postTextLimits[name]))),
  /** Whose browser sends it: another's session, begun meanwhile, does not take it. */
  author: v.optional(Id),
  /** With it the text lacks nothing and is published at that time, or stays scheduled for it. Without it a scheduled draft is not written on. */
  at: v.optional(LocalTime),
  ...draftEntries,
});
export type DraftForm = v.InferOutput<typeof DraftForm>;

/** PUT /draft/{id}/schedule: it becomes a post at that time; until then its text changes only by a DraftForm with `at`. */
export const ScheduleRequest = v.object({
  at: LocalTime,
});
export type ScheduleRequest = v.InferOutput<typeof ScheduleRequest>;

/** What the editor of a scheduled post checks before it is sent as a DraftForm with `at`: as that of a new post does. */
export const EditScheduledForm = v.object({ ...PostForm.entries, ...ScheduleRequest.entries });

/** PUT /draft/{id}; PUT and DELETE /draft/{id}/schedule */
export const DraftReply = v.object({ draft: Draft });
