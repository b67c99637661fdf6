import { type DefaultBodyType, HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { LinkReply, SignUpRequest } from '../contract/accounts/account.contract.ts';
import {
  type FactorMethod,
  FactorsChangedReply,
  FactorsReply,
  TotpSecretReply,
} from '../contract/accounts/factors.contract.ts';
import {
  type DataExport,
  DataExportReply,
  DeletionReply,
  DeletionRequest,
  PersonalDataReply,
} from '../contract/accounts/personal-data.contract.ts';
import { recipientWords } from '../contract/accounts/recipient-words.ts';
import { RecipientLink } from '../contract/accounts/recipients.contract.ts';
import {
  SecondFactorReply,
  SessionReply,
  type SessionSeen,
  SessionsReply,
} from '../contract/accounts/session.contract.ts';
import { ContactRequest } from '../contract/contact.contract.ts';
import {
  type Member,
  MemberReply,
  MembersReply,
  type PrivateMember,
  PrivateMemberReply,
} from '../contract/members/members.contract.ts';
import { ProfileRequest } from '../contract/members/profile.contract.ts';
import {
  type Notification,
  type NotificationChoice,
  type NotificationChoiceChange,
  NotificationChoices,
  NotificationChoicesReply,
  NotificationChoicesRequest,
  NotificationsReply,
  UnreadReply,
} from '../contract/notifications/notifications.contract.ts';
import {
  PushKeyReply,
  PushSubscriptionReply,
  PushSubscriptionRequest,
  PushSubscriptionSavedReply,
  QuietHours,
  QuietHoursReply,
} from '../contract/notifications/push.contract.ts';
import { followerWords } from '../contract/offices/follower-words.ts';
import { FollowerLink, FollowerReply, FollowRequest } from '../contract/offices/followers.contract.ts';
import { type OfficeName, OfficesReply } from '../contract/offices/offices.contract.ts';
import {
  OfficeSpaceReply,
  ProvincialOfficesReply,
  SecretaryGeneralReply,
} from '../contract/offices/spaces.contract.ts';
import { AttendanceReply } from '../contract/posts/attendance.contract.ts';
import { eventVisitorWords } from '../contract/posts/event-visitor-words.ts';
import {
  EventVisitorReply,
  EventVisitorRequest,
  type VisitorState,
} from '../contract/posts/event-visitors.contract.ts';
import { type OwnEvent, OwnEventsReply } from '../contract/posts/own-events.contract.ts';
import { NewPostForm, PinReply, Post, PostForm, PostReply, PostsReply } from '../contract/posts/posts.contract.ts';
import { type Revision, RevisionsReply, RevisionText } from '../contract/posts/revisions.contract.ts';
import { type TrashedPost, TrashReply } from '../contract/posts/trash.contract.ts';
import { Statistics } from '../contract/statistics.contract.ts';
import { ErrorReply } from '../contract/wire/errors.contract.ts';
import { MessageReply } from '../contract/wire/reply.contract.ts';

type Method = 'get' | 'post' | 'put' | 'delete';
type Contract<Value> = v.GenericSchema<unknown, Value & DefaultBodyType>;

/** What the server says of a setting that saves as soon as it is chosen. */
const settingSaved = 'حُفظ';

const at = (path: string) => `*/api/${path}`;

/** Answers what the contract allows and nothing else. @throws ValiError for a reply the server could never give */
function answer<Value>(method: Method, path: string, contract: Contract<Value>, reply: Value, status = 200) {
  const body = v.parse(contract, reply);
  return http[method](at(path), () => HttpResponse.json(body, { status }));
}

type PostsFound = { posts: Post[]; next?: string; total?: number };

const pageHeaders = ({ posts, next, total = posts.length }: PostsFound) => ({
  'x-total-count': String(total),
  ...(next && { link: `</api/post?cursor=${next}>; rel="next"` }),
});

const changedMeanwhile = (current: Post): ErrorReply => ({
  code: 'conflict',
  message: 'غيّر شخص آخر هذه البيانات قبلك.',
  current,
});

/** Replies of the API for tests, each checked against its contract: a mock cannot lie. */
export const api = {
  session: (member: PrivateMember) => answer('get', 'auth/session', SessionReply, { member }),
  signIn: (member: PrivateMember, message = 'تم تسجيل الدخول بنجاح') =>
    answer('post', 'auth/login', PrivateMemberReply, { message, member }, 201),
  /** The password was right, and something must follow it. */
  askSecondFactor: (methods: FactorMethod[]) =>
    answer('post', 'auth/login', SecondFactorReply, { next: 'second_factor', methods }, 202),
  secondFactor: (member: PrivateMember, message = 'تم تسجيل الدخول بنجاح') =>
    answer('post', 'auth/second-factor', PrivateMemberReply, { message, member }, 201),
  factors: (factors: FactorsReply) => answer('get', 'auth/factors', FactorsReply, factors),
  /** Answers any call that changes them. */
  changeFactors: (method: Method, path: string, reply: FactorsChangedReply) =>
    answer(method, path, FactorsChangedReply, reply),
  startTotp: (reply: TotpSecretReply) => answer('post', 'auth/totp', TotpSecretReply, reply),
  signOut: (message = 'تم تسجيل الخروج بنجاح') => answer('post', 'auth/logout', MessageReply, { message }),
  sessions: (sessions: SessionSeen[]) => answer('get', 'auth/sessions', SessionsReply, { sessions }),
  personalData: (made: DataExport | null) => answer('get', 'auth/data', PersonalDataReply, { export: made }),
  requestDataExport: (made: DataExport) =>
    answer('post', 'auth/data/export', DataExportReply, { message: 'نجهّز نسخة بياناتك', export: made }, 202),
  /** Accepts a request to leave that the contract allows, and hands it to `keep`. */
  requestDeletion: (dueAt: string, keep: (request: DeletionRequest) => void) =>
    http.post(at('auth/data/deletion'), async ({ request }) => {
      keep(v.parse(DeletionRequest, await request.json()));
      return HttpResponse.json(v.parse(DeletionReply, { message: 'سجّلنا طلب حذف حسابك', dueAt }));
    }),
  /** Accepts a call that answers with a sentence alone. */
  accept: (method: Method, path: string, message: string, status = 200) =>
    answer(method, path, MessageReply, { message }, status),
  /** Accepts a newcomer that the contract allows, and hands it to `keep`. */
  signUp: (keep: (request: SignUpRequest) => void, message = 'تم تسجيل الحساب بنجاح') =>
    http.post(at('auth/signup'), async ({ request }) => {
      keep(v.parse(SignUpRequest, await request.json()));
      return HttpResponse.json(v.parse(MessageReply, { message }), { status: 201 });
    }),
  posts: (posts: Post[]) => answer('get', 'post', PostsReply, posts),
  /** One page of posts for each query. */
  postsPages: (find: (query: URLSearchParams) => PostsFound) =>
    http.get(at('post'), ({ request }) => {
      const found = find(new URL(request.url).searchParams);
      return HttpResponse.json(v.parse(PostsReply, found.posts), { headers: pageHeaders(found) });
    }),
  /** One page of events for each query. */
  eventsPages: (find: (query: URLSearchParams) => PostsFound) =>
    http.get(at('events'), ({ request }) => {
      const { posts, next } = find(new URL(request.url).searchParams);
      const headers = next ? { link: `</api/events?cursor=${next}>; rel="next"` } : {};
      return HttpResponse.json(v.parse(PostsReply, posts), { headers });
    }),
  post: (post: Post) => answer('get', `post/${post.id}`, Post, post),
  deletePost: ({ id }: Post) => answer('delete', `post/${id}`, MessageReply, { message: 'تم حذف المنشور بنجاح' }),
  /** Publishes a post that the contract allows, and hands its fields to `keep`. */
  publishPost: (post: Post, keep: (form: NewPostForm) => void = () => undefined) =>
    http.post(at('post'), async ({ request }) => {
      keep(v.parse(NewPostForm, Object.fromEntries(await request.formData())));
      const body = v.parse(PostReply, { message: 'تم نشر المنشور بنجاح', post });
      return HttpResponse.json(body, { status: 201 });
    }),
  editPost: (post: Post, keep: (form: PostForm) => void = () => undefined) =>
    http.put(at(`post/${post.id}`), async ({ request }) => {
      keep(v.parse(PostForm, Object.fromEntries(await request.formData())));
      return HttpResponse.json(v.parse(PostReply, { message: 'تم تعديل المنشور بنجاح', post }));
    }),
  /** Takes an edit of the version of `now` alone: any other is of a post that was changed meanwhile. */
  editVersion: (now: Post, keep: (form: PostForm) => void) =>
    http.put(at(`post/${now.id}`), async ({ request }) => {
      if (request.headers.get('if-match') === `"${now.version}"`) {
        keep(v.parse(PostForm, Object.fromEntries(await request.formData())));
        return HttpResponse.json(v.parse(PostReply, { message: 'تم تعديل المنشور بنجاح', post: now }));
      }
      return HttpResponse.json(v.parse(ErrorReply, changedMeanwhile(now)), { status: 409 });
    }),
  revisions: ({ id }: Post, revisions: Revision[]) =>
    answer('get', `post/${id}/revisions`, RevisionsReply, { revisions }),
  revision: ({ id }: Post, revision: RevisionText) =>
    answer('get', `post/${id}/revisions/${revision.version}`, RevisionText, revision),
  /** Restores a text of the post in the version that it is in, and hands the text's version to `keep`. */
  restoreRevision: (now: Post, keep: (version: string) => void) =>
    http.post(at(`post/${now.id}/revisions/:version/restore`), ({ params, request }) => {
      if (request.headers.get('if-match') === `"${now.version}"`) {
        keep(String(params.version));
        return HttpResponse.json(v.parse(PostReply, { message: 'تمت استعادة النص السابق بنجاح', post: now }));
      }
      return HttpResponse.json(v.parse(ErrorReply, changedMeanwhile(now)), { status: 409 });
    }),
  /** Whether the viewer comes to the event of a post, as each call finds it. */
  attendance: ({ id }: Post, find: (method: string) => AttendanceReply) =>
    http.all(at(`events/${id}/attendance`), ({ request }) =>
      HttpResponse.json(v.parse(AttendanceReply, find(request.method))),
    ),
  /** Accepts a visitor of an event whom the contract allows, and hands it to `keep`. */
  requestVisit: (keep: (visitor: EventVisitorRequest) => void) =>
    http.post(at('events/visitors'), async ({ request }) => {
      keep(v.parse(EventVisitorRequest, await request.json()));
      return HttpResponse.json(v.parse(MessageReply, { message: eventVisitorWords.mailed }), { status: 202 });
    }),
  confirmVisit: (state: VisitorState, token: Pick<EventVisitorReply, 'cancel'> = { cancel: 'to-cancel' }) =>
    answer('post', 'events/visitors/confirm', EventVisitorReply, {
      message: eventVisitorWords[state],
      state,
      event: 'an-event',
      ...token,
    }),
  cancelVisit: () => answer('post', 'events/visitors/cancel', MessageReply, { message: eventVisitorWords.cancelled }),
  /** Accepts a visitor who asks to follow an office, as the contract allows, and hands it to `keep`. */
  requestFollowing: (keep: (follower: FollowRequest) => void) =>
    http.post(at('followers'), async ({ request }) => {
      keep(v.parse(FollowRequest, await request.json()));
      return HttpResponse.json(v.parse(MessageReply, { message: followerWords.mailed }), { status: 202 });
    }),
  /** What a link of a mail to a follower is about, and the press on its page. */
  follower: (link: FollowerLink) => [
    answer('get', 'followers/link', FollowerLink, link),
    ...(['confirm', 'stop'] as const).map((purpose) => {
      const message = purpose === 'confirm' ? followerWords.confirmed : followerWords.stopped;
      return answer('post', `followers/${purpose}`, FollowerReply, { message, office: link.office.id });
    }),
  ],
  /** What a link of a mail of a form is about, and the press on its page. */
  recipient: (link: RecipientLink) => [
    answer('get', 'recipients/link', RecipientLink, link),
    answer('post', 'recipients/stop', MessageReply, { message: recipientWords.stopped }),
    answer('post', 'recipients/resume', MessageReply, { message: recipientWords.resumed }),
  ],
  /** The first page of what the viewer was told of, and how much of it is unread. */
  notifications: (notifications: Notification[], next?: string) =>
    http.get(at('notifications'), ({ request }) => {
      const isUnread = new URL(request.url).searchParams.get('state') === 'unread';
      const shown = notifications.filter(({ isRead }) => !isUnread || !isRead);
      const headers = {
        'x-total-count': String(shown.length),
        ...(next && { link: `</api/notifications?cursor=${next}>; rel="next"` }),
      };
      return HttpResponse.json(v.parse(NotificationsReply, { notifications: shown }), { headers });
    }),
  ownEvents: (events: OwnEvent[]) => answer('get', 'me/events', OwnEventsReply, { events }),
  unread: (count: () => number) =>
    http.head(at('notifications'), () => new HttpResponse(null, { headers: { 'x-total-count': String(count()) } })),
  choices: (choices: NotificationChoice[]) => answer('get', 'notifications/choices', NotificationChoices, { choices }),
  /** Accepts changes that the contract allows, hands them to `keep`, and answers with all choices as they are then. */
  saveChoice: (choices: NotificationChoice[], keep: (change: NotificationChoiceChange | undefined) => void) =>
    http.put(at('notifications/choices'), async ({ request }) => {
      const [change] = v.parse(NotificationChoicesRequest, await request.json()).choices;
      keep(change);
      for (const choice of choices) if (choice.topic === change?.topic) Object.assign(choice, change);
      return HttpResponse.json(v.parse(NotificationChoicesReply, { message: settingSaved, choices }));
    }),
  pushKey: (key: string) => answer('get', 'push/key', PushKeyReply, { key }),
  pushSubscription: (kept: PushSubscriptionReply) => answer('get', 'push/subscription', PushSubscriptionReply, kept),
  /** Accepts a subscription that the contract allows, and hands it to `keep`. */
  subscribeToPush: (keep: (subscription: PushSubscriptionRequest) => void) =>
    http.put(at('push/subscription'), async ({ request }) => {
      const subscription = v.parse(PushSubscriptionRequest, await request.json());
      keep(subscription);
      return HttpResponse.json(v.parse(PushSubscriptionSavedReply, { message: settingSaved, ...subscription }));
    }),
  unsubscribeFromPush: (kept: PushSubscriptionReply = { endpoint: null, topics: [] }) =>
    answer('delete', 'push/subscription', PushSubscriptionSavedReply, { message: settingSaved, ...kept }),
  quietHours: (hours: QuietHours) => answer('get', 'push/quiet-hours', QuietHours, hours),
  /** Accepts hours that the contract allows, and hands them to `keep`. */
  saveQuietHours: (keep: (hours: QuietHours) => unknown) =>
    http.put(at('push/quiet-hours'), async ({ request }) => {
      const hours = v.parse(QuietHours, await request.json());
      await keep(hours);
      return HttpResponse.json(v.parse(QuietHoursReply, { message: 'حُفظت ساعات الهدوء', ...hours }));
    }),
  readNotifications: (path: string, unread: () => number) =>
    http.put(at(path), () => HttpResponse.json(v.parse(UnreadReply, { unread: unread() }))),
  /** The first page of deleted posts: the viewer's own, or with `dashboard/trash` those of its scope. */
  trash: (posts: TrashedPost[], path: 'trash' | 'dashboard/trash' = 'trash', next?: string) =>
    http.get(at(path), () =>
      HttpResponse.json(v.parse(TrashReply, { posts }), {
        headers: {
          'x-total-count': String(posts.length),
          ...(next && { link: `</api/${path}?cursor=${next}>; rel="next"` }),
        },
      }),
    ),
  restorePost: (post: Post) =>
    answer('post', `trash/${post.id}/restore`, PostReply, { message: 'تمت استعادة المنشور بنجاح', post }),
  pinPost: (post: Post, former: string | null = null) =>
    answer('put', `post/${post.id}/pin`, PinReply, { post, former }),
  offices: (offices: OfficeName[]) => answer('get', 'auth/offices', OfficesReply, { offices }),
  secretaryGeneral: (reply: Omit<SecretaryGeneralReply, 'total'> & { total?: number }) =>
    answer('get', 'org/secretary-general', SecretaryGeneralReply, { total: reply.posts.length, ...reply }),
  nationalOffice: (reply: OfficeSpaceReply) => answer('get', 'org/national-office', OfficeSpaceReply, reply),
  provincialOffices: (offices: ProvincialOfficesReply['offices']) =>
    answer('get', 'org/provincial-offices', ProvincialOfficesReply, { offices }),
  provincialOffice: (reply: OfficeSpaceReply) =>
    answer('get', `org/provincial-offices/${reply.office.id}`, OfficeSpaceReply, reply),
  /** What follows the members an office began with. */
  membersOf: (members: Member[]) => answer('get', 'org/members', MembersReply, members),
  member: (reply: MemberReply) => answer('get', `org/members/${reply.member.id}`, MemberReply, reply),
  statistics: (statistics: Statistics) => answer('get', 'dashboard/statics', Statistics, statistics),

  /** Whether the mailed link that was opened still works. */
  linkWorks: (works: boolean) => answer('post', 'auth/link', LinkReply, { works }),

  /** Saves a profile that the contract allows, and hands its fields to `keep`. */
  updateProfile: (
    member: PrivateMember,
    keep: (fields: Record<string, unknown>) => void = () => undefined,
    message = 'تم تعديل الملف الشخصي بنجاح',
  ) =>
    http.put(at(`auth/update/${member.id}`), async ({ request }) => {
      const fields = Object.fromEntries(await request.formData());
      v.parse(ProfileRequest, fields);
      keep(fields);
      return HttpResponse.json(v.parse(PrivateMemberReply, { message, member }));
    }),
  /** Accepts a message that the contract allows, and hands it to `keep`. */
  contact: (keep: (request: ContactRequest) => void, message = 'تم إرسال الرسالة بنجاح') =>
    http.post(at('auth/contact'), async ({ request }) => {
      keep(v.parse(ContactRequest, await request.json()));
      return HttpResponse.json(v.parse(MessageReply, { message }), { status: 201 });
    }),

  /** The server rejects a call. */
  reject: (method: Method, path: string, status: number, reply: ErrorReply) =>
    answer(method, path, ErrorReply, reply, status),
  /** Rejects the first such call; what stands behind answers the next. */
  rejectOnce: (method: Method, path: string, status: number, reply: ErrorReply) =>
    http[method](at(path), () => HttpResponse.json(v.parse(ErrorReply, reply), { status }), { once: true }),
  /** The server cannot be reached. */
  unreachable: (method: Method, path: string) => http[method](at(path), () => HttpResponse.error()),
  /** Keeps a call waiting; what answers it then stands behind. */
  held: (method: Method, path: string, until: Promise<void> | (() => Promise<void>)) =>
    http[method](at(path), () => (typeof until === 'function' ? until() : until)),
};
