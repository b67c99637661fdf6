import { Suspense, use } from 'react';
import { Cover } from 'shared-ui/cover';
import { Bdi, Block, EmptyState } from 'shared-ui/static';
import { PartFailed } from '../loaders/load-failed.tsx';
import { MembersRow } from '../members/members-row.tsx';
import { OfficeContacts } from '../members/office-contacts.tsx';
import { messages } from '../messages.ts';
import { OfficePosts } from '../offices/office-posts.tsx';
import type { ProvincialOfficesData } from './load-provincial-offices.ts';
import { MyOfficeButton } from './my-office.tsx';
import { OfficeSkeleton } from './office-skeleton.tsx';

type OfficeSpaceProps = { answer: ProvincialOfficesData['office'] };

export const OfficeSpace = ({ answer }: OfficeSpaceProps) => (
  <Suspense fallback={<OfficeSkeleton />}>
    <Space answer={answer} />
  </Suspense>
);

function Space({ answer }: OfficeSpaceProps) {
  const space = answer instanceof Promise ? use(answer) : answer;
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
