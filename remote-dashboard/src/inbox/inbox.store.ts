import { fetchMessages, type InboxQuery } from 'shared-api/client/inbox.client';
import { MessageState } from 'shared-api/contract/contact.contract';
import { createList } from '../lists/create-list.ts';
import { askWhenChanged } from '../live/ask-anew.ts';

export const inbox = createList('messages', fetchMessages);
askWhenChanged(inbox.refresh, 'messages');

export function inboxQueryOf(params: URLSearchParams): InboxQuery {
  const state = MessageState.options.find((each) => each === params.get('state'));
  const cursor = params.get('cursor');
  return { ...(state && { state }), ...(cursor && { cursor }) };
}
