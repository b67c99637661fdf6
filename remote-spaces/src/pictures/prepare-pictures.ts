import { shrinkPicture } from 'shared-ui/pictures';
import { notify } from 'shared-ui/static';
import { messages } from './messages.ts';

/** Its code comes with the first file; without it the browser alone decides. */
async function describe(file: Blob) {
  try {
    const { describePicture } = await import('shared-api/contract/pictures/describe-picture');
    return await describePicture(file);
  } catch {
    return { isRead: true, unread: messages.badPicture };
  }
}

/**
 * The chosen files as they are sent, in their order: smaller, and as a kind that the portal reads where the browser can do
 * that. The others are left out, and a notice tells why, each sentence once.
 */
export async function* preparePictures(files: readonly File[]): AsyncGenerator<Blob> {
  const notified = new Set<string>();
  function notifyOnce(tone: 'info' | 'failure', sentence: string) {
    if (!notified.has(sentence)) notify[tone](sentence);
    notified.add(sentence);
  }
  for (const file of files) {
    const { isRead, unread, still } = await describe(file);
    const picture = await shrinkPicture(file, { mustEncode: !isRead }).catch(() => undefined);
    if (!picture) notifyOnce('failure', unread);
    else {
      if (still) notifyOnce('info', still);
      yield picture;
    }
  }
}
