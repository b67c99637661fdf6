import { limits } from 'shared-api/contract/limits';
import { visibleLength } from 'shared-api/contract/text.contract';
import { composerMessages as messages } from './messages.ts';

export type PostFaults = { title?: string; content?: string; image?: string };

/** What keeps a title from being published; nothing where it is well. */
export function faultsOfTitle(title: string): PostFaults {
  if (title.trim() === '') return { title: messages.titleMissing };
  return visibleLength(title.trim()) > limits.title[1] ? { title: messages.titleTooLong } : {};
}
