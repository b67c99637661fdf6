import { Link } from 'shared-ui/router';
import { buttonClass, PageLayout } from 'shared-ui/static';
import { PageTitle } from '../layout/page-title.tsx';
import { messages } from '../messages.ts';
import { toTitle } from '../title.ts';

export const NotFoundPage = () => (
  <PageLayout title={messages.notFound} intro={messages.notFoundHint}>
    <PageTitle title={toTitle(messages.notFound)} />
    <p>
      <Link className={buttonClass()} to="/">
        {messages.backHome}
      </Link>
    </p>
  </PageLayout>
);
