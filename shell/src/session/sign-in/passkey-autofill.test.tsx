import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aMember, api, roundTrip, startApiServer } from 'shared-api/testing';
import { messages as frame } from '../../messages.ts';
import { follow, openWindow, signIn } from '../../testing/open-portal.tsx';

const server = startApiServer();

const options = { challenge: 'AAAA', rpId: 'localhost', allowCredentials: [], userVerification: 'required' };
const offer = jest.fn(() => new Promise<null>(() => undefined));
let asked = 0;

beforeEach(() => {
  asked = 0;
  offer.mockClear();
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: offer } });
  const browser = { isConditionalMediationAvailable: async () => true };
  globalThis.PublicKeyCredential = Object.assign(() => undefined, browser) as never;
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

const answerWith = (wait: () => Promise<void>) =>
  http.post('*/api/auth/passkey/options', async () => {
    asked += 1;
    await wait();
    return HttpResponse.json({ options });
  });

test('a member who has signed in with the password is offered no passkey any more', async () => {
  const member = aMember({ role: 'OM' });
  server.use(
    answerWith(async () => undefined),
    api.signIn(member),
  );
  const opened = await openWindow();
  await waitFor(() => expect(offer).toHaveBeenCalledTimes(1));
  await signIn(opened, member.email);
  expect(await screen.findByRole('button', { name: frame.account(member.name) })).toBeVisible();
  await roundTrip(server);
  expect(asked).toBe(1);
});

test('a visitor who closes the window before it can offer passkeys is offered none until it is open again', async () => {
  const late = Promise.withResolvers<void>();
  server.use(answerWith(() => (asked === 1 ? late.promise : Promise.resolve())));
  const { user } = await openWindow();
  await waitFor(() => expect(asked).toBe(1));
  await user.keyboard('{Escape}');
  late.resolve();
  await follow(user, frame.signIn);
  await waitFor(() => expect(asked).toBe(2));
  await waitFor(() => expect(offer).toHaveBeenCalled());
  expect(offer).toHaveBeenCalledTimes(1);
});
