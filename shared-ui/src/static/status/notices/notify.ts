import type { ReactNode } from 'react';

type Tone = 'success' | 'failure' | 'info';
/** A function decides itself when the notice goes: it gets what takes it off the screen. */
type NoticeText = ReactNode | ((dismiss: () => void) => ReactNode);
export type Notice = { id: number; tone: Tone; text: NoticeText };

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

function add(tone: Tone, text: NoticeText): number {
  lastId += 1;
  replace([...notices, { id: lastId, tone, text }]);
  return lastId;
}

/** Says something to the person, wherever the page is; `Notices` shows it. Returns its id. */
export const notify = {
  success: (text: NoticeText) => add('success', text),
  failure: (text: NoticeText) => add('failure', text),
  info: (text: ReactNode) => add('info', text),
};

/** Takes a notice off the screen; one that is gone already does no harm. */
export const dismissNotice = (id: number) => replace(notices.filter((notice) => notice.id !== id));

/** Calls back whenever a notice comes or goes, until the answer is called. */
export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is on the screen, the oldest first; the same array until something changes. */
export const getNotices = () => notices;
