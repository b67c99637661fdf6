import { useEffect, useState } from 'react';
import { fetchLinkWorks } from 'shared-api/client/account.client';
import type { LinkPurpose } from 'shared-api/contract/accounts/account.contract';
import { logQuietly } from 'shared-api/log-quietly';

/** Whether the link that was opened still works; undefined while that is not known, and where nobody could tell. */
export function useLinkWorks(token: string | undefined, purpose: LinkPurpose): boolean | undefined {
  const [known, setKnown] = useState<{ token: string; works: boolean }>();
  useEffect(() => {
    if (!token) return;
    const controller = new AbortController();
    fetchLinkWorks({ token, purpose }, controller.signal).then(
      (works) => setKnown({ token, works }),
      (error: unknown) => {
        if (!controller.signal.aborted) logQuietly('the state of a mailed link', error); // the form will say it
      },
    );
    return () => controller.abort();
  }, [token, purpose]);
  return known && known.token === token ? known.works : undefined;
}
