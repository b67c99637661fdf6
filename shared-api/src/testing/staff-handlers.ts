import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { MemberReply, MembersReply } from '../contract/managed-members.contract.ts';
import { type ManagedOffice, ManagedOfficesReply } from '../contract/managed-offices.contract.ts';
import type { PrivateMember } from '../contract/members.contract.ts';
import { MessageReply } from '../contract/session.contract.ts';

const at = (path: string) => `*/api/dashboard/${path}`;

type Found<Item> = { items: Item[]; next?: string; total?: number };

const pageHeaders = ({ items, next, total = items.length }: Found<unknown>) => ({
  'x-total-count': String(total),
  ...(next && { link: `</api/dashboard/list?cursor=${next}>; rel="next"` }),
});

const membersList = (path: string) => (find: (query: URLSearchParams) => PrivateMember[] | Found<PrivateMember>) =>
  http.get(at(path), ({ request }) => {
    const answer = find(new URL(request.url).searchParams);
    const found = Array.isArray(answer) ? { items: answer } : answer;
    return HttpResponse.json(v.parse(MembersReply, { members: found.items }), { headers: pageHeaders(found) });
  });

/** A call that changes a member: what it answers, given the request. */
const memberChange =
  (method: 'post' | 'put', path: string, message: string, status = 200) =>
  (change: (id: string, request: Request) => PrivateMember | Promise<PrivateMember>) =>
    http[method](at(path), async ({ params, request }) => {
      const member = await change(String(params.id), request);
      return HttpResponse.json(v.parse(MemberReply, { message, member }), { status });
    });

/** Replies of the dashboard's calls for tests, each checked against its contract. */
export const staffApi = {
  members: membersList('members'),
  applicants: membersList('applicants'),
  offices: (offices: ManagedOffice[]) =>
    http.get(at('offices'), () => HttpResponse.json(v.parse(ManagedOfficesReply, { offices }))),
  toggle: (member: PrivateMember, message: string) => memberChange('put', `member/${member.id}`, message)(() => member),
  changeRole: memberChange('put', 'member', 'Member role updated successfully'),
  add: memberChange('post', 'member', 'تمت إضافة العضو بنجاح', 201),
  remove: (id: string) =>
    http.delete(at(`member/${id}`), () =>
      HttpResponse.json(v.parse(MessageReply, { message: 'Member deleted successfully' })),
    ),
};
