import { listQuery } from 'shared-api/query';
import { fetchApplicants, fetchMembers, fetchMembersOf } from '../client/members.client.ts';
import { fetchSecretaryGeneral } from '../client/spaces.client.ts';
import { isHeadOfOffice } from '../contract/members/members.policy.ts';
import type { Change } from '../contract/notifications/changes.contract.ts';

/** The members of the viewer's scope. */
export const membersList = listQuery('members', 'members', fetchMembers);

/** Those who signed up and wait for a decision. */
export const applicantsList = listQuery('members', 'applicants', fetchApplicants);

const nouns: Change['noun'][] = ['members'];

/** Whom the portal presents as secretary-general. */
export const secretaryGeneralQuery = {
  queryKey: ['secretary-general'],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchSecretaryGeneral(signal),
  meta: { nouns },
};

/** The head of an office, the first where it has several; null where it has none. */
export const headOfOfficeQuery = (office: string) => ({
  queryKey: ['head of office', office],
  async queryFn({ signal }: { signal: AbortSignal }) {
    const [first] = (await fetchMembersOf(office, { signal })).items;
    return first && isHeadOfOffice(first) ? first : null;
  },
  meta: { nouns },
});
