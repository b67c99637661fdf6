import type { PageHandle } from 'shared-api/contract/page.contract';
import { useSearchParams } from 'shared-ui/router';
import { island, Narrow, PageLayout, Panel } from 'shared-ui/static';
import { titles } from '../titles.ts';
import { messages } from './messages.ts';
import { NoToken } from './no-token.tsx';

const ConfirmEmail = island(() =>
  import(/* webpackChunkName: "confirm-email-page" */ './confirm-email.tsx').then((module) => module.ConfirmEmail),
);

/** Where the mailed link to confirm an e-mail leads. */
const ConfirmEmailPage = () => {
  const [params] = useSearchParams();
  const token = params.get('token');
  return (
    <PageLayout title={titles.confirmEmail} intro={token && messages.confirmLead}>
      <Narrow>
        {token ? (
          <Panel>
            <ConfirmEmail token={token} />
          </Panel>
        ) : (
          <NoToken />
        )}
      </Narrow>
    </PageLayout>
  );
};

export const handle: PageHandle = { title: titles.confirmEmail, about: { isPrivate: true } };
export { ConfirmEmailPage as Component };
