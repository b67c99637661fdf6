import * as pathTo from 'shared-api/contract/path-to';
import { countOf } from '../../../messages.ts';
import { greeting, type MailMessage, named } from '../../../platform/mail/mail-message.ts';
import { placeInMail, spanInMail } from '../attendance/attendance.messages.ts';
import { cancelPathOf } from '../event-visitors/event-visitors.messages.ts';
import { type EventChangeKind, isAnotherPlace, isAnotherTime } from './change-of.ts';
import type { DueChange, NotifiedAttendee } from './event-changes.repository.ts';

type Change = ReturnType<typeof factsOf>;
/** The title stands after the colon of both. */
type Words = { subject: string; sentence: string; note?: string };
/** What stands of the registration: it is kept through the change, or it is no use any more. */
type Registration = 'kept' | 'useless';

const registered = 'التي سجّلت فيها';
const askFirst = 'لا تعتمد على هذا الموعد قبل أن تسأل المكتب المنظِّم، واحذفه من تقويمك.';

const words: Record<Exclude<EventChangeKind, 'event_changed'>, Words & { registration: Registration }> = {
  event_cancelled: {
    subject: 'أُلغيت الفعالية',
    sentence: `أُلغيت الفعالية ${registered}`,
    note: 'لن تقام في الموعد الآتي، فاحذفه من تقويمك.',
    registration: 'useless',
  },
  event_resumed: {
    subject: 'لم تعد الفعالية ملغاة',
    sentence: `لم تعد ملغاة الفعالية ${registered}`,
    registration: 'kept',
  },
  event_deleted: {
    subject: 'حُذف إعلان الفعالية',
    sentence: `حُذف من البوابة إعلان الفعالية ${registered}`,
    note: askFirst,
    registration: 'useless',
  },
  event_restored: {
    subject: 'عاد إعلان الفعالية',
    sentence: `عاد إلى البوابة إعلان الفعالية ${registered}`,
    registration: 'kept',
  },
  event_ended: {
    subject: 'انتهى إعلان الفعالية، وهي باقية في موعدها',
    sentence: `انتهت مدة إعلان الفعالية ${registered}`,
    note: 'الفعالية باقية في موعدها.',
    registration: 'kept',
  },
  event_removed: {
    subject: 'لم تعد الفعالية معلنة',
    sentence: `لم تعد معلنة في البوابة الفعالية ${registered}`,
    note: askFirst,
    registration: 'useless',
  },
};

/** One who waits has no place, and must not come as if it had. */
const standingOf = ({ isWaiting }: NotifiedAttendee) =>
  isWaiting ? 'ما زلت في قائمة الانتظار.' : 'حضورك ما زال مسجّلًا.';

function changedWords({ was, is }: Change): Words {
  if (!isAnotherPlace(was, is)) return inSentence('موعد الفعالية');
  if (!isAnotherTime(was, is)) return inSentence('مكان الفعالية');
  return { ...inSentence('موعد الفعالية ومكانها'), sentence: `تغيّر موعد الفعالية ${registered} ومكانها` };
}

const inSentence = (what: string): Words => ({ subject: `تغيّر ${what}`, sentence: `تغيّر ${what} ${registered}` });

const notifiedForms = {
  one: 'سُجّل شخص واحد، وسنخبره.',
  two: 'سُجّل شخصان، وسنخبرهما.',
  few: 'سُجّل # أشخاص، وسنخبرهم.',
  many: 'سُجّل # شخصًا، وسنخبرهم.',
  other: 'سُجّل # شخص، وسنخبرهم.',
};
/** Before a change or a deletion, to who is about to do it. */
export const willBeNotified = (count: number) => countOf(count, notifiedForms);

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
function toItems({ kind, postId, title }: DueChange, isGone: boolean) {
  if (kind === 'event_deleted' || !postId || isGone) return [];
  const page = { text: title, path: pathTo.post(postId) };
  return kind === 'event_removed'
    ? [page]
    : [page, { text: 'تحديث الموعد في التقويم', path: pathTo.eventCalendar(postId) }];
}

/** A visitor takes its place back by a link of its own, while it has one; a member in the page of the event. */
function toLink({ kind, postId }: DueChange, { visitorId: id, secret, email }: NotifiedAttendee, isGone: boolean) {
  if (!postId || isGone) return undefined;
  if (id && secret) return { label: 'لن أحضر', path: cancelPathOf({ id, secret, email }, { id: postId }) };
  return kind === 'event_deleted' ? undefined : { label: 'صفحة الفعالية', path: pathTo.post(postId) };
}

/** Not the post: a mail that tells of its deletion outlives it. */
function aboutOf({ memberId, visitorId }: NotifiedAttendee, isGone: boolean): NonNullable<MailMessage['about']> {
  if (memberId) return { memberId };
  return !isGone && visitorId ? { visitorId } : {};
}

/** To each who is registered; `isGone` where the registration ends with the change. */
export function eventChangeMail(change: DueChange, attendee: NotifiedAttendee, isGone: boolean): MailMessage {
  const facts = factsOf(change);
  const of = change.kind === 'event_changed' ? { ...changedWords(facts), registration: 'kept' } : words[change.kind];
  const isKept = of.registration === 'kept' && !isGone;
  const items = toItems(change, isGone);
  const link = toLink(change, attendee, isGone);
  const isStillCancelled = change.isCancelled && change.kind !== 'event_cancelled';
  return {
    to: attendee.email,
    subject: `${of.subject}: ${change.title}`,
    paragraphs: [
      greeting(attendee.name),
      `${of.sentence}: ${named(change.title)}`,
      ...(of.note ? [of.note] : []),
      ...(isKept ? [standingOf(attendee)] : []),
      ...(isStillCancelled ? ['هذه الفعالية ما زالت ملغاة.'] : []),
      ...toFacts(facts),
    ],
    ...(items.length > 0 && { sections: [{ title: 'الفعالية', items }] }),
    ...(link && { link }),
    about: aboutOf(attendee, isGone),
    isBulk: true,
  };
}
