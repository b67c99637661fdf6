import type { PostType } from 'shared-api/contract/posts.contract';

export type Draft = { title: string; content: string; type: PostType };
type KeptDraft = Draft & { savedAt: string };

export const blankDraft: Draft = { title: '', content: '', type: 'Post' };
export type DraftStatus = 'kept' | 'without-pictures' | 'not-kept';

/** One draft for a member of this browser: a member who signs in after another is not shown its draft. */
const keyOf = (memberId: string) => `draft:${memberId}`;

const withoutPictures = (html: string) => html.replace(/<img\b[^>]*\bsrc="data:[^>]*>/g, '');

export const isBlank = ({ title, content }: Draft) => title.trim() === '' && content === '';

/** The fields of a draft alone: a chosen picture is no text, and what is kept of it could not be shown again. */
const fieldsOf = ({ title, content, type }: Draft): Draft => ({ title, content, type });

export function readDraft(memberId: string): { draft: Draft; savedAt: string } | undefined {
  try {
    const kept: KeptDraft | null = JSON.parse(localStorage.getItem(keyOf(memberId)) ?? 'null');
    return kept ? { draft: fieldsOf(kept), savedAt: kept.savedAt } : undefined;
  } catch {
    return undefined;
  }
}

function tryToKeep(memberId: string, draft: Draft): boolean {
  try {
    const kept: KeptDraft = { ...fieldsOf(draft), savedAt: new Date().toISOString() };
    localStorage.setItem(keyOf(memberId), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(memberId: string): void {
  try {
    localStorage.removeItem(keyOf(memberId));
  } catch (error) {
    reportError(error);
  }
}

/** Keeps what was written; a browser has little room, and words matter more than pictures. */
export function keepDraft(memberId: string, draft: Draft): DraftStatus {
  if (tryToKeep(memberId, draft)) return 'kept';
  const words = { ...draft, content: withoutPictures(draft.content) };
  return tryToKeep(memberId, words) ? 'without-pictures' : 'not-kept';
}
