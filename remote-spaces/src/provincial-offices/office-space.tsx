import { Cover } from 'shared-ui/cover';
import { PeopleSkeleton } from 'shared-ui/people';
import { Bdi, Block, EmptyState, Skeleton, Stack, VisuallyHidden } from 'shared-ui/static';
import { PartFailed } from '../loaders/load-failed.tsx';
import { type Answer, useAnswer } from '../loaders/use-answer.ts';
import { MembersRow } from '../members/members-row.tsx';
import { OfficeContacts } from '../members/office-contacts.tsx';
import { messages } from '../messages.ts';
import { OfficePosts } from '../offices/office-posts.tsx';
import type { OfficeAnswer } from './load-provincial-offices.ts';
import { MyOfficeButton } from './my-office.tsx';

const OfficeSkeleton = () => (
  <div role="status" aria-busy="true">
    <VisuallyHidden>{messages.officeLoading}</VisuallyHidden>
    <Stack>
      <Skeleton shape="title" />
      <PeopleSkeleton />
      <Skeleton shape="card" />
    </Stack>
  </div>
);

export function OfficeSpace({ answer }: { answer: Answer<OfficeAnswer> }) {
  const space = useAnswer(answer);
  if (space === undefined) return <OfficeSkeleton />;
  if (!space) return <PartFailed />;
  if (space === 'missing') return <EmptyState title={messages.noOffice} text={messages.noOfficeHint} />;
  const { office, members, posts, totals } = space;
  return (
    <>
      <div>
        <Cover src={office.cover} />
        <Block title={<Bdi>{office.name}</Bdi>} lead={messages.officeFacts(totals.members, totals.posts)}>
          <MyOfficeButton id={office.id} />
        </Block>
      </div>
      <OfficeContacts office={office} members={members} />
      <Block title={messages.officeMembers}>
        <MembersRow
          label={messages.membersOf(office.name)}
          wide="row"
          officeId={office.id}
          members={members}
          total={totals.members}
        />
      </Block>
      <OfficePosts title={messages.officePosts} office={office} posts={posts} total={totals.posts} />
    </>
  );
}
