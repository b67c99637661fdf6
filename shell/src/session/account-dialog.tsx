import { type ReactNode, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { useSession } from 'shared-api/session/session.store';
import { UiProvider } from 'shared-ui/provider';
import { buttonClass, Icon } from 'shared-ui/static';
import { AccountSteps } from './account-steps.tsx';
import { messages } from './messages.ts';
import { signInPrefix, signInTitleId } from './sign-in-dialog.ts';

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

/** What the window for signing in holds. Once closed it begins again at its first step, with the e-mail that was typed. */
export function AccountDialog({ to, dialog, onReady }: AccountDialogProps) {
  const [isOpen, setOpen] = useState(dialog?.open ?? true);
  const [{ round, email }, begin] = useState({ round: 0, email: '' });
  useEffect(() => onReady?.(), [onReady]);
  useEffect(() => {
    const open = () => setOpen(true);
    function close() {
      setOpen(false);
      // others may use this device: who has signed in leaves nothing behind
      const field = useSession.getState().member
        ? undefined
        : dialog?.querySelector<HTMLInputElement>('[name="email"]');
      const typed = field?.value ?? '';
      begin((before) => ({ round: before.round + 1, email: typed }));
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
        first="signIn"
        typedEmail={email}
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
