import { fetchStatistics } from 'shared-api/client/statistics.client';
import type { Statistics } from 'shared-api/contract/statistics.contract';
import { logQuietly } from 'shared-api/log-quietly';
import { create } from 'shared-api/store';
import { askWhenChanged } from '../live/ask-anew.ts';

type StatisticsState = {
  status: 'idle' | 'loading' | 'succeeded' | 'failed';
  /** Whose figures were asked for last; an answer for anybody else comes too late. */
  viewerId: string | null;
  statistics: Statistics | null;
};

const untouched: StatisticsState = { status: 'idle', viewerId: null, statistics: null };

/** The figures of the viewer's scope. Only a browser fills it: on the server it stays untouched. */
export const useStatistics = create<StatisticsState>(() => untouched);

export const forgetStatistics = () => useStatistics.setState(untouched);

export async function loadStatistics(viewerId: string): Promise<void> {
  const answer = (state: Partial<StatisticsState>) => {
    if (useStatistics.getState().viewerId === viewerId) useStatistics.setState(state);
  };
  useStatistics.setState({ status: 'loading', viewerId, statistics: null });
  await fetchStatistics().then(
    (statistics) => answer({ status: 'succeeded', statistics }),
    () => answer({ status: 'failed' }),
  );
}

/** Asks for the figures that are shown once more; they stay while it takes, and when it fails. */
async function refreshStatistics(): Promise<void> {
  const { viewerId, status } = useStatistics.getState();
  if (status !== 'succeeded') return;
  await fetchStatistics().then(
    (statistics) => {
      if (useStatistics.getState().viewerId === viewerId) useStatistics.setState({ statistics });
    },
    (error: unknown) => logQuietly('statistics', error),
  );
}
askWhenChanged(refreshStatistics, 'members', 'offices', 'posts');
