import { useEffect } from 'react';
import { LeaveDialog } from 'shared-ui/dialog';
import { useBlocker } from 'shared-ui/router';

type Place = { pathname: string; search: string };

const isElsewhere = (here: Place, there: Place) => here.pathname !== there.pathname || here.search !== there.search;

/**
 * Asks before a page with unsaved changes is left. `isDirty` is asked at that moment, so that it may have been saved just
 * before. Its window comes with the form: when it is needed the line may be gone.
 */
export function LeaveGuard({ isDirty }: { isDirty: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isElsewhere(currentLocation, nextLocation) && isDirty(),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
  if (blocker.state !== 'blocked') return null;
  return <LeaveDialog onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />;
}
