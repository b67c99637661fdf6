import { Bdi, Block, EmptyState } from 'shared-ui/static';
import { PartFailed } from '../loading/load-failed.tsx';
import { type Answer, useAnswer } from '../loading/use-answer.ts';
import { MembersRow } from '../members/members-row.tsx';
import { messages } from '../messages.ts';
import { OfficePosts } from '../posts/office-posts.tsx';
import type { OfficeAnswer } from './load-provincial-offices.ts';
import { OfficeSkeleton } from './office-skeleton.tsx';

export function OfficeSpace({ answer }: { answer: Answer<OfficeAnswer> }) {
  const space = useAnswer(answer);
  if (space === undefined) return <OfficeSkeleton />;
  if (!space) return <PartFailed />;
  if (space === 'missing') return <EmptyState title={messages.noOffice} text={messages.noOfficeHint} />;
  const { office, members, posts, totals } = space;
  return (
    <>
      <Block title={<Bdi>{office.name}</Bdi>} lead={messages.officeFacts(totals.members, totals.posts)}>
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
