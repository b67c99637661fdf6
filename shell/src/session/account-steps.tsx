import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FactorMethod } from 'shared-api/contract/accounts/factors.contract';
import type { OfficeName } from 'shared-api/contract/offices/offices.contract';
import { FormMessage, type FormValues } from 'shared-ui/form';
import type { AuthStep } from './auth-step.ts';
import { messages } from './messages.ts';
import { ForgotPasswordForm } from './sign-in/forgot-password-form.tsx';
import { SecondFactorForm } from './sign-in/second-factor-form.tsx';
import { SignInForm } from './sign-in/sign-in-form.tsx';
import { SignUpForm } from './sign-up/sign-up-form.tsx';
import { LinkMailed, SignedUp, WaitingForActivation } from './sign-up/waiting-for-activation.tsx';
import { SignOutForm } from './user-menu/sign-out-form.tsx';

const titles: Record<AuthStep, string> = {
  signIn: messages.signInTitle,
  secondFactor: messages.secondFactorTitle,
  signUp: messages.signUp,
  forgotPassword: messages.forgotTitle,
  linkMailed: messages.forgotTitle,
  passwordSaved: messages.signInTitle,
  signedUp: messages.signUp,
  waiting: messages.waiting,
  signOut: messages.signOut,
};

/** Each step begins at its first field; the browser sees to the one that a window opens with. */
function useFocusOnStep(step: AuthStep) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    place.current?.querySelector<HTMLElement>('input:not([type="hidden"]), button, a')?.focus();
  }, [step]);
  return place;
}

type Shown = {
  step: AuthStep;
  email: string;
  /** What the server said of the step before. */
  sentence?: string | undefined;
  methods?: FactorMethod[];
};

type AccountStepsProps = {
  first: AuthStep;
  /** What was typed before, in a window that was closed. */
  typed?: FormValues;
  /** Path that a visitor who signs in without JavaScript is led to. */
  to?: string | undefined;
  /** False while nobody sees the form: then the browser offers no passkeys for it. */
  isShown?: boolean;
  /** Those a newcomer may join, where they are known already. */
  offices?: OfficeName[] | undefined;
  onClose: () => void;
  /** What stands around a step. */
  frame: (title: string, step: ReactNode) => ReactNode;
};

/** Signing in, and what a visitor may need instead. */
export function AccountSteps({ first, typed = {}, to, isShown = true, offices, onClose, frame }: AccountStepsProps) {
  const [{ step, email, sentence, methods }, go] = useState<Shown>({ step: first, email: typed.email ?? '' });
  const place = useFocusOnStep(step);
  const common = { email, show: (step: AuthStep, email: string, sentence?: string) => go({ step, email, sentence }) };
  const showWaiting = (email: string, sentence: string) => go({ step: 'waiting', email, sentence });
  const showExpired = (email: string, sentence: string) => go({ step: 'signIn', email, sentence });
  const showSecondFactor = (email: string, methods: FactorMethod[]) => go({ step: 'secondFactor', email, methods });
  return frame(
    titles[step],
    <div ref={place}>
      {step === 'passwordSaved' && <FormMessage tone="success">{messages.passwordReset}</FormMessage>}
      {step === 'signIn' && sentence && <FormMessage>{sentence}</FormMessage>}
      {(step === 'signIn' || step === 'passwordSaved') && (
        <SignInForm {...common} to={to} isShown={isShown} onNotActive={showWaiting} onSecondFactor={showSecondFactor} />
      )}
      {step === 'secondFactor' && <SecondFactorForm {...common} to={to} methods={methods} onExpired={showExpired} />}
      {step === 'signUp' && <SignUpForm {...common} typed={typed} isShown={isShown} offices={offices} />}
      {step === 'forgotPassword' && <ForgotPasswordForm {...common} />}
      {step === 'signedUp' && <SignedUp sentence={sentence} onClose={onClose} />}
      {step === 'linkMailed' && <LinkMailed onClose={onClose} />}
      {step === 'signOut' && <SignOutForm onClose={onClose} />}
      {step === 'waiting' && <WaitingForActivation email={email} rejection={sentence ?? ''} onClose={onClose} />}
    </div>,
  );
}
