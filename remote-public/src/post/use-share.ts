import { useSyncExternalStore } from 'react';
import { copyText } from 'shared-ui/copy-text';
import { useLocation } from 'shared-ui/router';
import { notify } from 'shared-ui/static';
import { messages } from './messages.ts';

const neverChanges = () => () => undefined;
const isClosedByPerson = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Passing a page on; its address and the browser's own sharing, where there is one, are known in the browser alone. */
export function useShare(title: string) {
  const { pathname } = useLocation();
  const origin = useSyncExternalStore(
    neverChanges,
    () => location.origin,
    () => null,
  );
  const url = origin && origin + pathname;

  async function share() {
    try {
      if (url) await navigator.share({ title, url });
    } catch (error) {
      if (!isClosedByPerson(error)) notify.failure(messages.shareFailed);
    }
  }

  const copy = async () => url && copyText(url, { copied: messages.copied, failed: messages.copyFailed });

  return { url, share: url && 'share' in navigator ? share : undefined, copy };
}
