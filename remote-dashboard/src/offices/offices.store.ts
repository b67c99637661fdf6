import { fetchManagedOffices } from 'shared-api/client/managed-offices.client';
import type { ManagedOffice } from 'shared-api/contract/managed-offices.contract';
import { logQuietly } from 'shared-api/log-quietly';
import { create } from 'shared-api/store';
import { askWhenChanged } from '../live/ask-anew.ts';

type OfficesState = { status: 'idle' | 'loading' | 'succeeded' | 'failed'; offices: ManagedOffice[] };

const untouched: OfficesState = { status: 'idle', offices: [] };

/** The offices of the viewer's scope: of the whole organisation, or the one. */
export const useOffices = create<OfficesState>(() => untouched);

/** Counts the questions: an answer to an older one is dropped. */
let asked = 0;

export function forgetOffices() {
  asked += 1;
  useOffices.setState(untouched);
}

/** Asks for the offices; those that are shown stay until the answer is there. */
export async function loadOffices(): Promise<void> {
  asked += 1;
  const question = asked;
  useOffices.setState(({ status }) => (status === 'succeeded' ? {} : { status: 'loading' }));
  await fetchManagedOffices().then(
    (offices) => {
      if (question === asked) useOffices.setState({ status: 'succeeded', offices });
    },
    (error: unknown) => {
      if (question !== asked) return;
      logQuietly('offices', error);
      useOffices.setState(({ status }) => (status === 'succeeded' ? {} : { status: 'failed' }));
    },
  );
}
askWhenChanged(loadOffices, 'offices');

export const replaceOffice = (office: ManagedOffice) =>
  useOffices.setState(({ offices }) => ({ offices: offices.map((each) => (each.id === office.id ? office : each)) }));
