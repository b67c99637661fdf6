import type { EventDraft, Draft as SavedDraft } from 'shared-api/contract/posts/drafts.contract';
import { type PostTexts, pickPostTexts } from 'shared-api/contract/posts/post-texts';
import type { PostType } from 'shared-api/contract/posts/posts.contract';
import { readForMember, removeForMember, storeForMember } from 'shared-api/session/session.store';
import { type AltText, galleryValueOf, readGallery, withoutPictureData } from '../gallery/gallery-value.ts';

type Text = PostTexts & { title: string; content: string; type: PostType };
export type Draft = Text & Readonly<Record<string, string>>;
/** As a form holds them, or as they were kept before there were all of them. */
type Fields = { readonly [Name in keyof (Text & EventDraft) | 'gallery']?: string | undefined };

/** What only an announcement says: `isEvent`, the fields that begin with `event`, and when it ends. */
const announcementOf = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value && /^(isE|e)vent|^expires$/.test(name) ? [[name, value]] : [],
    ),
  );

/** The draft of the server that a text belongs to; version 0: none yet. */
export type DraftRef = {
  id: string;
  version: number;
  /** Names this browser, whose own saves are no change from elsewhere. */
  device: string;
};
/** The picture above the text that the server has. */
export type SavedPicture = Pick<SavedDraft, 'image' | 'picture'>;

export type AboutDraft = {
  ref?: DraftRef | undefined;
  picture?: SavedPicture | undefined;
  /** The server has all of it. */
  isSaved?: boolean | undefined;
  /** Under which it was sent to be published as it stands, without an answer so far: sent again, it is published once. */
  idempotencyKey?: string | undefined;
  /** It had a picture that is kept neither with it nor by the server. */
  lacksPictures?: boolean | undefined;
  /** The words of the pictures below the text that are kept in neither place, in their order. */
  lostGallery?: readonly AltText[] | undefined;
};
type StoredDraft = Fields & AboutDraft & { savedAt: string };

export const blankDraft: Draft = { title: '', content: '', type: 'Post', ...pickPostTexts({}) };
export const noPicture: SavedPicture = { image: null, picture: null };
/** The name of its sentence. */
export type StoredStatus = 'draftKept' | 'draftWithoutPictures' | 'draftNotKept';

/** One draft for a member of this browser: a member who signs in after another is not shown its draft. */
const name = 'draft';

const withoutPictures = (html: string) => html.replace(/<img\b[^>]*\bsrc="data:[^>]*>/g, '');

export const isBlank = (draft: Draft) =>
  [draft.title, draft.content, ...Object.values(pickPostTexts(draft))].every((text) => text.trim() === '') &&
  readGallery(draft.gallery).length === 0;

/** The fields of a draft alone: a chosen picture is no text, and what is kept of it could not be shown again. */
export const toDraft = (fields: Fields): Draft => ({
  title: fields.title ?? '',
  content: fields.content ?? '',
  type: fields.type === 'Ad' ? 'Ad' : 'Post',
  ...pickPostTexts(fields),
  ...(fields.gallery && { gallery: fields.gallery }),
  ...announcementOf(fields),
});

/** What the server has, as a form holds it. */
export const draftOf = ({ gallery, ...fields }: SavedDraft): Draft =>
  toDraft({ ...fields, ...galleryValueOf(gallery) });

/** The form in which it is sent. */
export function toFormData(values: Readonly<Record<string, string>>): FormData {
  const fields = new FormData();
  for (const [name, value] of Object.entries(values)) fields.set(name, value);
  return fields;
}

export type FoundDraft = Pick<StoredDraft, 'savedAt'> & AboutDraft & { draft: Draft };

export function readDraft(memberId: string): FoundDraft | undefined {
  try {
    const kept: StoredDraft | null = JSON.parse(readForMember(memberId, name) ?? 'null');
    if (!kept) return undefined;
    const { savedAt, ref, picture, isSaved, idempotencyKey, lacksPictures, lostGallery } = kept;
    return { draft: toDraft(kept), savedAt, ref, picture, isSaved, idempotencyKey, lacksPictures, lostGallery };
  } catch {
    return undefined;
  }
}

function tryToStore(memberId: string, draft: Draft, about: AboutDraft): boolean {
  const kept: StoredDraft = { ...toDraft(draft), savedAt: new Date().toISOString(), ...about };
  return storeForMember(memberId, name, JSON.stringify(kept));
}

export const forgetDraft = (memberId: string): void => removeForMember(memberId, name);

/** Keeps what was written; a browser has little room, and words matter more than pictures. */
export function storeDraft(memberId: string, draft: Draft, about: AboutDraft): StoredStatus {
  const { lacksPictures, lostGallery = [] } = about;
  if (tryToStore(memberId, draft, about))
    return lacksPictures || lostGallery.length > 0 ? 'draftWithoutPictures' : 'draftKept';
  const content = withoutPictures(draft.content);
  const { gallery, lost } = withoutPictureData(draft.gallery);
  const left = {
    ...about,
    isSaved: false,
    lacksPictures: lacksPictures || content !== draft.content,
    lostGallery: [...lost, ...lostGallery],
  };
  return tryToStore(memberId, { ...draft, content, ...(draft.gallery && { gallery }) }, left)
    ? 'draftWithoutPictures'
    : 'draftNotKept';
}

/** A random key of a request or a browser. */
export const aKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** A random UUID; `crypto.randomUUID` is missing where the portal is read without TLS. */
function anId() {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

export const aNewRef = (): DraftRef => ({ id: anId(), version: 0, device: aKey() });
