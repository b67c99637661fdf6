import * as v from 'valibot';
import { limits } from '../limits.ts';
import { Member } from '../members/members.contract.ts';
import { LocalTime } from '../text/local-time.contract.ts';
import { boundedText } from '../text/text.contract.ts';
import { isSeen } from '../text/typed-text.ts';
import { Cursor, count, Id, Limit, NewId, SearchText } from '../wire/query.contract.ts';
import { Timestamp } from '../wire/reply.contract.ts';
import { EventForm, PostEvent } from './post-events.contract.ts';
import { eachPostText, postTextLimits } from './post-texts.ts';

export const PostType = v.picklist(['Post', 'Ad']);
export type PostType = v.InferOutput<typeof PostType>;

/** A picture in several widths, for a `<picture>` element. */
export const Picture = v.object({
  sources: v.array(v.object({ type: v.string(), srcset: v.string() })),
  /** Pixels of the largest rendition: they keep the place while the picture loads. */
  width: v.number(),
  height: v.number(),
  /** Its main colour, as a CSS colour; of one with transparent parts what it is seen on, or `transparent` where it needs nothing. */
  placeholder: v.string(),
});
export type Picture = v.InferOutput<typeof Picture>;

/** One of the pictures below a text. */
export const GalleryPicture = v.object({
  /** URL of the largest rendition of `picture`. */
  image: v.string(),
  picture: Picture,
  /** The picture in words, for those who do not see it; may be empty. */
  alt: v.string(),
  caption: v.string(),
});
export type GalleryPicture = v.InferOutput<typeof GalleryPicture>;

/** When an announcement ends: from then on it is in no list, and its page says so. */
export const PostExpiry = v.object({ at: Timestamp, isOver: v.boolean() });
export type PostExpiry = v.InferOutput<typeof PostExpiry>;

export const postTextEntries = eachPostText(() => v.string());

/** Pieces of a text; every second one, from the second on, is what was searched for. */
export const MarkedText = v.array(v.string());
export type MarkedText = v.InferOutput<typeof MarkedText>;

/** Why a search found a post: its title, and the place in its text; empty where the text has none of the words. */
export const PostMatch = v.object({ title: MarkedText, text: MarkedText });

export const Post = v.object({
  id: v.string(),
  /** The same value as `id`. */
  _id: v.string(),
  title: v.string(),
  /** Sanitised HTML. */
  content: v.string(),
  /** The beginning of the content as plain text. */
  excerpt: v.string(),
  /** URL of the largest rendition of `picture`. */
  image: v.nullable(v.string()),
  picture: v.nullable(Picture),
  ...postTextEntries,
  /** The pictures below the text; absent in lists. */
  gallery: v.optional(v.array(GalleryPicture)),
  type: PostType,
  /** What an announcement invites to. */
  event: v.nullable(PostEvent),
  /** Of an announcement that ends by itself. */
  expiry: v.nullable(PostExpiry),
  pinned: v.boolean(),
  author: Member,
  /** Its author is a member still, with a page of its own. */
  isAuthorActive: v.boolean(),
  publishedAt: Timestamp,
  updatedAt: Timestamp,
  /** Grows with every edit: sent back as `If-Match`, it keeps one from replacing what was saved elsewhere meanwhile. */
  version: v.number(),
  /** Only in the answer to a search. */
  match: v.optional(PostMatch),
});
export type Post = v.InferOutput<typeof Post>;

/** GET /post */
export const PostsReply = v.array(Post);

/** The fields of PUT /post/{id}, a multipart form; its file is `image`. */
export const PostForm = v.object({
  title: boundedText(limits.title),
  /** The editor's HTML; pictures may lie inside it as `data:` URIs. */
  content: v.string(),
  type: PostType,
  /** Left out, an edited post keeps its own; those of the picture while it keeps its picture. */
  ...eachPostText((name) => v.optional(boundedText(postTextLimits[name]))),
  /** The picture above the text was taken off; without this, and without an `image`, it stays. */
  withoutImage: v.optional(v.literal('true')),
  /** A GalleryField: the pictures below the text. Left out, an edited post keeps its own. */
  gallery: v.optional(v.string()),
  /** Whether an announcement is an event; with `yes` the fields of one follow. Left out, an edited one keeps its event. */
  isEvent: v.optional(v.picklist(['yes', 'no'])),
  ...v.partial(EventForm).entries,
  /** When an announcement ends; empty for never. Left out, an edited one keeps its time. */
  expires: v.optional(v.union([v.literal(''), LocalTime], 'bad_time')),
});
export type PostForm = v.InferOutput<typeof PostForm>;

/** Nothing a reader would see. The pattern takes linear time for any text. */
const isBlank = (html: string) => !html.includes('<img') && !isSeen(html.replace(/<[^<>]*>|&nbsp;/g, ' '));

/** What the editor of a post checks before it is sent: unlike a new post, it needs a text (spec, section 5). */
export const EditPostForm = v.object({
  ...PostForm.entries,
  content: v.pipe(
    v.string(),
    v.check((html) => !isBlank(html), 'missing'),
  ),
});

const ClientKey = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));

/** What a draft says besides its text, also when it is published. */
export const draftEntries = {
  /** The browser that writes: what it saved itself is no change from elsewhere, though its answer may have been lost. */
  device: v.optional(ClientKey),
};

/** The fields of POST /post, a multipart form; its file is `image`. */
export const NewPostForm = v.object({
  ...PostForm.entries,
  /** Id of the member who publishes: oneself. */
  author: Id,
  /** The same for the same post, sent however often: it is published once. Without one, each sending is a post. */
  idempotencyKey: v.optional(ClientKey),
  /** The draft that becomes this post, in the version of `If-Match`. */
  draft: v.optional(NewId),
  ...draftEntries,
});
export type NewPostForm = v.InferOutput<typeof NewPostForm>;

/** POST /post, PUT /post/{id} */
export const PostReply = v.object({ message: v.string(), post: Post });

/** PUT /post/{id}/pin */
export const PinRequest = v.object({
  pinned: v.boolean(),
  /** Which of the author's posts of this type is pinned as far as is known, null where none is: where another is, 409. */
  seen: v.optional(v.nullable(Id)),
});
export type PinRequest = v.InferOutput<typeof PinRequest>;

/** With the id of the post that was pinned before, to take the change back. */
export const PinReply = v.object({ post: Post, former: v.nullable(Id) });
export type PinReply = v.InferOutput<typeof PinReply>;

/** The query of GET /post and /dashboard/posts: filters, then a page or a random sample. */
export const PostsQuery = v.object({
  type: v.optional(PostType),
  office: v.optional(Id),
  author: v.optional(Id),
  q: v.optional(SearchText),
  /** That many random posts instead of a page. */
  sample: v.optional(count(limits.sampleMax)),
  limit: Limit,
  cursor: v.optional(Cursor),
});
export type PostsQuery = Partial<v.InferOutput<typeof PostsQuery>>;
