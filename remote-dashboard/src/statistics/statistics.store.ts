import { fetchStatistics } from 'shared-api/client/statistics.client';
import type { Statistics } from 'shared-api/contract/statistics.contract';
import { logQuietly } from 'shared-api/log-quietly';
import { create } from 'shared-api/store';
import { askWhenChanged } from '../live/ask-anew.ts';

type StatisticsState = {
  status: 'idle' | 'loading' | 'succeeded' | 'failed';
  statistics: Statistics | null;
};

const untouched: StatisticsState = { status: 'idle', statistics: null };

/** The figures of the viewer's scope. Only a browser fills it: on the server it stays untouched. */
export const useStatistics = create<StatisticsState>(() => untouched);

/** Counts the questions: an answer to an older one, or for somebody who left, is dropped. */
let asked = 0;

async function ask(onFailed: (error: unknown) => Partial<StatisticsState>): Promise<void> {
  asked += 1;
  const question = asked;
  const answer = await fetchStatistics().then(
    (statistics): Partial<StatisticsState> => ({ status: 'succeeded', statistics }),
    onFailed,
  );
  if (question === asked) useStatistics.setState(answer);
}

export function forgetStatistics(): void {
  asked += 1;
  useStatistics.setState(untouched);
}

export function loadStatistics(): Promise<void> {
  useStatistics.setState({ status: 'loading', statistics: null });
  return ask(() => ({ status: 'failed' }));
}

/** Asks for the figures that are shown once more; they stay while it takes, and when it fails. */
async function refreshStatistics(): Promise<void> {
  if (useStatistics.getState().status !== 'succeeded') return;
  await ask((error) => {
    logQuietly('statistics', error);
    return {};
  });
}
askWhenChanged(refreshStatistics, 'members', 'offices', 'posts');
