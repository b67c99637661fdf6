import type { PostType } from 'shared-api/contract/posts.contract';
import { keepForMember, readForMember, removeForMember } from 'shared-api/session/session.store';

export type Draft = { title: string; content: string; type: PostType; imageAlt: string; imageCaption: string };
/** As a form holds them, or as they were kept before there were all of them. */
type Fields = { readonly [Name in keyof Draft]?: string | undefined };
type KeptDraft = Draft & {
  savedAt: string;
  /** Under which it was sent as it stands, without an answer so far: sent again, it is published once. */
  idempotencyKey?: string | undefined;
  /** It had a picture that is not kept with it. */
  lacksPictures?: boolean | undefined;
};
type AboutDraft = Pick<KeptDraft, 'idempotencyKey' | 'lacksPictures'>;

export const blankDraft: Draft = { title: '', content: '', type: 'Post', imageAlt: '', imageCaption: '' };
export type DraftStatus = 'kept' | 'without-pictures' | 'not-kept';

/** One draft for a member of this browser: a member who signs in after another is not shown its draft. */
const name = 'draft';

const withoutPictures = (html: string) => html.replace(/<img\b[^>]*\bsrc="data:[^>]*>/g, '');

export const isBlank = ({ title, content, imageAlt, imageCaption }: Draft) =>
  [title, content, imageAlt, imageCaption].every((text) => text.trim() === '');

/** The fields of a draft alone: a chosen picture is no text, and what is kept of it could not be shown again. */
export const toDraft = ({ title = '', content = '', type, imageAlt = '', imageCaption = '' }: Fields): Draft => ({
  title,
  content,
  type: type === 'Ad' ? 'Ad' : 'Post',
  imageAlt,
  imageCaption,
});

export type FoundDraft = Pick<KeptDraft, 'savedAt'> & AboutDraft & { draft: Draft };

export function readDraft(memberId: string): FoundDraft | undefined {
  try {
    const kept: KeptDraft | null = JSON.parse(readForMember(memberId, name) ?? 'null');
    if (!kept) return undefined;
    const { savedAt, idempotencyKey, lacksPictures } = kept;
    return { draft: toDraft(kept), savedAt, idempotencyKey, lacksPictures };
  } catch {
    return undefined;
  }
}

function tryToKeep(memberId: string, draft: Draft, about: AboutDraft): boolean {
  const kept: KeptDraft = { ...toDraft(draft), savedAt: new Date().toISOString(), ...about };
  return keepForMember(memberId, name, JSON.stringify(kept));
}

export const forgetDraft = (memberId: string): void => removeForMember(memberId, name);

/** Keeps what was written; a browser has little room, and words matter more than pictures. */
export function keepDraft(memberId: string, draft: Draft, about: AboutDraft): DraftStatus {
  if (tryToKeep(memberId, draft, about)) return about.lacksPictures ? 'without-pictures' : 'kept';
  const words = { ...draft, content: withoutPictures(draft.content) };
  return tryToKeep(memberId, words, { ...about, lacksPictures: true }) ? 'without-pictures' : 'not-kept';
}
