import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { FactorsReply, Passkey } from 'shared-api/contract/accounts/factors.contract';
import { useSession } from 'shared-api/session/session.store';
import { aMember, api, signInAs, startApiServer } from 'shared-api/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../../routes.tsx';
import { messages } from '../messages.ts';

const server = startApiServer();

const none: FactorsReply = { passkeys: [], hasTotp: false, recoveryCodesLeft: 0, isRequired: false };
const phone: Passkey = { id: 'phone', name: 'هاتف Samsung', createdAt: '2026-11-01T08:00:00.000Z', lastUsedAt: null };
const laptop: Passkey = { ...phone, id: 'laptop', name: 'حاسوب' };
const tablet: Passkey = { ...phone, id: 'tablet', name: 'لوح' };
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `abcd-efgh-jkmn-000${index}`);

function open(factors: FactorsReply) {
  signInAs(aMember({ role: 'OP', secondFactorDueAt: new Date().toISOString() }));
  server.use(api.factors(factors));
  return renderRoutes(routes, '/account/security');
}
const button = (name: string) => screen.findByRole('button', { name });

test('a member links an authenticator app, is given recovery codes once, and needs no second factor any more', async () => {
  const { user } = open(none);
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  server.use(api.startTotp({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' }));
  await user.click(await button(messages.setUpApp));
  expect(await screen.findByRole('img', { name: messages.qrCode })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await user.click(await button(messages.copyKey));
  expect(await screen.findByText(messages.keyCopied)).toBeVisible();
  expect(written).toHaveBeenCalledWith('JBSWY3DPEHPK3PXP');
  const code = screen.getByLabelText(new RegExp(`^${messages.appCode}`, 'u'));
  await user.type(code, '12{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleErrorMessage('اكتب الأرقام الستة كما تظهر في التطبيق'));
  const changed = { ...none, hasTotp: true, recoveryCodesLeft: 10 };
  const reply = { message: 'تم تفعيل تطبيق المصادقة بنجاح', factors: changed, recoveryCodes };
  server.use(api.changeFactors('post', 'auth/totp/confirm', reply));
  await user.type(code, '3456{Enter}');
  expect(await screen.findByText(messages.newCodesLead)).toBeVisible();
  for (const each of recoveryCodes) expect(screen.getByText(each)).toBeVisible();
  expect(screen.getByText(messages.isOn)).toBeVisible();
  expect(useSession.getState().member?.secondFactorDueAt).toBeNull();
});

test('a member removes a passkey once it was confirmed; the last one of who needs it stays, and why is told', async () => {
  const { user } = open({ ...none, passkeys: [phone], recoveryCodesLeft: 2, isRequired: true });
  expect(await screen.findByRole('heading', { name: phone.name })).toBeVisible();
  expect(screen.getByText(messages.codesLeft(2))).toBeVisible();
  const last = 'حسابك يستلزم وسيلة تحقق ثانية: أضف وسيلة أخرى قبل حذف هذه.';
  server.use(api.reject('delete', `auth/passkeys/${phone.id}`, 409, { code: 'conflict', message: last }));
  await user.click(await button(messages.removePasskey));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: messages.removePasskeyAction }));
  expect(await screen.findByText(last)).toBeVisible();
  expect(screen.getByRole('heading', { name: phone.name })).toBeVisible();
});

test('a member who turns the authenticator app off goes on where it was', async () => {
  const { user } = open({ ...none, passkeys: [phone], hasTotp: true, recoveryCodesLeft: 10 });
  const factors = { ...none, passkeys: [phone], recoveryCodesLeft: 10 };
  server.use(api.changeFactors('delete', 'auth/totp', { message: 'تم إيقاف تطبيق المصادقة', factors }));
  await user.click(await button(messages.turnAppOff));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: messages.turnAppOffAction }));
  expect(await button(messages.setUpApp)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: messages.app })).toHaveFocus());
});

test('a member renames a passkey', async () => {
  const { user } = open({ ...none, passkeys: [phone], recoveryCodesLeft: 10 });
  await user.click(await button(messages.rename));
  const field = screen.getByDisplayValue(phone.name);
  await user.clear(field);
  await user.type(field, 'حاسوب العمل');
  const factors = { ...none, passkeys: [{ ...phone, name: 'حاسوب العمل' }], recoveryCodesLeft: 10 };
  server.use(api.changeFactors('put', `auth/passkeys/${phone.id}`, { message: 'تم تغيير اسم مفتاح المرور', factors }));
  await user.click(await button(messages.saveName));
  expect(await screen.findByRole('heading', { name: 'حاسوب العمل' })).toBeVisible();
});

type Saving = { opener: string; field: string; save: string; method: 'put' | 'post'; path: string; message: string };
const renaming: Saving = {
  opener: messages.rename,
  field: messages.passkeyName,
  save: messages.saveName,
  method: 'put',
  path: `auth/passkeys/${phone.id}`,
  message: 'تم تغيير اسم مفتاح المرور',
};
const linking: Saving = {
  opener: messages.setUpApp,
  field: messages.appCode,
  save: messages.turnAppOn,
  method: 'post',
  path: 'auth/totp/confirm',
  message: 'تم تفعيل تطبيق المصادقة بنجاح',
};

async function type({ opener, field }: Saving, text: string) {
  const { user } = open({ ...none, passkeys: [phone], recoveryCodesLeft: 10 });
  server.use(api.startTotp({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' }));
  await user.click(await button(opener));
  const [input] = await screen.findAllByLabelText(new RegExp(`^${field}`, 'u'), { selector: 'input' });
  if (!input) throw new Error('the form has no such field');
  await user.clear(input);
  await user.type(input, text);
  return { user, input };
}

test.each([
  ['renames a passkey', renaming],
  ['links its app', linking],
])(
  'a member who %s and clicks twice sends it once, and reads the sentence of the server in a notice',
  async (_, saving) => {
    const { user } = await type(saving, '123456');
    let sent = 0;
    const arrived = Promise.withResolvers<void>();
    const reply = { message: saving.message, factors: { ...none, passkeys: [phone], hasTotp: true } };
    server.use(
      api.held(saving.method, saving.path, () => {
        sent += 1;
        return arrived.promise;
      }),
      api.changeFactors(saving.method, saving.path, reply),
    );
    await user.dblClick(await button(saving.save));
    arrived.resolve();
    const notices = within(await screen.findByRole('region', { name: 'التنبيهات' }));
    expect(await notices.findByText(saving.message)).toBeVisible();
    expect(sent).toBe(1);
  },
);

test.each([
  ['renames a passkey', renaming],
  ['links its app', linking],
])(
  'a member who %s without a network reads in a notice that it failed, and what was typed stays',
  async (_, saving) => {
    const { user, input } = await type(saving, '123456');
    server.use(api.unreachable(saving.method, saving.path));
    await user.click(await button(saving.save));
    const notices = within(await screen.findByRole('region', { name: 'التنبيهات' }));
    expect(await notices.findByText(messages.factorFailed)).toBeVisible();
    expect(input).toHaveValue('123456');
  },
);

test('a member who renames a passkey by keyboard stays in its row: in the field, then at the button that opened it', async () => {
  const { user } = open({ ...none, passkeys: [phone, laptop], recoveryCodesLeft: 10 });
  const [, second] = await screen.findAllByRole('button', { name: messages.rename });
  second?.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByDisplayValue(laptop.name)).toHaveFocus();
  await user.click(await button(messages.cancel));
  expect(screen.getAllByRole('button', { name: messages.rename })[1]).toHaveFocus();

  await user.keyboard('{Enter}');
  await user.keyboard('ي');
  const renamed = { ...laptop, name: `${laptop.name}ي` };
  const factors = { ...none, passkeys: [phone, renamed], recoveryCodesLeft: 10 };
  server.use(api.changeFactors('put', `auth/passkeys/${laptop.id}`, { message: 'تم تغيير اسم مفتاح المرور', factors }));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: renamed.name })).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('button', { name: messages.rename })[1]).toHaveFocus());
});

test('a member who removes passkeys by keyboard goes on at the next one, at the last, and at the heading after all', async () => {
  const passkeys = [phone, laptop, tablet];
  const { user } = open({ ...none, passkeys, recoveryCodesLeft: 10 });
  const buttonOf = (of: Passkey, name: string) => {
    const row = screen.getByRole('heading', { name: of.name }).closest('[id]');
    return within(row as HTMLElement).getByRole('button', { name });
  };
  const remove = async (of: Passkey, left: Passkey[]) => {
    const factors = { ...none, passkeys: left, recoveryCodesLeft: left.length && 10 };
    server.use(api.changeFactors('delete', `auth/passkeys/${of.id}`, { message: 'تم حذف مفتاح المرور', factors }));
    buttonOf(of, messages.removePasskey).focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByRole('button', { name: messages.removePasskeyAction }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('heading', { name: of.name })).not.toBeInTheDocument());
  };
  await screen.findByRole('heading', { name: phone.name });
  await remove(laptop, [phone, tablet]);
  await waitFor(() => expect(buttonOf(tablet, messages.rename)).toHaveFocus());
  await remove(tablet, [phone]);
  await waitFor(() => expect(buttonOf(phone, messages.rename)).toHaveFocus());
  await remove(phone, []);
  await waitFor(() => expect(screen.getByRole('heading', { name: messages.passkeys })).toHaveFocus());
});

test('a member whose factors could not be loaded asks for them again', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  signInAs(aMember());
  server.use(api.unreachable('get', 'auth/factors'));
  const { user } = renderRoutes(routes, '/account/security');
  expect(await screen.findByText(messages.factorsFailed)).toBeVisible();
  server.use(api.factors(none));
  await user.click(screen.getByRole('button', { name: /إعادة المحاولة/ }));
  expect(await button(messages.setUpApp)).toBeVisible();
  warned.mockRestore();
});

test('a visitor reads that one must be signed in', async () => {
  signInAs(null);
  renderRoutes(routes, '/account/security');
  expect(await screen.findByText(messages.securitySignInHint)).toBeVisible();
});
