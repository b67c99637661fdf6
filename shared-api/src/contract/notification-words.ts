import type { Notification } from './notifications.contract.ts';
import { roleName } from './role-words.ts';

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
  post: ({ post }) => `/posts/${post?.id}`,
  post_removed: () => '/organization/trash',
  post_restored: ({ post }) => (post ? `/posts/${post.id}` : '/organization/trash'),
  account_activated: () => '/organization/me',
  role_changed: () => '/organization/me',
  office_changed: () => '/organization/me',
  applicant: () => '/organization/dashboard/applicants',
  message: () => '/organization/dashboard/messages',
  event_place: ({ post }) => (post ? `/posts/${post.id}` : '/events'),
};

/** Where it leads. */
export const notificationPath: Words = (notification) => paths[notification.kind](notification);
