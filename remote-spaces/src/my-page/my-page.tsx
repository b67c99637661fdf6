import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { roleLabel } from 'shared-api/contract/members/role-words';
import * as pathTo from 'shared-api/contract/path-to';
import { largeAvatar } from 'shared-api/contract/pictures/large-avatar';
import { canPublish } from 'shared-api/contract/posts/posts.policy';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { CacheProvider } from 'shared-api/query';
import { useSession } from 'shared-api/session/session.store';
import { Blocks, ColumnsPage } from 'shared-ui/layout';
import { ProfileHeader } from 'shared-ui/profile-header';
import { Link } from 'shared-ui/router';
import { buttonClass, PageLayout } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { MembersOnly } from '../submission/members-only.tsx';
import { MyDrafts } from './my-drafts.tsx';
import { MyEvents } from './my-events.tsx';
import { MyPosts } from './my-posts.tsx';
import { NextSteps } from './next-steps.tsx';
import { OfficeNews } from './office-news.tsx';
import { WaitingForMe } from './waiting-for-me.tsx';

function Start({ member }: { member: PrivateMember }) {
  const first = (
    <Blocks>
      <WaitingForMe viewer={member} />
      <NextSteps member={member} />
    </Blocks>
  );
  const side = (
    <Blocks>
      <MyEvents />
      <MyDrafts memberId={member.id} />
      <MyPosts memberId={member.id} />
    </Blocks>
  );
  const add = canPublish(member) && (
    <Link className={buttonClass({})} to={pathTo.addPost}>
      {messages.addPost}
    </Link>
  );
  return (
    <>
      <ProfileHeader name={member.name} picture={largeAvatar(member.avatar)} label={roleLabel(member)} actions={add} />
      <ColumnsPage first={first} side={side}>
        <OfficeNews office={member.office} />
      </ColumnsPage>
    </>
  );
}

/** Where a member goes on from: what waits for it, its events, drafts and posts, and its office's news. */
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
