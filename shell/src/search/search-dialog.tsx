import { useEffect, useState } from 'react';
import { toSessionMember } from 'shared-api/contract/accounts/session.policy';
import { limits } from 'shared-api/contract/limits';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { canOpenDashboard, canSeeAllOffices } from 'shared-api/contract/members/members.policy';
import { CacheProvider } from 'shared-api/query';
import { useSession } from 'shared-api/session/session.store';
import { Finder } from 'shared-ui/finder';
import { searchDelayMs } from '../limits.ts';
import { messages } from './messages.ts';
import { useResults } from './use-results.tsx';

/** What was typed once a pause shows that it is meant; what was cleared is cleared at once. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), searchDelayMs);
    return () => clearTimeout(timer);
  }, [words]);
  return words === '' ? '' : settled;
}

function statusOf({ total, isPending, isError }: ReturnType<typeof useResults>): string {
  if (isPending) return messages.searching;
  if (isError) return total > 0 ? messages.failedPartly : messages.failed;
  return total > 0 ? messages.count(total) : messages.none;
}

function hintFor(staff: PrivateMember | undefined): string {
  if (!staff) return messages.hint;
  return canSeeAllOffices(staff) ? messages.hintWithOffices : messages.hintForStaff;
}

type SearchDialogProps = { onClose: () => void };
type FieldsProps = SearchDialogProps & { staff: PrivateMember | undefined };

function SearchFields({ staff, onClose }: FieldsProps) {
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const settled = useSettled(words);
  const isSettled = words === settled;
  const results = useResults(settled, staff);
  const searching = isSettled ? statusOf(results) : messages.searching;
  return (
    <Finder
      title={staff ? messages.titleForStaff : messages.title}
      hint={hintFor(staff)}
      words={typed}
      maxLength={limits.searchTerms[1]}
      onWords={setTyped}
      groups={isSettled ? results.groups : []}
      status={words === '' ? messages.begin : searching}
      onClose={onClose}
    />
  );
}

/** Finds posts, and for staff the members, applicants and offices of its scope too; and goes to one of them. */
export function SearchDialog({ onClose }: SearchDialogProps) {
  const member = useSession((session) => session.member);
  const staff = member && canOpenDashboard(toSessionMember(member)) ? member : undefined;
  return (
    <CacheProvider viewerId={member?.id ?? ''}>
      <SearchFields staff={staff} onClose={onClose} />
    </CacheProvider>
  );
}
