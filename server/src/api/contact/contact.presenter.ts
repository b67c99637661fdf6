import type { ContactMessage } from 'shared-api/contract/contact.contract';
import { limits } from 'shared-api/contract/limits';
import type { MessageRow } from './contact.repository.ts';

const replyMs = limits.replyHours * 60 * 60 * 1000;

export const toContactMessage = ({ createdAt, ...row }: MessageRow): ContactMessage => ({
  ...row,
  createdAt: createdAt.toISOString(),
  dueAt: new Date(createdAt.getTime() + replyMs).toISOString(),
});
