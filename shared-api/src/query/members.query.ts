import { listQuery } from 'shared-api/query';
import { fetchApplicants, fetchMembers } from '../client/members.client.ts';

/** The members of the viewer's scope. */
export const membersList = listQuery('members', 'members', fetchMembers);

/** Those who signed up and wait for a decision. */
export const applicantsList = listQuery('members', 'applicants', fetchApplicants);

/** The same for their number alone: an action that changes pages of the list invalidates it. */
export const applicantsCount = listQuery('members', 'number of applicants', fetchApplicants);
