import type { SecretaryGeneralReply } from 'shared-api/contract/spaces.contract';
import { More } from 'shared-ui/lists';
import { Link, useLoaderData } from 'shared-ui/router';
import { buttonClass, EmptyState, PageLayout } from 'shared-ui/static';
import { LoadFailed } from '../loading/load-failed.tsx';
import { ContactCard, secretaryGeneralPlace } from '../members/contact-card.tsx';
import { messages } from '../messages.ts';

export function ContactInfoPage() {
  const { space } = useLoaderData<{ space: SecretaryGeneralReply | null }>();
  if (!space) return <LoadFailed title={messages.contactSecretaryGeneral} />;
  return (
    <PageLayout title={messages.contactSecretaryGeneral}>
      {space.info ? (
        <ContactCard {...space.info} {...secretaryGeneralPlace} />
      ) : (
        <EmptyState title={messages.noSecretaryGeneral} text={messages.noSecretaryGeneralHint} />
      )}
      <More>
        <Link className={buttonClass({ variant: 'outline' })} to="/organization/secritary-general">
          {messages.toSecretaryGeneral}
        </Link>
      </More>
    </PageLayout>
  );
}
