import { waitFor } from '@testing-library/react';
import { signedInCookie } from 'shared-api/contract/accounts/cookies';
import { endSession, signOut, startSession } from 'shared-api/session/session.store';
import { aMember, api, signInAs, startApiServer } from 'shared-api/testing';
import { cacheOffline } from './cache-offline.tsx';

const server = startApiServer();
/** The parts of a browser that jsdom lacks. @returns what it has of the portal's */
function aBrowser() {
  const has = { isSubscribed: true, shown: 2 };
  function close() {
    has.shown -= 1;
  }
  const subscription = {
    async unsubscribe() {
      has.isSubscribed = false;
    },
  };
  const registration = Object.assign(new EventTarget(), {
    getNotifications: async () => Array.from({ length: has.shown }, () => ({ close })),
    pushManager: { getSubscription: async () => (has.isSubscribed ? subscription : null) },
  });
  const value = { register: async () => registration, controller: {}, ready: Promise.resolve({ active: null }) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
  return has;
}
/** Nothing else is opened. */
const router = { state: { location: { pathname: '/', search: '' } }, subscribe: () => undefined };
const setCookie = (rest: string) => {
  document.cookie = `${signedInCookie}=${rest}; Path=/`;
};

const nothing = { isSubscribed: false, shown: 0 };

beforeEach(() => setCookie('1'));
afterEach(() => {
  setCookie('; Max-Age=0');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('who signs out leaves no notification on this device, and none can be sent to it', async () => {
  const has = aBrowser();
  signInAs(aMember());
  await cacheOffline(router);
  expect(has).toEqual({ isSubscribed: true, shown: 2 });
  server.use(api.signOut());
  const leaving = signOut();
  setCookie('; Max-Age=0'); // as the answer does
  await leaving;
  await waitFor(() => expect(has).toEqual(nothing));
});

test('a member whose session was ended from another device leaves none', async () => {
  const has = aBrowser();
  signInAs(aMember());
  await cacheOffline(router);
  endSession('انتهت جلستك');
  await waitFor(() => expect(has).toEqual(nothing));
});

test('a member who signed out without scripts leaves none, once a page is open again', async () => {
  const has = aBrowser();
  setCookie('; Max-Age=0');
  await startSession();
  await cacheOffline(router);
  await waitFor(() => expect(has).toEqual(nothing));
});

test('a member who opens the portal without a network keeps what this device shows', async () => {
  const has = aBrowser();
  signInAs(null);
  server.use(api.unreachable('get', 'auth/session'));
  await cacheOffline(router);
  await startSession();
  expect(has).toEqual({ isSubscribed: true, shown: 2 });
});
