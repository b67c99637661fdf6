import { notificationPath, notificationSentence } from 'shared-api/contract/notification-words';
import { type Notification, NotificationTopic, topicOf } from 'shared-api/contract/notifications.contract';
import { noticeMails } from '../../../limits.ts';
import { noticeMailTexts as texts } from '../../../messages.ts';
import { type MailMessage, named } from '../../../platform/mail/mail-message.ts';
import type { MailRecipient } from './notice-mails.repository.ts';

const toItem = (notification: Notification) => ({
  text: notificationSentence(notification),
  path: notificationPath(notification),
});

function toSection(topic: NotificationTopic, notifications: Notification[]) {
  const left = notifications.length - noticeMails.items;
  const items = notifications.slice(0, noticeMails.items).map(toItem);
  if (left > 0) items.push({ text: texts.more(left), path: '/organization/notifications' });
  return { title: texts.ofTopic(topic, notifications.length), items };
}

/** What happened, by topic; a single thing stands in the subject. */
export function noticeMail(
  { name, email, mailKey }: Pick<MailRecipient, 'name' | 'email' | 'mailKey'>,
  notifications: Notification[],
): MailMessage {
  const [only] = notifications;
  const sections = NotificationTopic.options.flatMap((topic) => {
    const ofTopic = notifications.filter(({ kind }) => topicOf[kind] === topic);
    return ofTopic.length > 0 ? [toSection(topic, ofTopic)] : [];
  });
  return {
    to: email,
    subject: only && notifications.length === 1 ? notificationSentence(only) : texts.subject(notifications.length),
    paragraphs: [texts.hello(named(name))],
    sections,
    stopPath: `/account/stop-mails?key=${mailKey}`,
  };
}
