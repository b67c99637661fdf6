import { Suspense } from 'react';
import type { MemberReply, PrivateMember } from 'shared-api/contract/members/members.contract';
import { hasPublicContacts } from 'shared-api/contract/members/members.policy';
import type { PostType } from 'shared-api/contract/posts/posts.contract';
import { useNavigate } from 'shared-ui/router';
import { Spinner } from 'shared-ui/spinner';
import { Block, Panel } from 'shared-ui/static';
import { PartFailed } from '../loaders/load-failed.tsx';
import { ContactCard, secretaryGeneralPlace } from '../members/contact-card.tsx';
import { messages } from '../messages.ts';
import { ListedPosts } from '../posts/listed-posts.tsx';
import { AddPostForm } from '../posts-form/post-forms.ts';
import { ProfileFormIsland } from '../profile/profile-form-island.ts';
import { AboutMember } from './about-member.tsx';
import type { MemberData } from './load-member.ts';
import { memberMessages } from './messages.ts';
import type { TabName } from './tabs.ts';

type MemberPostsProps = { title: string; author: string; type: PostType; posts: MemberData['posts'] };

const MemberPosts = ({ title, posts, ...of }: MemberPostsProps) => (
  <Block title={title}>
    {posts ? <ListedPosts first={posts.posts} of={of} total={posts.total} /> : <PartFailed />}
  </Block>
);

type TabContentProps = Pick<MemberData, 'posts' | 'ads'> &
  MemberReply & {
    tab: TabName;
    /** The member in person, where the page is its own to change. */
    self: PrivateMember | null;
  };

function NewPost({ id }: { id: string }) {
  const navigate = useNavigate();
  const showIt = (tab: TabName) => void navigate({ search: `?tab=${tab}` });
  return <AddPostForm memberId={id} onPublished={({ type }) => showIt(type === 'Ad' ? 'ads' : 'posts')} />;
}

export function TabContent({ tab, self, member, contact, posts, ads }: TabContentProps) {
  if (tab === 'posts') return <MemberPosts title={messages.posts} author={member.id} type="Post" posts={posts} />;
  if (tab === 'ads') return <MemberPosts title={messages.ads} author={member.id} type="Ad" posts={ads} />;
  if (tab === 'contact') {
    return (
      <Block title={messages.contact}>
        <ContactCard name={member.name} {...contact} {...(hasPublicContacts(member) && secretaryGeneralPlace)} />
      </Block>
    );
  }
  if (!self || tab === 'profile') return <AboutMember member={member} />;
  return (
    <Block title={tab === 'addPost' ? messages.addPost : messages.editProfile}>
      <Panel>
        <Suspense fallback={<Spinner label={memberMessages.formLoading} />}>
          {tab === 'addPost' ? <NewPost id={self.id} /> : <ProfileFormIsland member={self} />}
        </Suspense>
      </Panel>
    </Block>
  );
}
