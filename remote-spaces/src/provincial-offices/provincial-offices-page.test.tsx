import { act, screen, waitFor, within } from '@testing-library/react';
import { aMember, anOffice, aPost, api, roundTrip, signInAs, startApiServer } from 'shared-api/testing';
import { renderRoutes } from 'shared-ui/testing';
import { messages } from '../messages.ts';
import { routes } from '../routes.tsx';

const server = startApiServer();
const path = '/organization/provincial-offices';

function aSpace(name: string) {
  const office = anOffice({ name });
  const author = aMember({ office, name: `عضو ${name}` });
  const posts = [aPost({ author, title: `منشور ${name}` })];
  return { office, members: [author], posts, totals: { members: 7, posts: 1 } };
}
const adrar = aSpace('مكتب أدرار');
const chlef = aSpace('مكتب الشلف');
const otherNames = ['1 Adrar', '2 Chlef'];
const list = [adrar, chlef].map(({ office: { id, name, cover } }, index) => ({
  id,
  name,
  otherNames: otherNames[index] ?? '',
  cover,
}));

beforeEach(() => {
  localStorage.clear();
  signInAs(null);
  server.use(api.provincialOffices(list), api.provincialOffice(adrar), api.provincialOffice(chlef));
});

const office = (name: string) => screen.findByRole('region', { name });
/** The list at the side of a wide screen, and the one in the drawer of a narrow one. */
async function offices(place: 'side' | 'drawer' = 'side') {
  const [side, drawer] = await screen.findAllByRole('navigation', { name: messages.provincialOffices });
  return within((place === 'side' ? side : drawer) as HTMLElement);
}

test('a visitor waits before a spinner for the list and before a skeleton for the office', async () => {
  const answer = Promise.withResolvers<void>();
  server.use(api.held('get', `org/provincial-offices/${adrar.office.id}`, answer.promise));
  renderRoutes(routes, path);
  expect(await screen.findByText(messages.officesLoading)).toBeInTheDocument();
  expect(await screen.findByText(messages.officeLoading)).toBeInTheDocument();
  answer.resolve();
  expect(await office(adrar.office.name)).toBeVisible();
  expect(screen.queryByText(messages.officeLoading)).not.toBeInTheDocument();
});

test('a visitor who chose nothing yet sees the first office of the list', async () => {
  renderRoutes(routes, path);
  const shown = within(await office(adrar.office.name));
  const members = within(await office(messages.officeMembers));
  expect(members.getByRole('link', { name: 'عضو مكتب أدرار' })).toBeVisible();
  expect(shown.getByText('7 أعضاء · منشور واحد')).toBeVisible();
  expect((await offices()).getByRole('link', { current: 'page' })).toHaveTextContent(adrar.office.name);
});

test('a visitor finds how to reach the office itself, and nothing where it has said nothing', async () => {
  const contacts = { email: 'adrar@portal.example', phone: '049 10 20 30', address: 'دار الطالب', hours: 'كل صباح' };
  server.use(api.provincialOffice({ ...adrar, office: { ...adrar.office, ...contacts } }));
  const { user } = renderRoutes(routes, path);
  const shown = within(await office(messages.officeContacts));
  expect(shown.getByRole('link', { name: contacts.email })).toHaveAttribute('href', 'mailto:adrar@portal.example');
  expect(shown.getByRole('link', { name: contacts.phone })).toHaveAttribute('href', 'tel:049102030');
  expect(shown.getByText(contacts.address)).toBeVisible();
  const map = new URL(shown.getByRole<HTMLAnchorElement>('link', { name: new RegExp(messages.onMap) }).href);
  expect(map.searchParams.get('query')).toBe('دار الطالب، مكتب أدرار');
  expect(shown.getByText(contacts.hours)).toBeVisible();
  await user.click((await offices()).getByRole('link', { name: chlef.office.name }));
  await office(chlef.office.name);
  expect(screen.queryByRole('region', { name: messages.officeContacts })).not.toBeInTheDocument();
});

test('a visitor chooses an office, meets its members, reads its posts, and can share its address', async () => {
  const { user, router } = renderRoutes(routes, path);
  await user.click((await offices()).getByRole('link', { name: chlef.office.name }));
  await office(chlef.office.name);
  expect(screen.getByRole('heading', { name: 'منشور مكتب الشلف' })).toBeVisible();
  expect(screen.queryByText('منشور مكتب أدرار')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe(`?office=${chlef.office.id}`);
  expect((await offices()).getByRole('link', { current: 'page' })).toHaveTextContent(chlef.office.name);
});

test('a visitor who chooses another office before the first has come reads of the one chosen last', async () => {
  const late = Promise.withResolvers<void>();
  const { user } = renderRoutes(routes, `${path}?office=${chlef.office.id}`);
  await office(chlef.office.name);
  server.use(api.held('get', `org/provincial-offices/${adrar.office.id}`, late.promise));
  await user.click((await offices()).getByRole('link', { name: adrar.office.name }));
  await waitFor(() => expect(screen.queryByRole('region', { name: chlef.office.name })).not.toBeInTheDocument());
  await user.click((await offices()).getByRole('link', { name: chlef.office.name }));
  expect(await office(chlef.office.name)).toBeVisible();
  await act(async () => {
    late.resolve();
    await roundTrip(server);
  });
  expect(await office(chlef.office.name)).toBeVisible();
  expect(screen.queryByRole('region', { name: adrar.office.name })).not.toBeInTheDocument();
});

test('a visitor with a shared address arrives at that office', async () => {
  renderRoutes(routes, `${path}?office=${chlef.office.id}`);
  expect(await office(chlef.office.name)).toBeVisible();
});

test('a visitor with an address of no office is told so and chooses another', async () => {
  server.use(
    api.reject('get', 'org/provincial-offices/none', 404, { code: 'not_found', message: 'العنصر المطلوب غير موجود.' }),
  );
  const { user } = renderRoutes(routes, `${path}?office=none`);
  expect(await screen.findByText(messages.noOffice)).toBeVisible();
  await user.click((await offices()).getByRole('link', { name: adrar.office.name }));
  expect(await office(adrar.office.name)).toBeVisible();
});

test('on a phone a visitor chooses from a drawer, which then goes away', async () => {
  const { user } = renderRoutes(routes, path);
  const [toggle] = await screen.findAllByText(messages.chooseOffice);
  await user.click(toggle as HTMLElement);
  const drawer = await offices('drawer');
  await user.click(drawer.getByRole('link', { name: chlef.office.name }));
  expect(await office(chlef.office.name)).toBeVisible();
  expect(drawer.getByText(chlef.office.name)).not.toBeVisible();
});

test('a visitor is led from the contacts of an office to its head', async () => {
  const head = aMember({ office: adrar.office, role: 'OP', name: 'ياسمين بوزيد' });
  server.use(api.provincialOffice({ ...adrar, members: [head, ...adrar.members] }));
  renderRoutes(routes, path);
  const contacts = within(await office(messages.officeContacts));
  const link = contacts.getByRole('link', { name: head.name });
  expect(link).toHaveAttribute('href', `/organization/members/${head.id}`);
  expect(contacts.getByText('رئيس المكتب')).toBeVisible();
});

test.each([
  ['الشلف', [chlef.office.name]],
  ['الشَّلف', [chlef.office.name]],
  ['ادرار', [adrar.office.name]],
  ['مكتب  الشلف', [chlef.office.name]],
  ['مكتب', [adrar.office.name, chlef.office.name]],
  ['الشلف،', [chlef.office.name]],
  ['chlef', [chlef.office.name]],
  ['02', [chlef.office.name]],
  ['١', [adrar.office.name]],
])('a visitor who types «%s» finds the offices of that name or wilaya', async (typed, names) => {
  const { user } = renderRoutes(routes, path);
  const list = await offices();
  await user.type(list.getByRole('searchbox', { name: messages.findOffice }), typed);
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(names);
  expect(list.getByRole('status')).toHaveTextContent(messages.officesFound(names.length));
});

test('a visitor who finds no office of that name reads so, and is shown all again once the words are gone', async () => {
  const { user } = renderRoutes(routes, path);
  const list = await offices();
  await user.type(list.getByRole('searchbox'), 'لندن');
  expect(list.queryByRole('link')).not.toBeInTheDocument();
  expect(list.getByRole('status')).toHaveTextContent(messages.officesFound(0));
  await user.clear(list.getByRole('searchbox'));
  expect(list.getAllByRole('link')).toHaveLength(2);
});

test('a visitor opens the one office that was found by Enter', async () => {
  const { user } = renderRoutes(routes, path);
  await user.type((await offices()).getByRole('searchbox'), 'شلف{Enter}');
  expect(await office(chlef.office.name)).toBeVisible();
});

test('a visitor whose browser has sent the words itself finds the same offices', async () => {
  renderRoutes(routes, `${path}?q=${encodeURIComponent('شلف')}`);
  const list = await offices();
  expect(list.getByRole('searchbox')).toHaveValue('شلف');
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([chlef.office.name]);
});

test('a visitor who marks an office finds it first in the list, and comes to it the next time', async () => {
  const { user, router } = renderRoutes(routes, `${path}?office=${chlef.office.id}`);
  await user.click(within(await office(chlef.office.name)).getByRole('checkbox', { name: messages.myOffice }));
  const [first] = (await offices()).getAllByRole('link');
  expect(first).toHaveTextContent(`${chlef.office.name}${messages.myOffice}`);
  await act(() => router.navigate(`${path}?office=${adrar.office.id}`));
  await office(adrar.office.name);
  await act(() => router.navigate(path));
  const shown = within(await office(chlef.office.name));
  await user.click(shown.getByRole('checkbox', { name: messages.myOffice, checked: true }));
  expect((await offices()).getAllByRole('link')[0]).toHaveTextContent(adrar.office.name);
});

test.each([
  ['a visitor', () => null, true],
  ['a member of the office', () => aMember({ office: chlef.office }), false],
  ['a member of another provincial office', () => aMember({ office: adrar.office }), false],
  ['a member of the national office', () => aMember({ office: anOffice({ kind: 'national' }) }), true],
])('%s is offered to call an office its own only where it has none: %#', async (_, who, isOffered) => {
  signInAs(who());
  renderRoutes(routes, `${path}?office=${chlef.office.id}`);
  const shown = within(await office(chlef.office.name));
  expect(shown.queryByRole('checkbox', { name: messages.myOffice }) !== null).toBe(isOffered);
});

test('a member finds its own office first in the list, whatever this browser was told', async () => {
  localStorage.setItem('my-office', adrar.office.id);
  signInAs(aMember({ office: chlef.office }));
  renderRoutes(routes, path);
  const [first, second] = (await offices()).getAllByRole('link');
  expect(first).toHaveTextContent(`${chlef.office.name}${messages.myOffice}`);
  expect(second).toHaveTextContent(adrar.office.name);
  expect(await office(chlef.office.name)).toBeVisible();
});

test('a visitor whose own office is no more is told so once, and then shown the first of the list', async () => {
  localStorage.setItem('my-office', 'none');
  server.use(
    api.reject('get', 'org/provincial-offices/none', 404, { code: 'not_found', message: 'العنصر المطلوب غير موجود.' }),
  );
  const { router } = renderRoutes(routes, path);
  expect(await screen.findByText(messages.noOffice)).toBeVisible();
  await act(() => router.navigate(path));
  expect(await office(adrar.office.name)).toBeVisible();
});
