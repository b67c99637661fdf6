import { useEffect } from 'react';
import { useSession } from 'shared-api/session/session.store';
import { useLocation, useRevalidator } from 'shared-ui/router';

/** The router's name for the place the page itself was opened at. */
const firstPlace = 'default';

/** The server gives everybody the same page for half a minute: a member, who may just have changed it, loads it again. */
export function useFreshPage() {
  const isMember = useSession((session) => session.isAuthenticated);
  const { key } = useLocation();
  const { revalidate } = useRevalidator();
  const isKeptPage = isMember && key === firstPlace;
  useEffect(() => {
    if (isKeptPage) void revalidate();
  }, [isKeptPage, revalidate]);
}
