import type { PageHandle } from 'shared-api/contract/page.contract';
import { island, Narrow, PageLayout, Panel } from 'shared-ui/static';
import { titles } from '../titles.ts';
import { messages } from './messages.ts';
import { NoToken } from './no-token.tsx';
import { useMailedToken } from './use-mailed-token.ts';

const ResetPasswordForm = island(() =>
  import(/* webpackChunkName: "reset-password-page" */ './reset-password-form.tsx').then(
    (module) => module.ResetPasswordForm,
  ),
);

/** Where the mailed link for a new password leads. */
const ResetPasswordPage = () => {
  const { token, more } = useMailedToken();
  return (
    <PageLayout title={titles.resetPassword} intro={token === '' ? undefined : messages.resetLead}>
      <Narrow>
        {token === '' ? (
          <NoToken />
        ) : (
          <Panel>
            <ResetPasswordForm key={more} token={token} />
          </Panel>
        )}
      </Narrow>
    </PageLayout>
  );
};

export const handle: PageHandle = { title: titles.resetPassword, about: { isPrivate: true } };
export { ResetPasswordPage as Component };
