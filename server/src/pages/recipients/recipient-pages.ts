import { toPlainPage } from '../render/plain-page.ts';
import { messages } from './recipients.messages.ts';

const toForm = (action: string, token: string, label: string) =>
  `<form method="post" action="${action}?t=${encodeURIComponent(token)}">
<p><button>${label}</button></p>
</form>`;

/** A press stops them and not the visit: programs that look into mails follow their links too. */
export const toStopAllPage = (token: string) =>
  toPlainPage(
    messages.stop,
    `<p>${messages.stopLead}</p>
<p>${messages.stopOwn}</p>
${toForm('/no-mails', token, messages.stop)}`,
  );

export const toAllStoppedPage = (token: string) =>
  toPlainPage(
    messages.stopped,
    `<p>${messages.stoppedLead}</p>
<p>${messages.resumeLead}</p>
${toForm('/no-mails/undo', token, messages.resume)}`,
  );

export const toExpiredStopPage = () => toPlainPage(messages.expired, `<p>${messages.expiredLead}</p>`);
