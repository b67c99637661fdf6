import { fetchMembers } from 'shared-api/client/managed-members.client';
import { createList } from '../lists/create-list.ts';
import { askWhenChanged } from '../live/ask-anew.ts';

/** The page of members one looks at. */
export const members = createList('members', fetchMembers);
askWhenChanged(members.refresh, 'members');
