import { useEffect, useRef, useState } from 'react';
import { Dialog } from 'shared-ui/dialog';
import type { Face } from './face-props.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { messages } from './messages.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { SignedUp, WaitingForActivation } from './waiting-for-activation.tsx';

const titles: Record<Face, string> = {
  signIn: messages.signInTitle,
  signUp: messages.signUp,
  forgotPassword: messages.forgotTitle,
  signedUp: messages.signUp,
  waiting: messages.waiting,
};

/** Each face begins at its first field; the window itself sees to the one it opens with. */
function useFocusOnFace(face: Face) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(face);
  useEffect(() => {
    if (shown.current === face) return;
    shown.current = face;
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [face]);
  return place;
}

/**
 * Signing in, and what one may need instead. It goes away by itself when somebody is signed in, since only a visitor is
 * shown it. The e-mail is typed once for all its faces.
 */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const [face, show] = useState<Face>('signIn');
  const [email, setEmail] = useState('');
  const [refusal, setRefusal] = useState('');
  const place = useFocusOnFace(face);
  const common = { email, setEmail, show };

  function showWaiting(sentence: string) {
    setRefusal(sentence);
    show('waiting');
  }

  return (
    <Dialog title={titles[face]} open onClose={onClose}>
      <div ref={place}>
        {face === 'signIn' && <SignInForm {...common} onNotActive={showWaiting} />}
        {face === 'signUp' && <SignUpForm {...common} />}
        {face === 'forgotPassword' && <ForgotPasswordForm {...common} />}
        {face === 'signedUp' && <SignedUp onClose={onClose} />}
        {face === 'waiting' && <WaitingForActivation email={email} refusal={refusal} onClose={onClose} />}
      </div>
    </Dialog>
  );
}
