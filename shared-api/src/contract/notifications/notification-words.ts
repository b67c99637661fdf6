import { roleName } from '../members/role-words.ts';
import * as pathTo from '../path-to.ts';
import type { EventFacts } from '../posts/post-events.contract.ts';
import { timeZone } from '../text/time-zone.ts';
import type { Notification } from './notifications.contract.ts';

type Words = (notification: Notification) => string;

/** What people typed keeps its direction inside the sentence. */
const isolated = (typed: string | null | undefined) => `\u2068${typed ?? ''}\u2069`;

const moment = new Intl.DateTimeFormat('ar-DZ', { dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23', timeZone });

const placeOf = ({ place, address }: EventFacts) => isolated([place, address].filter(Boolean).join('، '));
const timeOf = ({ beginsAt, endsAt }: EventFacts) => moment.formatRange(new Date(beginsAt), new Date(endsAt));

/** What is, instead of what was. */
const instead = (label: string, was: string, is: string) => (was === is ? [] : [`${label} الآن ${is} بدل ${was}`]);

function changesOf({ event }: Notification) {
  if (!event) return '';
  const { was, is } = event;
  const changes = [...instead('المكان', placeOf(was), placeOf(is)), ...instead('الموعد', timeOf(was), timeOf(is))];
  return changes.length > 0 ? `: ${changes.join('، و')}` : '';
}

const ofEvent =
  (sentence: string, rest: Words = () => ''): Words =>
  (notification) =>
    `${sentence}${notification.event ? `: ${isolated(notification.event.title)}` : ''}${rest(notification)}`;

const sentences: Record<Notification['kind'], Words> = {
  post: ({ post, office }) =>
    `${post?.type === 'Ad' ? 'إعلان جديد' : 'منشور جديد'} من ${isolated(office)}: ${isolated(post?.title)}`,
  post_removed: ({ post }) =>
    post ? `حذفت إدارة البوابة منشورك: ${isolated(post.title)}` : 'حذفت إدارة البوابة أحد منشوراتك',
  post_restored: ({ post }) =>
    post ? `استعادت إدارة البوابة منشورك: ${isolated(post.title)}` : 'استعادت إدارة البوابة أحد منشوراتك',
  account_activated: () => 'فُعّل حسابك، ويمكنك الآن أن تنشر',
  role_changed: ({ role, addressedAs }) => `صفتك الآن: ${role ? roleName({ role, addressedAs }) : ''}`,
  office_changed: ({ office }) => `انتقلت عضويتك إلى ${isolated(office)}`,
  applicant: ({ person, office }) => `طلب انضمام جديد إلى ${isolated(office)}: ${isolated(person)}`,
  message: ({ person }) => `رسالة جديدة من ${isolated(person)}`,
  event_place: ({ post }) =>
    post ? `صار لك مكان في الفعالية: ${isolated(post.title)}` : 'صار لك مكان في فعالية كنت تنتظرها',
  event_changed: ofEvent('تغيّرت فعالية سجّلت فيها', changesOf),
  event_cancelled: ofEvent('أُلغيت فعالية سجّلت فيها'),
  event_resumed: ofEvent('لم تعد ملغاة فعالية سجّلت فيها'),
  event_deleted: ofEvent('حُذف إعلان فعالية سجّلت فيها'),
  event_restored: ofEvent('عاد إعلان فعالية سجّلت فيها'),
  event_ended: ofEvent('انتهى إعلان فعالية سجّلت فيها، وهي باقية في موعدها'),
  event_removed: ofEvent('لم تعد معلنة فعالية سجّلت فيها'),
};

/** What happened, in one sentence. */
export const notificationSentence: Words = (notification) => sentences[notification.kind](notification);

const toEvent: Words = ({ post }) => (post ? pathTo.post(post.id) : pathTo.events);

const paths: Record<Notification['kind'], Words> = {
  post: ({ post }) => pathTo.post(post?.id ?? ''),
  post_removed: () => pathTo.trash,
  post_restored: ({ post }) => (post ? pathTo.post(post.id) : pathTo.trash),
  account_activated: () => pathTo.me,
  role_changed: () => pathTo.me,
  office_changed: () => pathTo.me,
  applicant: () => pathTo.dashboardApplicants,
  message: () => pathTo.dashboardMessages,
  event_place: toEvent,
  event_changed: toEvent,
  event_cancelled: toEvent,
  event_resumed: toEvent,
  event_deleted: () => pathTo.events,
  event_restored: toEvent,
  event_ended: toEvent,
  event_removed: toEvent,
};

/** Where it leads. */
export const notificationPath: Words = (notification) => paths[notification.kind](notification);
