import { useEffect, useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

type MailedToken = {
  /** '' when the link has none; undefined while the page is not live and cannot know. */
  token: string | undefined;
  /** How many more links were opened in this tab: the form starts again for each. */
  more: number;
};

/** The token of a mailed link: its fragment, which browsers send to no server, so that no log holds it. */
export function useMailedToken(): MailedToken {
  const [more, setMore] = useState(0);
  useEffect(() => {
    const open = () => setMore((links) => links + 1);
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
  const token = useSyncExternalStore(
    neverChanges,
    // links that were mailed before had it in the query
    () => location.hash.slice(1) || (new URLSearchParams(location.search).get('token') ?? ''),
    () => undefined,
  );
  return { token, more };
}
