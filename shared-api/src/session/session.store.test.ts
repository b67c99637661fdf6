import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { updateProfile } from '../client/profile.client.ts';
import { endOtherSessions } from '../client/session.client.ts';
import { startApiServer } from '../testing/api-server.ts';
import { aMember } from '../testing/builders.ts';
import { api } from '../testing/handlers.ts';
import {
  endSession,
  enterSession,
  isAnythingStoredFor,
  mayBeSignedIn,
  readForMember,
  replaceMember,
  signOut,
  startSession,
  storeForMember,
  useSession,
} from './session.store.ts';

const server = startApiServer();
const sara = aMember({ name: 'سارة' });

beforeEach(() => {
  document.cookie = 'signed_in=1';
  useSession.setState({ status: 'idle', isAuthenticated: false, member: null }, true);
});

test('a visitor without the cookie causes no request', async () => {
  document.cookie = 'signed_in=; max-age=0';
  await startSession();
  expect(useSession.getState()).toEqual({ status: 'failed', isAuthenticated: false, member: null });
});

test('a member who comes back is known after the session was read', async () => {
  server.use(api.session(sara));
  const started = startSession();
  expect(useSession.getState().status).toBe('loading');
  await started;
  expect(useSession.getState()).toEqual({ status: 'succeeded', isAuthenticated: true, member: sara });
});

test('a member whose session is over reads as a visitor, and why is kept', async () => {
  const message = 'سجّل الدخول أولًا.';
  server.use(api.reject('get', 'auth/session', 401, { code: 'unauthenticated', message }));
  await startSession();
  expect(useSession.getState()).toEqual({ status: 'failed', isAuthenticated: false, member: null, message });
  expect(mayBeSignedIn()).toBe(false);
});

test('a member who signs in while the old session is still being read stays signed in', async () => {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  server.use(
    http.get('*/api/auth/session', async () => {
      await late;
      return HttpResponse.json({ message: 'late', code: 'unauthenticated' }, { status: 401 });
    }),
  );
  const started = startSession();
  enterSession(sara);
  resolve();
  await started;
  expect(useSession.getState().member).toEqual(sara);
  expect(mayBeSignedIn()).toBe(true);
});

test('a member who signed in again is not signed out by the rejection of a request from before', async () => {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const ended = { code: 'unauthenticated', message: 'سجّل الدخول أولًا.' } as const;
  const sent = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const hold = (request: number) => () => {
    sent[request]?.resolve();
    return late;
  };
  server.use(
    api.held('delete', 'auth/sessions', hold(0)),
    api.reject('delete', 'auth/sessions', 401, ended),
    api.held('put', `auth/update/${sara.id}`, hold(1)),
    api.reject('put', `auth/update/${sara.id}`, 401, ended),
  );
  enterSession(sara);
  const older = [endOtherSessions(), updateProfile(sara.id, new FormData())];
  await Promise.all(sent.map(({ promise }) => promise));
  enterSession(sara);
  resolve();
  for (const each of older) await expect(each).rejects.toMatchObject({ name: 'ApiError', status: 0 });
  await expect(endOtherSessions()).rejects.toMatchObject({ status: 401 });
});

test('a member whose session ended while it was being read again is not brought back by what was read', async () => {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  server.use(api.session(sara));
  await startSession();
  server.use(api.held('get', 'auth/session', late), api.session(sara));
  const again = startSession();
  endSession('انتهت الجلسة');
  resolve();
  await again;
  expect(useSession.getState()).toMatchObject({ isAuthenticated: false, message: 'انتهت الجلسة' });
});

test('a member who is known stays on the screen while the session is read again', async () => {
  server.use(api.session(sara));
  await startSession();
  const again = startSession();
  expect(useSession.getState()).toMatchObject({ status: 'succeeded', member: sara });
  await again;
});

test('a member who is known stays signed in when the network fails while the session is read again', async () => {
  server.use(api.session(sara));
  await startSession();
  server.use(api.unreachable('get', 'auth/session'));
  await startSession();
  expect(useSession.getState()).toMatchObject({ status: 'succeeded', member: sara });
});

test('a member who signed out is not brought back by a profile that was saved on the way', async () => {
  server.use(api.signOut());
  enterSession(sara);
  await signOut();
  replaceMember({ ...sara, bio: 'نبذة جديدة' });
  expect(useSession.getState().member).toBeNull();
});

test('a member whose session had ended already is signed out without a complaint', async () => {
  enterSession(sara);
  server.use(api.reject('post', 'auth/logout', 401, { code: 'unauthenticated', message: 'سجّل الدخول أولًا.' }));
  await signOut();
  expect(useSession.getState().member).toBeNull();
});

test('what a member keeps in this browser goes when it signs out, and nothing is kept for it after that', async () => {
  server.use(api.signOut());
  const karim = aMember({ name: 'كريم' });
  enterSession(sara);
  for (const { id } of [sara, karim]) storeForMember(id, 'draft', 'نص');
  await signOut();
  expect(isAnythingStoredFor(sara.id)).toBe(false);
  expect(readForMember(karim.id, 'draft')).toBe('نص');
  expect(storeForMember(sara.id, 'draft', 'نص')).toBe(false);
  enterSession(sara);
  expect(storeForMember(sara.id, 'draft', 'نص')).toBe(true);
});

test('what a member keeps in this browser goes from a second tab too when it signs out in the first', async () => {
  const otherTab = new BroadcastChannel('session');
  enterSession(sara);
  storeForMember(sara.id, 'draft', 'نص');
  document.cookie = 'signed_in=; max-age=0';
  otherTab.postMessage({ signedOut: sara.id });
  await waitFor(() => expect(useSession.getState().member).toBeNull());
  expect(isAnythingStoredFor(sara.id)).toBe(false);
  otherTab.close();
});

test('what a member keeps in this browser stays when the session ends without its will', () => {
  enterSession(sara);
  storeForMember(sara.id, 'draft', 'نص');
  endSession('انتهت الجلسة');
  expect(readForMember(sara.id, 'draft')).toBe('نص');
});
