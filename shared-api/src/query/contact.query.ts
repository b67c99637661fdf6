import { countQuery, listQuery } from 'shared-api/query';
import { countNewMessages, fetchMessages } from '../client/contact.client.ts';

/** What visitors wrote to the organisation. */
export const messagesList = listQuery('messages', 'messages', fetchMessages);

export const newMessagesCount = countQuery('messages', 'number of new messages', countNewMessages);
