import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { organisation } from 'shared-api/contract/offices/organisation';
import { serverLimits } from '../../limits.ts';
import type { Env } from '../env/env.ts';
import type { ClaimedMail } from './mails.repository.ts';

/** Sends one mail, or rejects. */
export type MailTransport = (mail: ClaimedMail, signal: AbortSignal) => Promise<void>;

const connectTimeout = serverLimits.smtpConnectTimeoutMs;
const timeouts = {
  connectionTimeout: connectTimeout,
  greetingTimeout: connectTimeout,
  dnsTimeout: connectTimeout,
  socketTimeout: serverLimits.smtpSocketTimeoutMs,
};

const from = { name: organisation.name, address: organisation.email };
const [, domain] = organisation.email.split('@');

/** RFC 8058: the reader's mail program shows a button that stops such mails by one request. */
const stopHeaders = (url: string | null) =>
  url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};

/** A mail for nodemailer. Addresses are objects, so that none is parsed as a list of several. */
const toNodemailer = ({ id, recipient, replyTo, subject, text, html, writtenAt, stopUrl }: ClaimedMail) => ({
  from,
  to: { name: '', address: recipient },
  ...(replyTo && { replyTo: { name: '', address: replyTo } }),
  subject,
  text,
  html,
  date: writtenAt,
  /** The same at every try, so that mailboxes recognise a duplicate. */
  messageId: `<${id}@${domain}>`,
  headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(stopUrl) },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Encrypted, unless the URL says `?requireTLS=false`: mails hold links that open an account. */
function overSmtp(url: string): MailTransport {
  const transport = createTransport({ url, requireTLS: true, ...timeouts });
  return async (mail, signal) => {
    await transport.sendMail({ ...toNodemailer(mail), signal });
  };
}

function intoFolder(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message } = await transport.sendMail(toNodemailer(mail));
    const path = join(folder, `${mail.writtenAt.toISOString().replaceAll(':', '-')}-${mail.id}.eml`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(`${path}.part`, message);
    await rename(`${path}.part`, path);
  };
}

/** To the mail server at SMTP_URL, or else into files. */
export const mailTransport = ({ smtpUrl, dataDir }: Pick<Env, 'smtpUrl' | 'dataDir'>) =>
  smtpUrl ? overSmtp(smtpUrl) : intoFolder(join(dataDir, 'outbox'));
