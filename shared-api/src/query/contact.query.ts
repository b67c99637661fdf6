import { listQuery } from 'shared-api/query';
import { fetchMessage, fetchMessages } from '../client/contact.client.ts';

/** What visitors wrote to the organisation. */
export const messagesList = listQuery('messages', 'messages', fetchMessages);

/** One of them, as it is opened. */
export const messageQuery = (id: string) => ({
  queryKey: ['message', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchMessage(id, signal),
  meta: { nouns: ['messages' as const] },
});
