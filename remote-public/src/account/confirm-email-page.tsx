import type { PageHandle } from 'shared-api/contract/page.contract';
import { island, Narrow, PageLayout, Panel } from 'shared-ui/static';
import { titles } from '../titles.ts';
import { messages } from './messages.ts';
import { NoToken } from './no-token.tsx';
import { useMailedToken } from './use-mailed-token.ts';

const ConfirmEmail = island(() =>
  import(/* webpackChunkName: "confirm-email-page" */ './confirm-email.tsx').then((module) => module.ConfirmEmail),
);

/** Where the mailed link to confirm an e-mail leads. */
const ConfirmEmailPage = () => {
  const { token, more } = useMailedToken();
  return (
    <PageLayout title={titles.confirmEmail} intro={token === '' ? undefined : messages.confirmLead}>
      <Narrow>
        {token === '' ? (
          <NoToken />
        ) : (
          <Panel>
            <ConfirmEmail key={more} token={token} />
          </Panel>
        )}
      </Narrow>
    </PageLayout>
  );
};

export const handle: PageHandle = { title: titles.confirmEmail, about: { isPrivate: true } };
export { ConfirmEmailPage as Component };
