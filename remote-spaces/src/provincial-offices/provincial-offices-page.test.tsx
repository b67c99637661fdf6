import { screen, within } from '@testing-library/react';
import { startApiServer } from 'shared-api/testing/api-server';
import { aMember, anOffice, aPost } from 'shared-api/testing/builders';
import { api } from 'shared-api/testing/handlers';
import { signInAs } from 'shared-api/testing/sign-in-as';
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
const list = [adrar, chlef].map(({ office: { id, name, cover } }) => ({ id, name, cover }));

beforeEach(() => {
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
  expect(shown.getByRole('link', { name: 'عضو مكتب أدرار' })).toBeVisible();
  expect(shown.getByText('7 أعضاء · منشور واحد')).toBeVisible();
  expect((await offices()).getByRole('link', { current: 'page' })).toHaveTextContent(adrar.office.name);
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

test('a visitor with a shared address arrives at that office', async () => {
  renderRoutes(routes, `${path}?office=${chlef.office.id}`);
  expect(await office(chlef.office.name)).toBeVisible();
});

test('a visitor with an address of no office is told so and chooses another', async () => {
  server.use(
    api.refuse('get', 'org/provincial-offices/none', 404, { code: 'not_found', message: 'العنصر المطلوب غير موجود.' }),
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
