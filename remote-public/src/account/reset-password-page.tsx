import type { PageHandle } from 'shared-api/contract/page.contract';
import { useSearchParams } from 'shared-ui/router';
import { island, Narrow, PageLayout, Panel } from 'shared-ui/static';
import { titles } from '../titles.ts';
import { messages } from './messages.ts';
import { NoToken } from './no-token.tsx';

const ResetPasswordForm = island(() =>
  import(/* webpackChunkName: "reset-password-page" */ './reset-password-form.tsx').then(
    (module) => module.ResetPasswordForm,
  ),
);

/** Where the mailed link for a new password leads. */
const ResetPasswordPage = () => {
  const [params] = useSearchParams();
  const token = params.get('token');
  return (
    <PageLayout title={titles.resetPassword} intro={token && messages.resetLead}>
      <Narrow>
        {token ? (
          <Panel>
            <ResetPasswordForm token={token} />
          </Panel>
        ) : (
          <NoToken />
        )}
      </Narrow>
    </PageLayout>
  );
};

export const handle: PageHandle = { title: titles.resetPassword, about: { isPrivate: true } };
export { ResetPasswordPage as Component };
