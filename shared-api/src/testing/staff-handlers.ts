import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { DeletionsReply, type PendingDeletion } from '../contract/accounts/personal-data.contract.ts';
import { type SecurityEvent, SecurityReply } from '../contract/accounts/security.contract.ts';
import { type AuditEntry, AuditReply } from '../contract/audit.contract.ts';
import {
  type ContactMessage,
  ContactMessageChangeReply,
  ContactMessageReply,
  ContactMessagesReply,
  type OpenContactMessage,
} from '../contract/contact.contract.ts';
import {
  BulkReply,
  BulkRequest,
  type PrivateMember,
  PrivateMemberReply,
  PrivateMembersReply,
} from '../contract/members/members.contract.ts';
import { MembersImportReply } from '../contract/members/members-import.contract.ts';
import { type ManagedOffice, ManagedOfficesReply, OfficeReply } from '../contract/offices/offices.contract.ts';
import { PendingWork } from '../contract/pending.contract.ts';
import { type Post, PostsReply } from '../contract/posts/posts.contract.ts';
import { MessageReply } from '../contract/wire/reply.contract.ts';
import { api } from './handlers.ts';

const at = (path: string) => `*/api/dashboard/${path}`;

type Found<Item> = { items: Item[]; next?: string; total?: number };

const pageHeaders = ({ items, next, total = items.length }: Found<unknown>) => ({
  'x-total-count': String(total),
  ...(next && { link: `</api/dashboard/list?cursor=${next}>; rel="next"` }),
});

type Answer<Item> = Item[] | Found<Item>;

/** A list that takes a query and has pages. */
const list =
  <Item>(path: string, toBody: (items: Item[]) => object) =>
  (find: (query: URLSearchParams, request: Request) => Answer<Item> | Promise<Answer<Item>>) =>
    http.get(at(path), async ({ request }) => {
      const answer = await find(new URL(request.url).searchParams, request);
      const found = Array.isArray(answer) ? { items: answer } : answer;
      return HttpResponse.json(toBody(found.items), { headers: pageHeaders(found) });
    });

const toMembers = (members: PrivateMember[]) => v.parse(PrivateMembersReply, { members });

/** A call that changes a member: what it answers, given the request. */
const memberChange =
  (method: 'post' | 'put' | 'delete', path: string, message: string, status = 200) =>
  (change: (id: string, request: Request) => PrivateMember | Promise<PrivateMember>) =>
    http[method](at(path), async ({ params, request }) => {
      const member = await change(String(params.id), request);
      return HttpResponse.json(v.parse(PrivateMemberReply, { message, member }), { status });
    });

const lists = {
  members: list('members', toMembers),
  applicants: list('applicants', toMembers),
  posts: list('posts', (posts: Post[]) => v.parse(PostsReply, posts)),
  messages: list('messages', (messages: ContactMessage[]) => v.parse(ContactMessagesReply, { messages })),
  audit: list('audit', (entries: AuditEntry[]) => v.parse(AuditReply, { entries })),
  security: list('security', (events: SecurityEvent[]) => v.parse(SecurityReply, { events })),
  deletions: list('deletions', (deletions: PendingDeletion[]) => v.parse(DeletionsReply, { deletions })),
  offices: (offices: ManagedOffice[]) =>
    http.get(at('offices'), () => HttpResponse.json(v.parse(ManagedOfficesReply, { offices }))),
};

const pending = (work: () => Partial<PendingWork> | Promise<Partial<PendingWork>>) =>
  http.get(at('pending'), async () => {
    const nothing = { applicants: 0, messages: null, deletions: null, event: null };
    return HttpResponse.json(v.parse(PendingWork, { ...nothing, ...(await work()) }));
  });

/** Replies of the dashboard's calls for tests, each checked against its contract. */
export const staffApi = {
  ...lists,
  /** What waits for the viewer, each time it asks. */
  pending,
  /** A portal where nothing waits; what a test needs is given before. */
  quiet: () => [
    lists.members(() => []),
    lists.applicants(() => []),
    lists.messages(() => []),
    lists.deletions(() => []),
    lists.offices([]),
    api.membersOf([]),
    pending(() => ({})),
  ],
  /** One message as it is opened. */
  message: (contactMessage: OpenContactMessage) =>
    http.get(at(`messages/${contactMessage.id}`), () =>
      HttpResponse.json(v.parse(ContactMessageReply, { contactMessage })),
    ),
  /** A call that changes a message: what it is then, given the request. */
  changeMessage: (
    method: 'put' | 'post' | 'delete',
    path: string,
    message: string,
    change: (request: Request) => OpenContactMessage | Promise<OpenContactMessage>,
  ) =>
    http[method](at(`messages/${path}`), async ({ request }) => {
      const contactMessage = await change(request);
      return HttpResponse.json(v.parse(ContactMessageChangeReply, { message, contactMessage }));
    }),
  toggle: (member: PrivateMember, message: string, onSent?: (body: unknown) => void) =>
    memberChange(
      'put',
      `member/${member.id}`,
      message,
    )(async (_, request) => {
      onSent?.(await request.json());
      return member;
    }),
  changeRole: memberChange('put', 'member', 'Member role updated successfully'),
  add: memberChange('post', 'member', 'تمت إضافة العضو بنجاح', 201),
  move: memberChange('put', 'member/:id/office', 'تم نقل العضو بنجاح'),
  correctEmail: memberChange('put', 'member/:id/email', 'أرسلنا رابط التأكيد إلى البريد الجديد'),
  approve: memberChange('post', 'applicants/:id/approve', 'تم قبول طلب الانضمام وتفعيل الحساب'),
  reject: memberChange('post', 'applicants/:id/refuse', 'تم رفض طلب الانضمام، ويصل صاحبه إعلام بالبريد بعد دقيقة'),
  undoRejection: memberChange('delete', 'applicants/:id/refuse', 'تم التراجع عن الرفض، ولم يُرسل إلى صاحبه شيء'),
  endSessions: memberChange('delete', 'member/:id/sessions', 'تم إنهاء جلسات العضو على كل أجهزته'),
  invite: memberChange('post', 'member/:id/invitation', 'تم إرسال الدعوة بالبريد مرة أخرى'),
  bulk: (act: (request: BulkRequest) => BulkReply['results']) =>
    http.post(at('members/bulk'), async ({ request }) => {
      const results = act(v.parse(BulkRequest, await request.json()));
      return HttpResponse.json(v.parse(BulkReply, { results }));
    }),
  /** Reads a file of members: what would be done with it or was, given the fields of the form. */
  importMembers: (read: (fields: FormData) => MembersImportReply) =>
    http.post(at('members/import'), async ({ request }) =>
      HttpResponse.json(v.parse(MembersImportReply, read(await request.formData())), { status: 201 }),
    ),
  saveOffice: (method: 'post' | 'put', message: string, save: (fields: FormData, request: Request) => ManagedOffice) =>
    http[method](at('office'), async ({ request }) => {
      const office = save(await request.formData(), request);
      return HttpResponse.json(v.parse(OfficeReply, { message, office }), { status: method === 'post' ? 201 : 200 });
    }),
  toggleOffice: (office: ManagedOffice, message: string) =>
    http.put(at(`office/${office.id}/active`), () => HttpResponse.json(v.parse(OfficeReply, { message, office }))),
  remove: (id: string) =>
    http.delete(at(`member/${id}`), () =>
      HttpResponse.json(v.parse(MessageReply, { message: 'Member deleted successfully' })),
    ),
};
