import { fetchMembers } from 'shared-api/client/managed-members.client';
import { createList } from '../lists/create-list.ts';
import { askWhenChanged } from '../live/ask-anew.ts';

export const members = createList('members', fetchMembers);
askWhenChanged(members.refresh, 'members');
