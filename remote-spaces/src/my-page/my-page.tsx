import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { canOpenDashboard } from 'shared-api/contract/members/members.policy';
import { roleLabel } from 'shared-api/contract/members/role-words';
import * as pathTo from 'shared-api/contract/path-to';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { CacheProvider } from 'shared-api/query';
import { useSession } from 'shared-api/session/session.store';
import { Blocks, ColumnsPage } from 'shared-ui/layout';
import { Link } from 'shared-ui/router';
import { Card, PageLayout, ProfileHeader, Stack } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { MembersOnly } from '../submission/members-only.tsx';
import { myPageMessages } from './messages.ts';
import { MyDraft } from './my-draft.tsx';
import { NextSteps, stepsOf } from './next-steps.tsx';
import { OfficeNews } from './office-news.tsx';
import { WaitingForMe } from './waiting-for-me.tsx';

function Start({ member }: { member: PrivateMember }) {
  const isStaff = canOpenDashboard(member);
  const news = <OfficeNews office={member.office} />;
  const tasks = (isStaff || stepsOf(member).length > 0) && (
    <Blocks>
      {isStaff && <WaitingForMe viewer={member} />}
      <NextSteps member={member} />
    </Blocks>
  );
  return (
    <>
      <ProfileHeader name={member.name} picture={member.avatar} label={roleLabel(member)} />
      <ColumnsPage first={tasks || news} side={<MyTexts memberId={member.id} />}>
        {tasks && news}
      </ColumnsPage>
    </>
  );
}

/** What it was told, what it has not published yet, and what it deleted. */
const MyTexts = ({ memberId }: { memberId: string }) => (
  <Stack>
    <MyDraft memberId={memberId} />
    <Card
      title={<Link to={pathTo.notifications}>{messages.notifications}</Link>}
      text={myPageMessages.notificationsHint}
    />
    <Card title={<Link to={pathTo.trash}>{messages.trash}</Link>} text={myPageMessages.trashHint} />
  </Stack>
);

/** Where a member goes on from: its office's news, its draft, and what waits for it. */
function MyPage() {
  const member = useSession((session) => session.member);
  if (member)
    return (
      <CacheProvider viewerId={member.id}>
        <Start key={member.id} member={member} />
      </CacheProvider>
    );
  return (
    <PageLayout title={messages.myPage}>
      <MembersOnly>{() => null}</MembersOnly>
    </PageLayout>
  );
}

export const handle: PageHandle = { title: messages.myPage, about: { isPrivate: true } };
export { MyPage as Component };
