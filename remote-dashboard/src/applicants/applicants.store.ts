import { fetchApplicants } from 'shared-api/client/managed-members.client';
import { createList } from '../lists/create-list.ts';
import { askWhenChanged } from '../live/ask-anew.ts';

export const applicants = createList('applicants', fetchApplicants);
askWhenChanged(applicants.refresh, 'members');
