import { useParams } from 'shared-ui/router';
import { Spinner } from 'shared-ui/spinner';
import { EmptyState, PageLayout, Panel } from 'shared-ui/static';
import { profileMessages as messages } from '../profile/messages.ts';
import { ProfileForm } from '../profile/profile-form.tsx';
import { sendingMessages } from '../sending/messages.ts';
import { useWriter } from '../sending/use-writer.ts';

/** One's own profile; nobody edits another's. */
export function EditProfilePage() {
  const { id } = useParams();
  const { writer, isWaiting } = useWriter();
  if (isWaiting) return <Spinner label={sendingMessages.waiting} />;
  return (
    <PageLayout title={messages.form}>
      {writer?.id === id && writer ? (
        <Panel>
          <ProfileForm member={writer} />
        </Panel>
      ) : (
        <EmptyState title={messages.notFound} />
      )}
    </PageLayout>
  );
}
