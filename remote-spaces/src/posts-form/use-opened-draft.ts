import { useState } from 'react';
import { loadStatus, useQuery } from 'shared-api/query';
import { openDraft } from './drafts/open-draft.ts';
import { type FoundDraft, readDraft } from './drafts/stored-draft.ts';

type Opened = { found: FoundDraft | undefined };

/** The draft that the form begins with; one that the server may have in another version is asked for first. */
export function useOpenedDraft(memberId: string, chosen: string | undefined) {
  const [here] = useState<Opened | undefined>(() => {
    const kept = readDraft(memberId);
    return chosen || kept?.isSaved ? undefined : { found: kept };
  });
  const query = useQuery({
    queryKey: ['opened draft', chosen],
    queryFn: async (): Promise<Opened> => ({ found: await openDraft(memberId, chosen) }),
    enabled: !here,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { opened: here ?? query.data, status: loadStatus(query), retry: query.refetch };
}
