import { fetchFrontEnds } from 'shared-api/client/front-ends.client';
import type { FrontEndsReply } from 'shared-api/contract/front-ends.contract';
import { logQuietly } from 'shared-api/log-quietly';
import { create } from 'shared-api/store';

type FrontEndsState = FrontEndsReply & { status: 'idle' | 'loading' | 'succeeded' | 'failed' };

const untouched: FrontEndsState = { status: 'idle', days: 0, frontEnds: [] };

/** What is live, and how it comes up in browsers. */
export const useFrontEnds = create<FrontEndsState>(() => untouched);

export const forgetFrontEnds = () => useFrontEnds.setState(untouched);

/** Asks for them; what is shown stays until the answer is there, and when there is none. */
export async function loadFrontEnds(): Promise<void> {
  useFrontEnds.setState(({ status }) => (status === 'succeeded' ? {} : { status: 'loading' }));
  await fetchFrontEnds().then(
    (reply) => useFrontEnds.setState({ status: 'succeeded', ...reply }),
    (error: unknown) => {
      logQuietly('front ends', error);
      useFrontEnds.setState(({ status }) => (status === 'succeeded' ? {} : { status: 'failed' }));
    },
  );
}
