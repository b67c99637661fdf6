import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { useSession } from 'shared-api/session/session.store';
import { Banner } from 'shared-ui/banner';
import { Cover } from 'shared-ui/cover';
import { Blocks, Divider } from 'shared-ui/layout';
import { useLoaderData } from 'shared-ui/router';
import { Block, EmptyState, PageLayout } from 'shared-ui/static';
import { storeHere, useStored } from '../browser-storage/stored-here.ts';
import { LoadFailed } from '../loaders/load-failed.tsx';
import { MembersRow } from '../members/members-row.tsx';
import { OfficeContacts } from '../members/office-contacts.tsx';
import { messages } from '../messages.ts';
import { OfficePosts } from '../offices/office-posts.tsx';
import type { NationalOfficeData } from './load-national-office.ts';
import { nationalOfficeMessages } from './messages.ts';

const dismissedKey = 'dismissed:national-office-banner';

/** A word to members, on wide screens alone (spec, section 2); it stays away once it was put away on this device. */
function MemberBanner() {
  const isMember = useSession((session) => session.isAuthenticated);
  const isDismissed = useStored(dismissedKey) !== null;
  if (!isMember || isDismissed) return null;
  return <Banner onDismiss={() => storeHere(dismissedKey, '1')}>{nationalOfficeMessages.banner}</Banner>;
}

function NationalOfficePage() {
  const { space } = useLoaderData<NationalOfficeData>();
  if (!space) return <LoadFailed title={messages.nationalOffice} />;
  if (space === 'missing') {
    return (
      <PageLayout title={messages.nationalOffice}>
        <EmptyState title={nationalOfficeMessages.noNationalOffice} />
      </PageLayout>
    );
  }
  return (
    <PageLayout title={messages.nationalOffice} intro={messages.nationalOfficeIntro}>
      <MemberBanner />
      <Cover src={space.office.cover} />
      <Blocks>
        <OfficeContacts office={space.office} members={space.members} />
        <Block title={nationalOfficeMessages.nationalMembers}>
          <MembersRow
            label={nationalOfficeMessages.nationalMembers}
            wide="grid"
            officeId={space.office.id}
            members={space.members}
            total={space.totals.members}
          />
        </Block>
      </Blocks>
      <Divider />
      <OfficePosts
        title={nationalOfficeMessages.nationalPosts}
        office={space.office}
        posts={space.posts}
        total={space.totals.posts}
      />
    </PageLayout>
  );
}

export const handle: PageHandle = {
  title: messages.nationalOffice,
  about: { description: messages.nationalOfficeIntro },
};
export { NationalOfficePage as Component };
