import { screen, waitFor, within } from '@testing-library/react';
import { limits } from 'shared-api/contract/limits';
import { organisation } from 'shared-api/contract/offices/organisation';
import { startApiServer } from 'shared-api/testing';
import { renderRoutes } from 'shared-ui/testing';
import { messages as contacts } from '../contacts-info/messages.ts';
import { routes } from '../routes.tsx';
import { titles } from '../titles.ts';
import { messages } from './messages.ts';

startApiServer();

const { slogan, email, phone, reception } = organisation;
const pages = [
  ['/links/about', titles.about],
  ['/links/service-policy', titles.servicePolicy],
  ['/links/licensing-policy', titles.licensingPolicy],
  ['/links/contacts-info', titles.contactsInfo],
] as const;

const read = async (path: string) => {
  renderRoutes(routes, path);
  await screen.findByRole('heading', { level: 1 });
  return document.body;
};

test.each(pages)('a visitor of %s reads its name and goes from it to its like', async (path, title) => {
  const { user, router } = renderRoutes(routes, path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const links = within(screen.getByRole('navigation', { name: messages.linkPages })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(pages.map(([to]) => to));
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([
    screen.getByRole('link', { name: title }),
  ]);
  const [other] = pages.filter(([to]) => to !== path);
  await user.click(screen.getByRole('link', { name: other?.[1] ?? '' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(other?.[0]));
});

test('a visitor reads when the organisation was founded, its slogan and its goals', async () => {
  const page = await read('/links/about');
  expect(page).toHaveTextContent('14 جوان 1999');
  expect(page).toHaveTextContent(slogan);
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(3);
});

test('a visitor reads that services are free, what becomes of personal data, and how to complain', async () => {
  const page = await read('/links/service-policy');
  expect(page).toHaveTextContent('مجانية');
  expect(page).toHaveTextContent(`${limits.sessionDays} يومًا`);
  expect(page).toHaveTextContent(`${limits.replyHours} ساعة`);
  expect(page).toHaveTextContent(email);
});

test('a visitor reads whom to ask before using what the portal shows', async () => {
  expect(await read('/links/licensing-policy')).toHaveTextContent(email);
});

test('a visitor reads how and when to reach the organisation', async () => {
  const page = await read('/links/contacts-info');
  expect(screen.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
  expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  expect(page).toHaveTextContent(`${reception.days}، من ${reception.from} إلى ${reception.to}`);
  expect(page).toHaveTextContent(`${limits.replyHours} ساعة`);
  expect(screen.getByRole('heading', { name: contacts.toForm })).toBeVisible();
  expect(await screen.findByRole('form')).toBeVisible();
});
