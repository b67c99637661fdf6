import { cleanup, screen } from '@testing-library/react';
import { eventVisitorWords } from 'shared-api/contract/posts/event-visitor-words';
import type { EventVisitorRequest } from 'shared-api/contract/posts/event-visitors.contract';
import { aMember, anEvent, aPost, api, startApiServer } from 'shared-api/testing';
import { renderRoutes } from 'shared-ui/testing';
import { messages as mailedLinkMessages } from '../mailed-link/messages.ts';
import { messages as eventMessages } from '../post-events/messages.ts';
import { routes } from '../routes.tsx';
import { messages } from './messages.ts';

const server = startApiServer();
const post = aPost({ type: 'Ad', author: aMember(), event: anEvent() });

function open(path: string, shown = post) {
  server.use(api.post(shown));
  return renderRoutes(routes, path);
}
const form = `/events/attend?event=${post.id}`;
const toCancel = `/events/attend/cancel?event=${post.id}&t=to-cancel`;
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(name, 'u') });
const button = (name: string) => screen.findByRole('button', { name });

test('a visitor reads which event it is, leaves name and address, and is told that a mail came', async () => {
  const received: EventVisitorRequest[] = [];
  server.use(api.requestVisit((visitor) => received.push(visitor)));
  const { user } = open(form);
  expect(await screen.findByText(post.event?.place ?? '')).toBeVisible();
  expect(screen.getByRole('link', { name: post.title })).toHaveAttribute('href', `/posts/${post.id}`);
  await user.type(await field(messages.name), 'سلمى بن عيسى');
  await user.type(await field(messages.email), 'salma@portal.example');
  await user.click(await button(eventMessages.attend));
  expect(await screen.findByText(eventVisitorWords.mailed)).toBeVisible();
  expect(received).toEqual([{ event: post.id, name: 'سلمى بن عيسى', email: 'salma@portal.example' }]);
  expect(screen.queryByRole('button', { name: eventMessages.attend })).not.toBeInTheDocument();
  expect(screen.getByRole('form', { name: messages.form })).toHaveFocus(); // its button is gone
});

test('a visitor whose address is none is told so at the field, and keeps what was typed', async () => {
  const { user } = open(form);
  await user.type(await field(messages.name), 'سلمى');
  await user.type(await field(messages.email), 'salma');
  await user.click(await button(eventMessages.attend));
  expect(await screen.findByText(/اكتب بريدًا إلكترونيًا صحيحًا/u)).toBeVisible();
  expect(await field(messages.name)).toHaveValue('سلمى');
});

test.each(['going', 'waiting'] as const)(
  'a visitor confirms by a press and reads what came of it: %s',
  async (state) => {
    server.use(api.confirmVisit(state));
    const { user } = open(`/events/attend/confirm?event=${post.id}&t=of-a-mail`);
    await user.click(await button(messages.confirmButton));
    expect(await screen.findByText(eventVisitorWords[state])).toBeVisible();
  },
);

test('a visitor who comes no more says so by a press, also after the event is gone', async () => {
  server.use(api.cancelVisit(), api.reject('get', `post/${post.id}`, 404, { code: 'not_found', message: 'حُذف' }));
  const { user } = renderRoutes(routes, `/events/attend/cancel?event=${post.id}&t=of-a-mail`);
  await user.click(await button(messages.cancelButton));
  expect(await screen.findByText(eventVisitorWords.cancelled)).toBeVisible();
});

test.each([
  ['/confirm?sent=going', eventVisitorWords.going],
  ['/confirm?sent=waiting', eventVisitorWords.waiting],
  ['/cancel?sent', eventVisitorWords.cancelled],
])('a visitor without JavaScript is led to what came of the form (%s)', async (path, sentence) => {
  renderRoutes(routes, `/events/attend${path}`);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a visitor whose link was used reads what to do', async () => {
  const message = 'هذا الرابط لا يعمل.';
  server.use(
    api.reject('post', 'events/visitors/cancel', 400, {
      code: 'validation_failed',
      message,
      fields: { token: message },
    }),
  );
  const { user } = open(`/events/attend/cancel?event=${post.id}&t=of-a-mail`);
  await user.click(await button(messages.cancelButton));
  expect(await screen.findByText(message)).toBeVisible();
});

test.each(['confirm', 'cancel'] as const)('a visitor whose link to %s was cut reads what to do', async (step) => {
  const { user } = open(`/events/attend/${step}?event=${post.id}`);
  await user.click(await button(messages[`${step}Button`]));
  expect(await screen.findByText(messages.badLink)).toBeVisible();
});

test('a visitor who confirms after the announcement ended reads that the event takes nobody more, not that it is over', async () => {
  open(`/events/attend/confirm?event=${post.id}&t=of-a-mail`, {
    ...post,
    expiry: { at: post.publishedAt, isOver: true },
  });
  expect(await screen.findByText(messages.ended)).toBeVisible();
  expect(screen.getByRole('link', { name: messages.toEvent })).toHaveAttribute('href', `/posts/${post.id}`);
  expect(screen.queryByText(messages.over)).not.toBeInTheDocument();
});

test.each([
  [messages.forMembers, anEvent({ audience: 'members' })],
  [messages.over, anEvent({ beginsAt: '2026-01-05T09:00:00.000Z', endsAt: '2026-01-05T11:00:00.000Z' })],
])('a visitor is not asked for its address in vain: %s', async (sentence, event) => {
  open(form, { ...post, event });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test.each([
  ['before it types', form, messages.waiting, messages.waitLead, eventMessages.wait],
  [
    'before it confirms',
    `/events/attend/confirm?event=${post.id}&t=of-a-mail`,
    messages.confirmWaiting,
    messages.confirmWaitLead,
    messages.confirmWaitButton,
  ],
])('a visitor of a full event reads %s that it will wait for a place', async (_, path, title, lead, name) => {
  open(path, { ...post, event: anEvent({ capacity: 3, placesLeft: 0 }) });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByText(lead)).toBeVisible();
  expect(await button(name)).toBeEnabled();
  expect(document.body).not.toHaveTextContent(/تؤكد به حضورك|أؤكد حضوري/u);
});

test.each(['going', 'waiting'] as const)(
  'a visitor without JavaScript who is %s is led on from the page after confirming as with JavaScript',
  async (state) => {
    open(`/events/attend/confirm?sent=${state}&event=${post.id}&t=to-cancel`);
    expect(await screen.findByText(eventVisitorWords[state])).toBeVisible();
    expect(await screen.findByRole('link', { name: messages.cancelButton })).toHaveAttribute('href', toCancel);
    expect(await screen.findByRole('link', { name: messages.toEvents })).toHaveAttribute('href', '/events');
    const calendar = screen.queryByRole('link', { name: eventMessages.addToCalendar });
    expect(calendar?.getAttribute('href')).toBe(state === 'going' ? `/posts/${post.id}/event.ics` : undefined);
  },
);

test('a visitor who mistyped its address reads where the link went, and corrects it without typing the rest again', async () => {
  const received: EventVisitorRequest[] = [];
  server.use(api.requestVisit((visitor) => received.push(visitor)));
  const { user } = open(form);
  await user.type(await field(messages.name), 'سلمى');
  await user.type(await field(messages.email), 'slma@portal.example');
  await user.click(await button(eventMessages.attend));
  expect(await screen.findByText('slma@portal.example')).toBeVisible();
  await user.click(await button(mailedLinkMessages.correctEmail));
  expect(await field(messages.email)).toHaveFocus();
  expect(await field(messages.name)).toHaveValue('سلمى');
  expect(screen.queryByText(eventVisitorWords.mailed)).not.toBeInTheDocument();
  await user.clear(await field(messages.email));
  await user.type(await field(messages.email), 'salma@portal.example');
  await user.click(await button(eventMessages.attend));
  expect(await screen.findByText('salma@portal.example')).toBeVisible();
  expect(received.map(({ email }) => email)).toEqual(['slma@portal.example', 'salma@portal.example']);
});

test('a visitor who has a place takes the event into its calendar, one who waits is led to other events, and either cancels', async () => {
  server.use(api.confirmVisit('going'));
  const { user } = open(`/events/attend/confirm?event=${post.id}&t=of-a-mail`);
  await user.click(await button(messages.confirmButton));
  expect(await screen.findByRole('link', { name: eventMessages.addToCalendar })).toHaveAttribute(
    'href',
    `/posts/${post.id}/event.ics`,
  );
  expect(screen.getByRole('link', { name: messages.cancelButton })).toHaveAttribute('href', toCancel);
  cleanup();
  server.use(api.confirmVisit('waiting'));
  const again = open(`/events/attend/confirm?event=${post.id}&t=of-a-mail`);
  await again.user.click(await button(messages.confirmButton));
  expect(await screen.findByRole('link', { name: messages.toEvents })).toHaveAttribute('href', '/events');
  expect(screen.queryByRole('link', { name: eventMessages.addToCalendar })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: messages.cancelButton })).toHaveAttribute('href', toCancel);
});

test('a visitor whose server tells no way to take it back is not offered the token that confirms for that', async () => {
  server.use(api.confirmVisit('going', {}));
  const { user } = open(`/events/attend/confirm?event=${post.id}&t=of-a-mail`);
  await user.click(await button(messages.confirmButton));
  expect(await screen.findByRole('link', { name: eventMessages.addToCalendar })).toBeVisible();
  expect(screen.queryByRole('link', { name: messages.cancelButton })).not.toBeInTheDocument();
});
