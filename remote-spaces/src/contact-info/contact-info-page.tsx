import * as pathTo from 'shared-api/contract/path-to';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { More } from 'shared-ui/lists';
import { Link, useLoaderData } from 'shared-ui/router';
import { buttonClass, EmptyState, PageLayout } from 'shared-ui/static';
import { LoadFailed } from '../loaders/load-failed.tsx';
import { ContactCard, secretaryGeneralPlace } from '../members/contact-card.tsx';
import { messages } from '../messages.ts';
import { aboutContact, contactTitle } from '../secretary-general/about-secretary-general.ts';
import type { SecretaryGeneralData } from '../secretary-general/load-secretary-general.ts';
import { contactMessages } from '../secretary-general/messages.ts';

function ContactInfoPage() {
  const loaded = useLoaderData<SecretaryGeneralData>();
  const { space } = loaded;
  if (!space) return <LoadFailed title={contactTitle(loaded)} />;
  return (
    <PageLayout title={contactTitle(loaded)}>
      {space.info ? (
        <ContactCard {...space.info} {...secretaryGeneralPlace} />
      ) : (
        <EmptyState title={messages.noSecretaryGeneral} text={messages.noSecretaryGeneralHint} />
      )}
      <More>
        <Link className={buttonClass({ variant: 'outline' })} to={pathTo.secretaryGeneral}>
          {contactMessages.toSpace}
        </Link>
      </More>
    </PageLayout>
  );
}

export const handle: PageHandle<SecretaryGeneralData> = { title: contactTitle, about: aboutContact };
export { ContactInfoPage as Component };
