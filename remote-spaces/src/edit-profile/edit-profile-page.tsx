import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { accountPages } from 'shared-api/contract/words/account-area';
import { AreaNav } from 'shared-ui/area-nav';
import { useParams } from 'shared-ui/router';
import { Spinner } from 'shared-ui/spinner';
import { EmptyState, PageLayout, Panel } from 'shared-ui/static';
import { messages as spaces } from '../messages.ts';
import { profileMessages as messages } from '../profile/messages.ts';
import { ProfileForm } from '../profile/profile-form.tsx';
import { sendingMessages } from '../submission/messages.ts';
import { useWriter } from '../submission/use-writer.ts';

/** One's own profile; nobody edits another's. */
function EditProfilePage() {
  const { id } = useParams();
  const { writer, isWaiting } = useWriter();
  if (isWaiting) return <Spinner label={sendingMessages.waiting} />;
  return (
    <PageLayout title={messages.form}>
      {writer?.id === id && writer ? (
        <>
          <AreaNav {...accountPages(writer.id)} />
          <Panel>
            <ProfileForm member={writer} />
          </Panel>
        </>
      ) : (
        <EmptyState title={messages.notFound} />
      )}
    </PageLayout>
  );
}

export const handle: PageHandle = { title: spaces.editProfile, about: { isPrivate: true } };
export { EditProfilePage as Component };
