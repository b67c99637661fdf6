import { act, screen } from '@testing-library/react';
import { reauthentication } from 'shared-api/client/http';
import type { DataExport, DeletionRequest } from 'shared-api/contract/accounts/personal-data.contract';
import { readForMember, storeForMember, useSession } from 'shared-api/session/session.store';
import { aMember, api, signInAs, startApiServer } from 'shared-api/testing';
import { exactDate, exactDay } from 'shared-ui/static';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';
import { messages } from './messages.ts';

const server = startApiServer();
const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();
const anExport = (details: Partial<DataExport> = {}): DataExport => ({
  requestedAt: new Date().toISOString(),
  readyAt: null,
  expiresAt: null,
  bytes: null,
  ...details,
});
const ready = anExport({ readyAt: new Date().toISOString(), expiresAt: inAWeek, bytes: 2_400_000 });
const press = (name: string) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}`, 'u'));

function openPage(made: DataExport | null = null) {
  signInAs(aMember());
  server.use(api.personalData(made));
  return renderRoutes(routes, '/account/data');
}

test('a member asks for a copy of its data and reads that it is being made', async () => {
  const { user } = openPage();
  server.use(api.requestDataExport(anExport()));
  await user.click(await press(messages.request));
  expect(await screen.findByText(messages.beingMade)).toBeVisible();
  expect(screen.queryByRole('button', { name: messages.request })).not.toBeInTheDocument();
});

test('a member whose copy is ready downloads it, reads until when, and may ask for a newer one', async () => {
  const { user } = openPage(ready);
  const link = await screen.findByRole('link', { name: messages.download(2_400_000) });
  expect(link).toHaveAttribute('href', '/api/auth/data/export');
  expect(link).toHaveTextContent('2,4');
  expect(screen.getByText(messages.ready(exactDate(inAWeek)))).toBeVisible();
  server.use(api.requestDataExport(anExport()));
  await user.click(await press(messages.requestAgain));
  expect(await screen.findByText(messages.beingMade)).toBeVisible();
});

test('a member who asked too often today reads so', async () => {
  const { user } = openPage();
  const reply = { code: 'too_many_requests', message: 'بلغت حد اليوم' } as const;
  server.use(api.reject('post', 'auth/data/export', 429, reply));
  await user.click(await press(messages.request));
  expect(await screen.findByText('بلغت حد اليوم')).toBeVisible();
});

/** The shell's window for the password, and what the member does with it. */
let takeBack: (() => void) | undefined;
const answerWindow = (isGiven: boolean) => {
  takeBack = reauthentication.provide(async () => isGiven);
};
afterEach(() => takeBack?.());

test('a member deletes its account, is signed out, and reads until when it may come back, as it may by signing in', async () => {
  const sent: DeletionRequest[] = [];
  const { user } = openPage();
  answerWindow(true);
  const { member } = useSession.getState();
  const memberId = member?.id ?? '';
  storeForMember(memberId, 'draft', 'نص');
  server.use(api.requestDeletion(inAWeek, (request) => sent.push(request)));
  await user.selectOptions(await field(messages.posts), messages.fates.delete);
  await user.click(await press(messages.confirm));
  expect(await screen.findByText(messages.left(exactDay(inAWeek)))).toBeVisible();
  expect(screen.getByText(`سجّلنا طلب حذف حسابك ${messages.leftHint}`)).toBeVisible();
  expect(sent).toEqual([{ posts: 'delete' }]);
  expect(readForMember(memberId, 'draft')).toBeUndefined();
  expect(screen.queryByRole('button', { name: messages.confirm })).not.toBeInTheDocument();
  act(() => signInAs(member));
  expect(await press(messages.confirm)).toBeVisible();
  expect(screen.queryByText(messages.left(exactDay(inAWeek)))).not.toBeInTheDocument();
});

test('a member who does not give its password again stays, and nothing is sent', async () => {
  const { user } = openPage();
  answerWindow(false);
  await user.click(await press(messages.confirm));
  expect(await screen.findByText(messages.notConfirmed)).toBeVisible();
});

test('the last administrator reads what to do first', async () => {
  const sentence = 'هذا آخر مسؤول مفعّل في البوابة. اجعل عضوًا آخر مسؤولًا أولًا.';
  const { user } = openPage();
  answerWindow(true);
  server.use(api.reject('post', 'auth/data/deletion', 409, { code: 'conflict', message: sentence }));
  await user.click(await press(messages.confirm));
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a visitor reads that one must be signed in', async () => {
  signInAs(null);
  renderRoutes(routes, '/account/data');
  expect(await screen.findByText(messages.signInFirst)).toBeVisible();
});
