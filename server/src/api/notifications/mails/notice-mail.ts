import { notificationPath, notificationSentence } from 'shared-api/contract/notifications/notification-words';
import { type Notification, topicOf } from 'shared-api/contract/notifications/notifications.contract';
import * as pathTo from 'shared-api/contract/path-to';
import { noticeMails } from '../../../limits.ts';
import { type NoticeHeading, noticeMailTexts as texts } from '../../../messages.ts';
import { type MailMessage, named } from '../../../platform/mail/mail-message.ts';
import type { MailRecipient } from './notice-mails.repository.ts';

const toItem = (notification: Notification) => ({
  text: notificationSentence(notification),
  path: notificationPath(notification),
});

const headings = ['posts', 'decisions', 'places', 'applicants', 'messages'] as const;

const headingOf = ({ kind }: Notification): NoticeHeading => (kind === 'event_place' ? 'places' : topicOf[kind]);

function toSection(heading: NoticeHeading, notifications: Notification[]) {
  const left = notifications.length - noticeMails.items;
  const items = notifications.slice(0, noticeMails.items).map(toItem);
  if (left > 0) items.push({ text: texts.more(left), path: pathTo.notifications });
  return { title: texts.heading(heading, notifications.length), items };
}

/** What happened, by what it is; a single thing stands in the subject. */
export function noticeMail(
  { name, email, mailKey }: Pick<MailRecipient, 'name' | 'email' | 'mailKey'>,
  notifications: Notification[],
): MailMessage {
  const [only] = notifications;
  const sections = headings.flatMap((heading) => {
    const below = notifications.filter((each) => headingOf(each) === heading);
    return below.length > 0 ? [toSection(heading, below)] : [];
  });
  return {
    to: email,
    subject: only && notifications.length === 1 ? notificationSentence(only) : texts.subject(notifications.length),
    paragraphs: [texts.hello(named(name))],
    sections,
    stopPath: `${pathTo.stopMails}?key=${mailKey}`,
  };
}
