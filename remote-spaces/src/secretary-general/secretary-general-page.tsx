import { secretaryGeneralLabel, secretaryGeneralName } from 'shared-api/contract/members/role-words';
import type { SecretaryGeneral } from 'shared-api/contract/offices/spaces.contract';
import * as pathTo from 'shared-api/contract/path-to';
import { largeAvatar } from 'shared-api/contract/pictures/large-avatar';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { splitAtPhoneNumbers } from 'shared-api/contract/text/phone-numbers';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { Calls, ColumnsPage, Prose } from 'shared-ui/layout';
import { ProfileHeader } from 'shared-ui/profile-header';
import { Link, useLoaderData } from 'shared-ui/router';
import { Block, buttonClass, EmptyState, PageLayout, Stack } from 'shared-ui/static';
import { LoadFailed } from '../loaders/load-failed.tsx';
import { ContactCard, secretaryGeneralPlace } from '../members/contact-card.tsx';
import { messages } from '../messages.ts';
import { ListedPosts } from '../posts/listed-posts.tsx';
import { aboutSecretaryGeneral } from './about-secretary-general.ts';
import type { SecretaryGeneralData } from './load-secretary-general.ts';
import { contactMessages } from './messages.ts';
import { PinnedPosts } from './pinned-posts.tsx';
import { PostChoices } from './post-choices.tsx';

const ContactBlock = ({ info }: { info: SecretaryGeneral }) => (
  <Block title={messages.contact} id="contact">
    <Stack>
      <ContactCard {...info} {...secretaryGeneralPlace} />
      <p>
        <Link to={pathTo.secretaryGeneralContact} className={buttonClass({ variant: 'outline', size: 'sm' })}>
          {contactMessages.contactPage}
        </Link>
      </p>
    </Stack>
  </Block>
);

const NobodyAppointed = () => (
  <PageLayout title={messages.secretaryGeneral}>
    <EmptyState title={messages.noSecretaryGeneral} text={messages.noSecretaryGeneralHint} />
  </PageLayout>
);

const GeneralPosts = ({ id, posts, total }: { id: string; posts: Post[]; total: number }) => (
  <ListedPosts first={posts} of={{ author: id }} total={total}>
    {(list) => (
      <>
        <PinnedPosts posts={list.posts} />
        <PostChoices {...list} />
      </>
    )}
  </ListedPosts>
);

function SecretaryGeneralPage() {
  const { space } = useLoaderData<SecretaryGeneralData>();
  if (!space) return <LoadFailed title={messages.secretaryGeneral} />;
  const { info, posts, total } = space;
  if (!info) return <NobodyAppointed />;
  const toContact = (
    <a className={buttonClass({ variant: 'outline' })} href="#contact">
      {messages.contact}
    </a>
  );
  return (
    <>
      <ProfileHeader
        name={info.name}
        picture={largeAvatar(info.avatar)}
        label={secretaryGeneralLabel}
        text={info.bio && <Calls pieces={splitAtPhoneNumbers(info.bio)} />}
        actions={toContact}
      />
      <ColumnsPage
        first={
          info.about && (
            <Block title={messages.about(secretaryGeneralName(info))}>
              <Prose>
                <Calls pieces={splitAtPhoneNumbers(info.about)} />
              </Prose>
            </Block>
          )
        }
        side={<ContactBlock info={info} />}
      >
        <GeneralPosts id={info.id} posts={posts} total={total} />
      </ColumnsPage>
    </>
  );
}

export const handle: PageHandle<SecretaryGeneralData> = {
  title: messages.secretaryGeneral,
  about: aboutSecretaryGeneral,
};
export { SecretaryGeneralPage as Component };
