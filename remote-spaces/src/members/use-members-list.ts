import { useState } from 'react';
import { fetchMembersOf } from 'shared-api/client/spaces.client';
import type { Member } from 'shared-api/contract/members.contract';
import { notify } from 'shared-ui/static';
import { messages } from '../messages.ts';

export function useMembersList(office: string, first: Member[], total: number) {
  const [rest, setRest] = useState<Member[]>([]);
  const [isBusy, setBusy] = useState(false);
  const members = [...first, ...rest];
  const last = members.at(-1);

  async function showMore() {
    if (isBusy || !last) return;
    setBusy(true);
    try {
      const { items } = await fetchMembersOf(office, last.id);
      setRest([...rest, ...items]);
    } catch {
      notify.failure(messages.moreFailed);
    } finally {
      setBusy(false);
    }
  }

  return { members, hasMore: members.length < total, isBusy, showMore };
}
