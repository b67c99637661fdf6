import { messages } from './messages.ts';
import { SignInLink } from './sign-in-link.tsx';

/** Where a member goes on whose password is saved and who is not signed in by that. */
export const SignInNext = () => (
  <>
    <p>{messages.passwordNext}</p>
    <SignInLink />
  </>
);
