import { type ReactNode, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { useSession } from 'shared-api/session/session.store';
import type { FormValues } from 'shared-ui/form';
import { UiProvider } from 'shared-ui/provider';
import { buttonClass, Icon } from 'shared-ui/static';
import { AccountSteps } from './account-steps.tsx';
import type { AuthStep } from './auth-step.ts';
import { messages } from './messages.ts';
import { signInPrefix, signInTitleId } from './sign-in/sign-in-dialog.ts';

const frame = (title: string, step: ReactNode) => (
  <>
    <h2 id={signInTitleId} className="site-dialog-title">
      {title}
    </h2>
    {step}
    <form method="dialog" className="site-dialog-close">
      <button
        type="submit"
        className={buttonClass({ variant: 'ghost', size: 'sm', isIcon: true })}
        aria-label={messages.close}
      >
        <Icon name="close" />
      </button>
    </form>
  </>
);

type AccountDialogProps = {
  /** Path of the page around it. */
  to: string;
  /** The window that it stands in; on the server there is none. */
  dialog?: HTMLDialogElement;
  /** Called once React answers for it. */
  onReady?: () => void;
};

/** Neither passwords, shown or not, nor codes: others may use this device. */
const remembered = ['name', 'addressedAs', 'email', 'office'].map((name) => `[name="${name}"]`).join();

/** What was typed into the window. */
const typedIn = (dialog: HTMLDialogElement): FormValues =>
  Object.fromEntries(
    [...dialog.querySelectorAll<HTMLInputElement | HTMLSelectElement>(remembered)].map(({ name, value }) => [
      name,
      value,
    ]),
  );

/** Only a newcomer is asked for a name, and goes on where it was. */
const firstStepWith = ({ name }: FormValues): AuthStep => (name ? 'signUp' : 'signIn');

/** What the window for signing in holds. Once closed it begins again with what was typed, but for passwords. */
export function AccountDialog({ to, dialog, onReady }: AccountDialogProps) {
  const [isOpen, setOpen] = useState(dialog?.open ?? true);
  const [{ round, typed }, begin] = useState<{ round: number; typed: FormValues }>({ round: 0, typed: {} });
  useEffect(() => onReady?.(), [onReady]);
  useEffect(
    () =>
      // who has signed in, here or elsewhere on this device, leaves nothing behind
      useSession.subscribe(({ member }) => {
        if (!member || !dialog?.isConnected) return;
        setOpen(false); // before the form begins again, which would offer the passkeys of its accounts
        begin(({ round }) => ({ round: round + 1, typed: {} }));
      }),
    [dialog],
  );
  useEffect(() => {
    const open = () => setOpen(true);
    function close() {
      setOpen(false);
      const typed = dialog && !useSession.getState().member ? typedIn(dialog) : {};
      begin((before) => ({ round: before.round + 1, typed }));
    }
    dialog?.addEventListener('focusin', open);
    dialog?.addEventListener('close', close);
    return () => {
      dialog?.removeEventListener('focusin', open);
      dialog?.removeEventListener('close', close);
    };
  }, [dialog]);
  return (
    <UiProvider>
      <AccountSteps
        key={round}
        first={firstStepWith(typed)}
        typed={typed}
        to={to}
        isShown={isOpen}
        onClose={() => dialog?.close()}
        frame={frame}
      />
    </UiProvider>
  );
}

/** Has React answer for the window that the server rendered: what was typed in it stays. Resolves when it does. */
export function hydrateDialog(dialog: HTMLDialogElement): Promise<void> {
  const to = dialog.querySelector<HTMLInputElement>('[name="to"]')?.value ?? '/';
  return new Promise((onReady) => {
    hydrateRoot(dialog, <AccountDialog to={to} dialog={dialog} onReady={onReady} />, {
      identifierPrefix: signInPrefix,
    });
  });
}
