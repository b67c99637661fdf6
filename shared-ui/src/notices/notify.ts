type Tone = 'success' | 'failure' | 'info';
export type Notice = { id: number; tone: Tone; text: string };

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

function add(tone: Tone, text: string): void {
  lastId += 1;
  replace([...notices, { id: lastId, tone, text }]);
}

/** Says something to the person, wherever the page is; `Notices` shows it. */
export const notify = {
  success: (text: string) => add('success', text),
  failure: (text: string) => add('failure', text),
  info: (text: string) => add('info', text),
};

export const dismissNotice = (id: number) => replace(notices.filter((notice) => notice.id !== id));

export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const getNotices = () => notices;
