import { useSyncExternalStore } from 'react';

/** A link that is opened in a tab with an earlier one changes the fragment alone. */
function subscribe(onChange: () => void) {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/**
 * The token of a mailed link: its fragment, which browsers send to no server, so that no log holds it. '' when the link has
 * none; undefined while the page is not live and cannot know.
 */
export const useMailedToken = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    // links that were mailed before had it in the query
    () => location.hash.slice(1) || (new URLSearchParams(location.search).get('token') ?? ''),
    () => undefined,
  );
