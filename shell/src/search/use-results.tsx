import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { canSeeAllOffices } from 'shared-api/contract/members/members.policy';
import { findOffices } from 'shared-api/contract/offices/find-offices';
import type { ManagedOffice } from 'shared-api/contract/offices/offices.contract';
import * as pathTo from 'shared-api/contract/path-to';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { type ListQuery, useQuery } from 'shared-api/query';
import { applicantsList, membersList } from 'shared-api/query/members.query';
import { officesList } from 'shared-api/query/offices.query';
import { publicPostsList } from 'shared-api/query/posts.query';
import type { FoundGroup } from 'shared-ui/finder';
import { Marked, timeRange } from 'shared-ui/lists';
import { Bdi, exactDay, formatCount, Ltr } from 'shared-ui/static';
import { resultsOfEachKindMax } from '../limits.ts';
import { messages } from './messages.ts';

/** What one list has for these words, and for no others: what it had for those before is not shown. */
function useFound<Item extends { id: string }, Query extends object>(
  list: ListQuery<Item, Query>,
  query: Query,
  isSought: boolean,
) {
  const { data, isPlaceholderData, isError } = useQuery({ ...list(query), enabled: isSought });
  const found = isSought && !isPlaceholderData ? data : undefined;
  const items = found?.items.slice(0, resultsOfEachKindMax) ?? [];
  return { items, total: found?.total ?? 0, isError: isSought && isError, isPending: isSought && !found && !isError };
}

function useFoundOffices(q: string, isFor: boolean) {
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
const toPost = ({ id, title, author, event, publishedAt, match }: Post) => ({
  id,
  to: pathTo.post(id),
  title: match ? <Marked pieces={match.title} /> : <Bdi>{title}</Bdi>,
  note: (
    <>
      <time dateTime={event?.beginsAt ?? publishedAt}>
        {event ? timeRange(event.beginsAt, event.endsAt) : exactDay(publishedAt)}
      </time>{' '}
      · {match?.text.length ? <Marked pieces={match.text} /> : <Bdi>{author.name}</Bdi>}
    </>
  ),
});
/** Leads to the page of the posts, where all of them are. */
const toAll = (q: string, total: number) => ({
  id: 'all',
  to: at(pathTo.posts, q),
  title: `${messages.all} (${formatCount(total)})`,
});

/** Posts with these words, and what staff works on with them: a few of each kind. */
export function useResults(q: string, staff: PrivateMember | undefined) {
  const query = { q, limit: resultsOfEachKindMax };
  const isSought = q !== '';
  const members = useFound(membersList, query, isSought && staff !== undefined);
  const applicants = useFound(applicantsList, query, isSought && staff !== undefined);
  const offices = useFoundOffices(q, staff !== undefined && canSeeAllOffices(staff));
  const posts = useFound(publicPostsList, query, isSought);
  const all = [members, applicants, offices, posts];
  const foundPosts = [...posts.items.map(toPost), ...(posts.items.length > 0 ? [toAll(q, posts.total)] : [])];
  const groups: FoundGroup[] = [
    { id: 'members', label: messages.members, items: members.items.map(toMember) },
    { id: 'applicants', label: messages.applicants, items: applicants.items.map(toApplicant) },
    { id: 'offices', label: messages.offices, items: offices.items.map(toOffice) },
    { id: 'posts', label: messages.posts, items: foundPosts },
  ];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    total: all.reduce((sum, { items }) => sum + items.length, 0),
    isPending: all.some(({ isPending }) => isPending),
    isError: all.some(({ isError }) => isError),
  };
}
