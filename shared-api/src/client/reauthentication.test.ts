import { HttpResponse, http as handle } from 'msw';
import { startApiServer } from '../testing/api-server.ts';
import { http, reauthentication } from './http.ts';

const server = startApiServer();

/** A call that the server rejects until the password was given again. */
function openCall() {
  let isRecent = false;
  let requests = 0;
  const refused = { message: 'أكّد هويتك', code: 'reauthentication_required' };
  server.use(
    handle.delete('*/api/auth/totp', () => {
      requests += 1;
      return isRecent ? HttpResponse.json({ message: 'تم' }) : HttpResponse.json(refused, { status: 403 });
    }),
  );
  const giveIf = (isGiven: boolean) => async () => {
    isRecent = isGiven;
    return isGiven;
  };
  const send = async () => (await http()).delete('auth/totp').json<{ message: string }>();
  return { giveIf, send, requests: () => requests };
}

test('a member who presses before the window for the password is there is asked as soon as it is', async () => {
  const { giveIf, send } = openCall();
  const sent = send();
  const takeBack = reauthentication.provide(giveIf(true));
  expect(await sent).toEqual({ message: 'تم' });
  takeBack();
});

test('a member who closes the window reads why nothing was done', async () => {
  const { giveIf, send, requests } = openCall();
  const takeBack = reauthentication.provide(giveIf(false));
  await expect(send()).rejects.toMatchObject({ status: 403, code: 'reauthentication_required' });
  expect(requests()).toBe(1);
  takeBack();
});

test('a member is asked once for all that waits for its password', async () => {
  const { giveIf, send } = openCall();
  let windows = 0;
  const give = giveIf(true);
  const takeBack = reauthentication.provide(() => {
    windows += 1;
    return give();
  });
  await Promise.all([send(), send(), send()]);
  expect(windows).toBe(1);
  takeBack();
});
