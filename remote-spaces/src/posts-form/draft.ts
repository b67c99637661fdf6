import type { PostType } from 'shared-api/contract/posts.contract';
import { keepForMember, readForMember, removeForMember } from 'shared-api/session/session.store';

export type Draft = { title: string; content: string; type: PostType };
type KeptDraft = Draft & {
  savedAt: string;
  /** Under which it was sent as it stands, without an answer so far: sent again, it is published once. */
  idempotencyKey?: string | undefined;
};

export const blankDraft: Draft = { title: '', content: '', type: 'Post' };
export type DraftStatus = 'kept' | 'without-pictures' | 'not-kept';

/** One draft for a member of this browser: a member who signs in after another is not shown its draft. */
const name = 'draft';

const withoutPictures = (html: string) => html.replace(/<img\b[^>]*\bsrc="data:[^>]*>/g, '');

export const isBlank = ({ title, content }: Draft) => title.trim() === '' && content === '';

/** The fields of a draft alone: a chosen picture is no text, and what is kept of it could not be shown again. */
const fieldsOf = ({ title, content, type }: Draft): Draft => ({ title, content, type });

export type FoundDraft = Pick<KeptDraft, 'savedAt' | 'idempotencyKey'> & { draft: Draft };

export function readDraft(memberId: string): FoundDraft | undefined {
  try {
    const kept: KeptDraft | null = JSON.parse(readForMember(memberId, name) ?? 'null');
    if (!kept) return undefined;
    const { savedAt, idempotencyKey } = kept;
    return { draft: fieldsOf(kept), savedAt, idempotencyKey };
  } catch {
    return undefined;
  }
}

function tryToKeep(memberId: string, draft: Draft, idempotencyKey: string | undefined): boolean {
  const kept: KeptDraft = { ...fieldsOf(draft), savedAt: new Date().toISOString(), idempotencyKey };
  return keepForMember(memberId, name, JSON.stringify(kept));
}

export const forgetDraft = (memberId: string): void => removeForMember(memberId, name);

/** Keeps what was written; a browser has little room, and words matter more than pictures. */
export function keepDraft(memberId: string, draft: Draft, idempotencyKey: string | undefined): DraftStatus {
  if (tryToKeep(memberId, draft, idempotencyKey)) return 'kept';
  const words = { ...draft, content: withoutPictures(draft.content) };
  return tryToKeep(memberId, words, idempotencyKey) ? 'without-pictures' : 'not-kept';
}
