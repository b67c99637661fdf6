import { listQuery } from 'shared-api/query';
import { fetchMessages } from '../client/contact.client.ts';

/** What visitors wrote to the organisation. */
export const messagesList = listQuery('messages', 'messages', fetchMessages);

/** The same for the number of new ones alone. */
export const newMessagesCount = listQuery('messages', 'number of new messages', fetchMessages);
