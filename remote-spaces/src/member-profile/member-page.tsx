import type { Member } from 'shared-api/contract/members/members.contract';
import { roleLabel, secretaryGeneralName } from 'shared-api/contract/members/role-words';
import { largeAvatar } from 'shared-api/contract/pictures/large-avatar';
import { hasPinnedPosts } from 'shared-api/contract/posts/posts.policy';
import { splitAtPhoneNumbers } from 'shared-api/contract/text/phone-numbers';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { Calls, Page } from 'shared-ui/layout';
import { ProfileHeader } from 'shared-ui/profile-header';
import { useLoaderData, useSearchParams } from 'shared-ui/router';
import { Bdi, EmptyState, PageLayout } from 'shared-ui/static';
import { LoadFailed } from '../loaders/load-failed.tsx';
import { messages } from '../messages.ts';
import { useWriter } from '../submission/use-writer.ts';
import type { MemberData } from './load-member.ts';
import { MemberTabs } from './member-tabs.tsx';
import { memberMessages } from './messages.ts';
import { TabContent } from './tab-content.tsx';
import { tabNamed, tabsFor } from './tabs.ts';

function MemberPage() {
  const { found, posts, ads } = useLoaderData<MemberData>();
  const [params] = useSearchParams();
  const { writer } = useWriter();
  if (!found) return <LoadFailed title={memberMessages.member} />;
  if (found === 'missing') {
    return (
      <PageLayout title={memberMessages.member}>
        <EmptyState title={memberMessages.noMember} />
      </PageLayout>
    );
  }
  const { member } = found;
  const self = writer?.id === member.id && hasPinnedPosts(writer) ? writer : null;
  const offered = tabsFor(self !== null);
  const tab = tabNamed(params.get('tab'), offered);
  return (
    <>
      <ProfileHeader
        name={member.name}
        picture={largeAvatar(member.avatar)}
        label={
          <>
            {roleLabel(member)} · <Bdi>{member.office.name}</Bdi>
          </>
        }
        text={member.bio && <Calls pieces={splitAtPhoneNumbers(member.bio)} />}
      />
      <Page>
        <MemberTabs memberId={member.id} offered={offered} current={tab} />
        <TabContent tab={tab} self={self} posts={posts} ads={ads} {...found} />
      </Page>
    </>
  );
}

/** The label of spec, section 6, stands below a name; in a sentence the word is spelt as Arabic spells it. */
const roleInText = (member: Member) => (member.role === 'SG' ? secretaryGeneralName(member) : roleLabel(member));

const memberIn = (loaded?: MemberData) => (typeof loaded?.found === 'object' ? loaded.found?.member : undefined);

export const handle: PageHandle<MemberData> = {
  title: (loaded) => memberIn(loaded)?.name,
  /** What a shared link shows of a member: in their own words, where there are any. */
  about: (loaded) => {
    const member = memberIn(loaded);
    return member && { description: member.bio || messages.memberOf(roleInText(member), member.office.name) };
  },
};
export { MemberPage as Component };
