import { fetchFrontEnds } from 'shared-api/client/front-ends.client';
import type { FrontEndsReply } from 'shared-api/contract/front-ends.contract';
import { logQuietly } from 'shared-api/log-quietly';
import { create } from 'shared-api/store';

type FrontEndsState = FrontEndsReply & { status: 'idle' | 'loading' | 'succeeded' | 'failed' };

const untouched: FrontEndsState = { status: 'idle', days: 0, frontEnds: [] };

export const useFrontEnds = create<FrontEndsState>(() => untouched);

/** Counts the questions: an answer to an older one is dropped. */
let asked = 0;

export function forgetFrontEnds() {
  asked += 1;
  useFrontEnds.setState(untouched);
}

/** Asks for them; what is shown stays until the answer is there, and when there is none. */
export async function loadFrontEnds(): Promise<void> {
  asked += 1;
  const question = asked;
  useFrontEnds.setState(({ status }) => (status === 'succeeded' ? {} : { status: 'loading' }));
  await fetchFrontEnds().then(
    (reply) => {
      if (question === asked) useFrontEnds.setState({ status: 'succeeded', ...reply });
    },
    (error: unknown) => {
      if (question !== asked) return;
      logQuietly('front ends', error);
      useFrontEnds.setState(({ status }) => (status === 'succeeded' ? {} : { status: 'failed' }));
    },
  );
}
