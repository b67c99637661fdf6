import { listQuery } from 'shared-api/query';
import { fetchTrash } from '../client/trash.client.ts';

/** Deleted posts that can still be restored. */
export const trashList = listQuery('posts', 'trash', fetchTrash);
