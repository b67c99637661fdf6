import { roleName } from '../members/role-words.ts';
import * as pathTo from '../path-to.ts';
import type { Notification } from './notifications.contract.ts';

type Words = (notification: Notification) => string;

/** What people typed keeps its direction inside the sentence. */
const isolated = (typed: string | null | undefined) => `\u2068${typed ?? ''}\u2069`;

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
};

/** What happened, in one sentence. */
export const notificationSentence: Words = (notification) => sentences[notification.kind](notification);

const paths: Record<Notification['kind'], Words> = {
  post: ({ post }) => pathTo.post(post?.id ?? ''),
  post_removed: () => pathTo.trash,
  post_restored: ({ post }) => (post ? pathTo.post(post.id) : pathTo.trash),
  account_activated: () => pathTo.me,
  role_changed: () => pathTo.me,
  office_changed: () => pathTo.me,
  applicant: () => pathTo.dashboardApplicants,
  message: () => pathTo.dashboardMessages,
  event_place: ({ post }) => (post ? pathTo.post(post.id) : pathTo.events),
};

/** Where it leads. */
export const notificationPath: Words = (notification) => paths[notification.kind](notification);
