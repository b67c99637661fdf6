import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endOtherSessions } from 'shared-api/client/session.client';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { aMember, api, signInAs, startApiServer } from 'shared-api/testing';
import { createBrowserRouter, RouterProvider } from 'shared-ui/router';
import { messages as frame } from '../../messages.ts';
import { shellRoutes } from '../../routes.tsx';
import { showSignInDialog } from '../../testing/show-sign-in-dialog.tsx';
import { messages } from '../messages.ts';

const server = startApiServer();

function openPortal(as: PrivateMember | null = null) {
  history.replaceState(null, '', '/');
  signInAs(as);
  if (!as) showSignInDialog();
  const home = { id: 'home', index: true, element: <h1>home</h1> };
  render(<RouterProvider router={createBrowserRouter(shellRoutes([home]))} />);
  return userEvent.setup();
}

const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}`, 'u'));
async function givePassword(email: string) {
  const user = openPortal();
  await user.click(await screen.findByRole('link', { name: frame.signIn }));
  const dialog = await screen.findByRole('dialog', { name: messages.signInTitle });
  await user.type(await field(messages.email), email);
  await user.type(await field(messages.password), 'tadamon-1999{Enter}');
  expect(await screen.findByRole('dialog', { name: messages.secondFactorTitle })).toBeVisible();
  return { user, dialog };
}

test('a member with an authenticator app types its code after the password; a wrong one stays to be mended', async () => {
  const salma = aMember({ name: 'سلمى بن عيسى' });
  const wrong = 'الرمز غير صحيح أو سبق استعماله.';
  server.use(
    api.askSecondFactor(['totp', 'recovery_code']),
    api.reject('post', 'auth/second-factor', 400, {
      code: 'validation_failed',
      message: wrong,
      fields: { code: wrong },
    }),
  );
  const { user } = await givePassword(salma.email);
  const code = await field(messages.code);
  await waitFor(() => expect(code).toHaveFocus());
  await user.type(code, '123456{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleErrorMessage(wrong));
  expect(code).toHaveValue('123456');
  server.use(api.secondFactor(salma));
  await user.click(screen.getByRole('button', { name: messages.signIn }));
  expect(await screen.findByText('تم تسجيل الدخول بنجاح')).toBeVisible();
  expect(screen.getByRole('button', { name: frame.account(salma.name) })).toBeVisible();
});

test('a member who took too long for the code begins again, with its e-mail still there', async () => {
  const late = 'انتهت مهلة تسجيل الدخول.';
  server.use(
    api.askSecondFactor(['totp']),
    api.reject('post', 'auth/second-factor', 401, { code: 'unauthenticated', message: late }),
  );
  const { user } = await givePassword('salma@portal.example');
  await user.type(await field(messages.code), '123456{Enter}');
  expect(await screen.findByText(late)).toBeVisible();
  expect(await field(messages.email)).toHaveValue('salma@portal.example');
});

const stale = { code: 'reauthentication_required', message: 'أكّد هويتك بكلمة مرورك ثم أعد المحاولة.' } as const;

/** What the member sets going, rejected until the password was given again. */
async function endSessions() {
  const user = openPortal(aMember({ emailConfirmed: false }));
  await screen.findByText(messages.mustConfirmEmail); // the frame of members is there
  server.use(api.accept('delete', 'auth/sessions', 'تم إنهاء الجلسات الأخرى بنجاح'));
  server.use(api.rejectOnce('delete', 'auth/sessions', 403, stale));
  const ended = endOtherSessions();
  const dialog = await screen.findByRole('dialog', { name: messages.reauthenticateTitle });
  return { user, dialog, ended };
}

test('a member is asked for the password in place, and what it had asked for goes on', async () => {
  const wrong = 'كلمة المرور غير صحيحة.';
  const { user, dialog, ended } = await endSessions();
  server.use(
    api.reject('post', 'auth/reauthenticate', 400, {
      code: 'validation_failed',
      message: wrong,
      fields: { password: wrong },
    }),
  );
  const password = await field(messages.password);
  await user.type(password, 'guess-1999{Enter}');
  await waitFor(() => expect(password).toHaveAccessibleErrorMessage(wrong));
  server.use(api.accept('post', 'auth/reauthenticate', 'تم التحقق من هويتك'));
  await user.click(within(dialog).getByRole('button', { name: messages.proceed }));
  expect(await ended).toEqual({ message: 'تم إنهاء الجلسات الأخرى بنجاح' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a member who does not give the password reads that nothing was done', async () => {
  const { user, ended } = await endSessions();
  const refused = expect(ended).rejects.toMatchObject({ status: 403, serverText: stale.message });
  await user.keyboard('{Escape}');
  await refused;
});

test.each([
  [new Date(Date.now() + 3.5 * 86_400_000).toISOString(), /بقيت 3 أيام/],
  [new Date(Date.now() - 60_000).toISOString(), /توقفت صلاحياتك/],
])('staff without a second factor reads until when it needs one (%s)', async (secondFactorDueAt, sentence) => {
  openPortal(aMember({ role: 'OP', secondFactorDueAt }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: messages.addSecondFactor })).toHaveAttribute('href', '/account/security');
});
