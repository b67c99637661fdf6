import { organisation } from 'shared-api/contract/organisation';
import type { ClaimedMail } from './mails.repository.ts';

const from = { name: organisation.name, address: organisation.email };
const [, domain] = organisation.email.split('@');

/** A mail as nodemailer takes it. Addresses stay whole: none is read as a list of several. */
export const toMessage = ({ id, recipient, replyTo, subject, text, html, writtenAt }: ClaimedMail) => ({
  from,
  to: { name: '', address: recipient },
  ...(replyTo && { replyTo: { name: '', address: replyTo } }),
  subject,
  text,
  html,
  date: writtenAt,
  /** The same at every try, so that a mailbox can tell a mail it already has. */
  messageId: `<${id}@${domain}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
