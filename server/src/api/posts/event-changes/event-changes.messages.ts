import * as pathTo from 'shared-api/contract/path-to';
import { countOf } from '../../../messages.ts';
import { type MailMessage, named } from '../../../platform/mail/mail-message.ts';
import { placeInMail, spanInMail } from '../attendance/attendance.messages.ts';
import { cancelPathOf } from '../event-visitors/event-visitors.messages.ts';
import { type EventChangeKind, isAnotherPlace, isAnotherTime } from './change-of.ts';
import type { DueChange, ToldAttendee } from './event-changes.repository.ts';

type Change = ReturnType<typeof factsOf>;
/** The title stands after the colon of both. */
type Words = { subject: string; sentence: string; note?: string };

const registered = 'التي سجّلت حضورك فيها';
const stillRegistered = 'حضورك ما زال مسجّلًا.';
const askFirst = 'لا تعتمد على هذا الموعد قبل أن تسأل المكتب المنظِّم، واحذفه من تقويمك.';

function whatChanged({ was, is }: Change) {
  if (!isAnotherPlace(was, is)) return 'موعد الفعالية';
  return isAnotherTime(was, is) ? 'موعد الفعالية ومكانها' : 'مكان الفعالية';
}

const words: Record<Exclude<EventChangeKind, 'event_changed'>, Words> = {
  event_cancelled: {
    subject: 'أُلغيت الفعالية',
    sentence: `أُلغيت الفعالية ${registered}`,
    note: 'لن تقام في الموعد الآتي، فاحذفه من تقويمك.',
  },
  event_resumed: {
    subject: 'لم تعد الفعالية ملغاة',
    sentence: `كانت ملغاة ثم عادت الفعالية ${registered}`,
    note: stillRegistered,
  },
  event_deleted: {
    subject: 'حُذف إعلان الفعالية',
    sentence: `حُذف من البوابة إعلان الفعالية ${registered}`,
    note: askFirst,
  },
  event_restored: {
    subject: 'عاد إعلان الفعالية',
    sentence: `عاد إلى البوابة إعلان الفعالية ${registered}`,
    note: stillRegistered,
  },
  event_ended: {
    subject: 'انتهى إعلان الفعالية، وهي باقية في موعدها',
    sentence: `انتهت مدة إعلان الفعالية ${registered}`,
    note: `الفعالية باقية في موعدها، و${stillRegistered}`,
  },
  event_removed: {
    subject: 'لم تعد الفعالية معلنة',
    sentence: `لم تعد معلنة في البوابة الفعالية ${registered}`,
    note: askFirst,
  },
};

function wordsOf(kind: EventChangeKind, change: Change): Words {
  if (kind !== 'event_changed') return words[kind];
  const what = `تغيّر ${whatChanged(change)}`;
  return { subject: what, sentence: `${what} ${registered}` };
}

const toldForms = {
  one: 'سُجّل شخص واحد، وسنخبره.',
  two: 'سُجّل شخصان، وسنخبرهما.',
  few: 'سُجّل # أشخاص، وسنخبرهم.',
  many: 'سُجّل # شخصًا، وسنخبرهم.',
  other: 'سُجّل # شخص، وسنخبرهم.',
};
/** Before a change or a deletion, to who is about to do it. */
export const willBeTold = (count: number) => countOf(count, toldForms);

const factsOf = ({ wasBeginsAt, wasEndsAt, wasPlace, wasAddress, ...change }: DueChange) => ({
  was: { beginsAt: wasBeginsAt, endsAt: wasEndsAt, place: wasPlace, address: wasAddress },
  is: change,
});

/** What was and what is; once where it is the same. */
const twoLines = (label: string, was: string, is: string, isAnother: boolean) =>
  isAnother ? [`${label} السابق: ${was}`, `${label} الجديد: ${is}`] : [`${label}: ${is}`];

const toFacts = ({ was, is }: Change) => [
  ...twoLines('الموعد', spanInMail(was), spanInMail(is), isAnotherTime(was, is)),
  ...twoLines('المكان', placeInMail(was), placeInMail(is), isAnotherPlace(was, is)),
];

/** What its page leads to; a deleted announcement has none, and only an event has a time for a calendar. */
function toItems({ kind, postId, title }: DueChange) {
  if (kind === 'event_deleted' || !postId) return [];
  const page = { text: title, path: pathTo.post(postId) };
  return kind === 'event_removed'
    ? [page]
    : [page, { text: 'تحديث الموعد في التقويم', path: `${page.path}/event.ics` }];
}

/** A visitor takes its place back by a link of its own, while it has one; a member in the page of the event. */
function toLink({ kind, postId }: DueChange, { visitorId: id, secret, email }: ToldAttendee, isGone: boolean) {
  if (!postId || isGone) return undefined;
  if (id && secret) return { label: 'لن أحضر', path: cancelPathOf({ id, secret, email }, { id: postId }) };
  return kind === 'event_deleted' ? undefined : { label: 'صفحة الفعالية', path: pathTo.post(postId) };
}

/** Not the post: a mail that tells of its deletion outlives it. */
function aboutOf({ memberId, visitorId }: ToldAttendee, isGone: boolean): NonNullable<MailMessage['about']> {
  if (memberId) return { memberId };
  return !isGone && visitorId ? { visitorId } : {};
}

/** To each who is registered; `isGone` where the registration ends with the change. */
export function eventChangeMail(change: DueChange, attendee: ToldAttendee, isGone: boolean): MailMessage {
  const facts = factsOf(change);
  const { subject, sentence, note } = wordsOf(change.kind, facts);
  const items = toItems(change);
  const link = toLink(change, attendee, isGone);
  const isStillCancelled = change.isCancelled && change.kind !== 'event_cancelled';
  return {
    to: attendee.email,
    subject: `${subject}: ${change.title}`,
    paragraphs: [
      `مرحبًا ${named(attendee.name)}،`,
      `${sentence}: ${named(change.title)}`,
      ...(note ? [note] : []),
      ...(isStillCancelled ? ['هذه الفعالية ما زالت ملغاة.'] : []),
      ...toFacts(facts),
    ],
    ...(items.length > 0 && { sections: [{ title: 'الفعالية', items }] }),
    ...(link && { link }),
    about: aboutOf(attendee, isGone),
    isBulk: true,
  };
}
