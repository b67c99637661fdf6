import type { ContactMessage, OpenContactMessage } from 'shared-api/contract/contact.contract';
import { limits } from 'shared-api/contract/limits';
import type { MessageRow, OpenMessageRow } from './contact.repository.ts';

const replyMs = limits.replyHours * 60 * 60 * 1000;

export const toContactMessage = ({ createdAt, assigneeId, assigneeName, ...row }: MessageRow): ContactMessage => ({
  ...row,
  assignee: assigneeId && assigneeName ? { id: assigneeId, name: assigneeName } : null,
  createdAt: createdAt.toISOString(),
  dueAt: new Date(createdAt.getTime() + replyMs).toISOString(),
});

export const toOpenMessage = ({ replies, ...message }: OpenMessageRow): OpenContactMessage => ({
  ...toContactMessage(message),
  replies: replies.map(({ authorId, authorName, sentAt, ...reply }) => ({
    ...reply,
    author: { id: authorId, name: authorName },
    sentAt: sentAt.toISOString(),
  })),
});
