import { useCallback, useEffect, useState } from 'react';
import { endOtherSessions, endSession, fetchSessions } from 'shared-api/client/account.client';
import { serverTextOr } from 'shared-api/client/api-error';
import type { SessionSeen } from 'shared-api/contract/session.contract';
import { logQuietly } from 'shared-api/log-quietly';
import { notify } from 'shared-ui/static';
import { messages } from './messages.ts';

type Sessions = { status: 'loading' | 'succeeded' | 'failed'; sessions: SessionSeen[] };

export function useSessions() {
  const [state, setState] = useState<Sessions>({ status: 'loading', sessions: [] });
  const [isBusy, setBusy] = useState(false);

  const load = useCallback(async () => {
    setState({ status: 'loading', sessions: [] });
    try {
      setState({ status: 'succeeded', sessions: await fetchSessions() });
    } catch (error) {
      logQuietly('sessions', error);
      setState({ status: 'failed', sessions: [] });
    }
  }, []);
  useEffect(() => void load(), [load]);

  async function end(work: () => Promise<{ message: string }>, isLeft: (session: SessionSeen) => boolean) {
    setBusy(true);
    try {
      const { message } = await work();
      setState(({ status, sessions }) => ({ status, sessions: sessions.filter(isLeft) }));
      notify.success(message);
    } catch (error) {
      notify.failure(serverTextOr(error, messages.endFailed));
    } finally {
      setBusy(false);
    }
  }

  return {
    ...state,
    isBusy,
    reload: () => void load(),
    end: (id: string) =>
      end(
        () => endSession(id),
        (session) => session.id !== id,
      ),
    endOthers: () => end(endOtherSessions, ({ current }) => current),
  };
}
