import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { canSeeAllOffices } from 'shared-api/contract/members/members.policy';
import { findOffices } from 'shared-api/contract/offices/find-offices';
import type { ManagedOffice } from 'shared-api/contract/offices/offices.contract';
import * as pathTo from 'shared-api/contract/path-to';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { type ListQuery, useQuery } from 'shared-api/query';
import { applicantsList, membersList } from 'shared-api/query/members.query';
import { officesList } from 'shared-api/query/offices.query';
import { postsList } from 'shared-api/query/posts.query';
import type { FoundGroup } from 'shared-ui/finder';
import { Marked, timeRange } from 'shared-ui/lists';
import { Bdi, Ltr } from 'shared-ui/static';
import { resultsOfEachKindMax } from '../limits.ts';
import { useViewer } from '../viewer/viewer.ts';
import { messages } from './messages.ts';

/** What one list has for these words, and for no others: what it had for those before is not shown. */
function useFound<Item extends { id: string }, Query extends object>(
  list: ListQuery<Item, Query>,
  query: Query,
  isSought: boolean,
) {
  const { data, isPlaceholderData, isError } = useQuery({ ...list(query), enabled: isSought });
  const items = isSought && !isPlaceholderData ? data?.items.slice(0, resultsOfEachKindMax) : undefined;
  return { items: items ?? [], isError: isSought && isError, isPending: isSought && !items && !isError };
}

function useFoundOffices(q: string) {
  const isFor = canSeeAllOffices(useViewer());
  const { data, isError } = useQuery({ ...officesList({}), enabled: isFor });
  const isSought = isFor && q !== '';
  const items = isSought && data ? findOffices(data.items, q).slice(0, resultsOfEachKindMax) : [];
  return { items, isError: isSought && isError && !data, isPending: isSought && !data && !isError };
}

const at = (path: string, q: string) => `${path}?${new URLSearchParams({ q })}`;

const toPerson = (path: string) => (person: PrivateMember) => ({
  id: `${path}${person.id}`,
  to: at(path, person.email),
  title: <Bdi>{person.name}</Bdi>,
  note: (
    <>
      <Bdi>{person.office.name}</Bdi> · <Ltr>{person.email}</Ltr>
    </>
  ),
});
const toMember = toPerson(pathTo.dashboard);
const toApplicant = toPerson(pathTo.dashboardApplicants);
const toOffice = ({ id, name }: ManagedOffice) => ({
  id,
  to: at(pathTo.dashboardOffices, name),
  title: <Bdi>{name}</Bdi>,
});
const aboutPost = ({ author, event }: Post) => (event ? timeRange(event.beginsAt, event.endsAt) : author.name);
const toPost = (post: Post) => ({
  id: post.id,
  to: pathTo.post(post.id),
  title: <Bdi>{post.match ? <Marked pieces={post.match.title} /> : post.title}</Bdi>,
  note: <Bdi>{post.match?.text.length ? <Marked pieces={post.match.text} /> : aboutPost(post)}</Bdi>,
});

/** Whatever of the viewer's scope holds these words, a few of each kind. */
export function useResults(q: string) {
  const query = { q, limit: resultsOfEachKindMax };
  const isSought = q !== '';
  const members = useFound(membersList, query, isSought);
  const applicants = useFound(applicantsList, query, isSought);
  const offices = useFoundOffices(q);
  const posts = useFound(postsList, query, isSought);
  const all = [members, applicants, offices, posts];
  const groups: FoundGroup[] = [
    { id: 'members', label: messages.members, items: members.items.map(toMember) },
    { id: 'applicants', label: messages.applicants, items: applicants.items.map(toApplicant) },
    { id: 'offices', label: messages.offices, items: offices.items.map(toOffice) },
    { id: 'posts', label: messages.posts, items: posts.items.map(toPost) },
  ];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    total: all.reduce((sum, { items }) => sum + items.length, 0),
    isPending: all.some(({ isPending }) => isPending),
    isError: all.some(({ isError }) => isError),
  };
}
