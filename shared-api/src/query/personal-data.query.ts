import { listQuery } from 'shared-api/query';
import { dataExportPollMs } from '../client/limits.ts';
import { fetchDeletions, fetchPersonalData } from '../client/personal-data.client.ts';
import type { PersonalDataReply } from '../contract/accounts/personal-data.contract.ts';

const isBeingMade = (data: PersonalDataReply | undefined) => data?.export?.readyAt === null;

/** The member's copy of its data; asked for again while it is being made. */
export const personalDataQuery = {
  queryKey: ['personal-data'],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchPersonalData(signal),
  refetchInterval: ({ state }: { state: { data: PersonalDataReply | undefined } }) =>
    isBeingMade(state.data) && dataExportPollMs,
};

/** Members who asked for their accounts to be deleted. */
export const deletionsList = listQuery('members', 'deletions', fetchDeletions);
