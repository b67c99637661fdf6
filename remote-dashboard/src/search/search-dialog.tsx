import { useEffect, useState } from 'react';
import { limits } from 'shared-api/contract/limits';
import { canSeeAllOffices } from 'shared-api/contract/members/members.policy';
import { Finder } from 'shared-ui/finder';
import { searchDelayMs } from '../limits.ts';
import { useViewer } from '../viewer/viewer.ts';
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

/** Finds members, applicants, offices and posts of the viewer's scope, and goes to one of them. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const settled = useSettled(words);
  const isSettled = words === settled;
  const results = useResults(settled);
  const searching = isSettled ? statusOf(results) : messages.searching;
  return (
    <Finder
      title={messages.title}
      hint={canSeeAllOffices(useViewer()) ? messages.hintWithOffices : messages.hint}
      words={typed}
      maxLength={limits.searchTerms[1]}
      onWords={setTyped}
      groups={isSettled ? results.groups : []}
      status={words === '' ? messages.begin : searching}
      onClose={onClose}
    />
  );
}
