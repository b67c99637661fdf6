import { useEffect, useRef, useState } from 'react';
import type { FactorMethod } from 'shared-api/contract/factors.contract';
import { Dialog } from 'shared-ui/dialog';
import type { AuthStep } from './auth-step.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { messages } from './messages.ts';
import { SecondFactorForm } from './second-factor-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { SignedUp, WaitingForActivation } from './waiting-for-activation.tsx';

const titles: Record<AuthStep, string> = {
  signIn: messages.signInTitle,
  secondFactor: messages.secondFactorTitle,
  signUp: messages.signUp,
  forgotPassword: messages.forgotTitle,
  signedUp: messages.signUp,
  waiting: messages.waiting,
};

/** Each step begins at its first field; the window itself sees to the one it opens with. */
function useFocusOnStep(step: AuthStep) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [step]);
  return place;
}

type Shown = { step: AuthStep; email: string; refusal?: string; methods?: FactorMethod[] };

/** Signing in, and what one may need instead. It goes away by itself when somebody is signed in: only a visitor is shown it. */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const [{ step, email, refusal = '', methods = [] }, go] = useState<Shown>({ step: 'signIn', email: '' });
  const place = useFocusOnStep(step);
  const common = { email, show: (step: AuthStep, email: string) => go({ step, email }) };
  const showWaiting = (email: string, refusal: string) => go({ step: 'waiting', email, refusal });
  const showSecondFactor = (email: string, methods: FactorMethod[]) => go({ step: 'secondFactor', email, methods });
  return (
    <Dialog title={titles[step]} open onClose={onClose}>
      <div ref={place}>
        {step === 'signIn' && <SignInForm {...common} onNotActive={showWaiting} onSecondFactor={showSecondFactor} />}
        {step === 'secondFactor' && <SecondFactorForm {...common} methods={methods} />}
        {step === 'signUp' && <SignUpForm {...common} />}
        {step === 'forgotPassword' && <ForgotPasswordForm {...common} />}
        {step === 'signedUp' && <SignedUp onClose={onClose} />}
        {step === 'waiting' && <WaitingForActivation email={email} refusal={refusal} onClose={onClose} />}
      </div>
    </Dialog>
  );
}
