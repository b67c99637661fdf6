import { renderToString } from 'react-dom/server';
import { signInDialogId } from 'shared-api/contract/wire/page.contract';
import '../before-react/document-script.ts';
import { upgradeSignInDialog } from '../before-react/upgrade-sign-in-dialog.ts';
import { AccountDialog } from '../session/account-dialog.tsx';
import { findSignInDialog, signInPrefix, signInTitleId } from '../session/sign-in/sign-in-dialog.ts';

afterEach(() => findSignInDialog()?.remove());

/** The window for signing in as the server writes it into each document, with the script that opens it. */
export function showSignInDialog() {
  const dialog = document.createElement('dialog');
  dialog.id = signInDialogId;
  dialog.setAttribute('aria-labelledby', signInTitleId);
  dialog.innerHTML = renderToString(<AccountDialog to="/" />, { identifierPrefix: signInPrefix });
  document.body.append(dialog);
  upgradeSignInDialog();
}
