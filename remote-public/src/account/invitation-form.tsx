import { acceptInvitation } from 'shared-api/client/account.client';
import { ChoosePasswordForm } from './choose-password-form.tsx';

export const InvitationForm = ({ token }: { token: string | undefined }) => (
  <ChoosePasswordForm token={token} action="/account/invitation" send={acceptInvitation} />
);
