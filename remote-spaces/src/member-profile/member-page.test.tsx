import { screen, waitFor, within } from '@testing-library/react';
import { organisation } from 'shared-api/contract/offices/organisation';
import type { PostType } from 'shared-api/contract/posts/posts.contract';
import { aMember, anOffice, aPost, api, signInAs, startApiServer } from 'shared-api/testing';
import { leaveMessages } from 'shared-ui/dialog';
import { press, renderRoutes } from 'shared-ui/testing';
import { messages } from '../messages.ts';
import { postFormMessages } from '../posts-form/messages.ts';
import { AddPostForm } from '../posts-form/post-forms.ts';
import { profileMessages } from '../profile/messages.ts';
import { ProfileFormIsland } from '../profile/profile-form-island.ts';
import { routes } from '../routes.tsx';
import type { MemberData } from './load-member.ts';
import { handle } from './member-page.tsx';
import { memberMessages } from './messages.ts';
import { tabNamed, tabsFor } from './tabs.ts';

const server = startApiServer();
const office = anOffice({ name: 'مكتب تلمسان' });
const {
  email: _e,
  phone: _p,
  ...shown
} = aMember({ office, name: 'سلمى بن عيسى', bio: 'طالبة طب', about: 'متطوعة منذ 2020' });
const general = aMember({ role: 'SG', name: 'نجاة بن ناصر' });
const pathOf = ({ id }: { id: string }) => `/organization/members/${id}`;

/** What comes with its first need is there at once. */
beforeAll(() => Promise.all([AddPostForm.preload(), ProfileFormIsland.preload()]));

const officeContact = {
  email: 'office@portal.example',
  phone: '+213 43 10 20 30',
  address: 'دار الطالب، تلمسان',
  hours: 'من الأحد إلى الأربعاء، من 08:30 إلى 12:00',
};
const nothing = { email: null, phone: null, address: null, hours: null };
const contactOf = ({ role }: Pick<typeof shown, 'role'>) =>
  role === 'SG' ? { ...nothing, email: 'sg@portal.example', phone: '0550 10 20 30' } : officeContact;

function have(member: typeof general | typeof shown) {
  const posts = [
    aPost({ author: member, title: 'حملة تشجير' }),
    aPost({ author: member, title: 'فتح باب الترشح', type: 'Ad' }),
  ];
  server.use(
    api.member({ member, contact: contactOf(member) }),
    api.postsPages((query) => ({ posts: posts.filter(({ type }) => type === query.get('type')) })),
  );
}
const row = async () =>
  within(
    (await screen.findByRole('navigation', { name: memberMessages.memberTabs })).querySelector('ul') as HTMLElement,
  );
const labels = async () => (await row()).getAllByRole('link').map(({ textContent }) => textContent);

beforeEach(() => signInAs(null));

test.each([
  [false, null, 'profile'],
  [false, 'ads', 'ads'],
  [false, 'editProfile', 'profile'],
  [true, 'editProfile', 'editProfile'],
  [true, 'addPost', 'addPost'],
  [true, 'nonsense', 'profile'],
] as const)('where editing is offered: %s, %j shows %s', (canEdit, asked, expected) => {
  expect(tabNamed(asked, tabsFor(canEdit))).toBe(expected);
});

test('a visitor reads who a member is, its posts, its announcements and how to reach it', async () => {
  have(shown);
  const { user, router } = renderRoutes(routes, pathOf(shown));
  expect(await screen.findByRole('heading', { level: 1, name: shown.name })).toBeVisible();
  expect(screen.getByText(shown.about)).toBeVisible();
  expect(await labels()).toEqual([messages.tabProfile, messages.posts, messages.ads, messages.contact]);

  await user.click((await row()).getByRole('link', { name: messages.posts }));
  expect(await screen.findByRole('heading', { name: 'حملة تشجير' })).toBeVisible();
  expect(router.state.location.search).toBe('?tab=posts');
  await user.click((await row()).getByRole('link', { name: messages.ads }));
  expect(await screen.findByRole('heading', { name: 'فتح باب الترشح' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'حملة تشجير' })).not.toBeInTheDocument();
  await user.click((await row()).getByRole('link', { name: messages.contact }));
  expect(await screen.findByRole('link', { name: 'office@portal.example' })).toBeVisible();
  expect(screen.getByText(officeContact.address)).toBeVisible();
  expect(screen.getByText(officeContact.hours)).toBeVisible();
  expect(screen.queryByText(organisation.address)).not.toBeInTheDocument();
  expect(screen.queryByText(messages.workingHoursValue)).not.toBeInTheDocument();
});

test('a visitor who goes to the announcements while older posts are on their way can ask for older ones there', async () => {
  const of = (type: string | null) =>
    Array.from({ length: 3 }, (_, index) =>
      aPost({ author: shown, title: `${type} ${index}`, type: type as PostType }),
    );
  server.use(
    api.member({ member: shown, contact: officeContact }),
    api.postsPages((query) => ({ posts: of(query.get('type')), total: 9, next: 'more' })),
  );
  const { user } = renderRoutes(routes, `${pathOf(shown)}?tab=posts`);
  const older = Promise.withResolvers<void>();
  const answers = [older.promise];
  await screen.findByRole('heading', { name: 'Post 0' });
  server.use(api.held('get', 'post', () => answers.pop() ?? Promise.resolve()));
  await press(() => screen.getByRole('button', { name: messages.more }));
  await user.click((await row()).getByRole('link', { name: messages.ads }));
  expect(await screen.findByRole('heading', { name: 'Ad 0' })).toBeVisible();
  expect(screen.getByRole('button', { name: messages.more })).toBeEnabled();
  older.resolve();
  await press(() => screen.getByRole('button', { name: messages.more }));
  expect(await screen.findAllByRole('heading', { name: 'Ad 0' })).toHaveLength(2);
  expect(screen.queryByRole('heading', { name: 'Post 0' })).not.toBeInTheDocument();
});

test('a visitor finds no address or hours with a member whose office has said none', async () => {
  have(shown);
  server.use(api.member({ member: shown, contact: { ...nothing, email: 'office@portal.example' } }));
  renderRoutes(routes, `${pathOf(shown)}?tab=contact`);
  expect(await screen.findByRole('link', { name: 'office@portal.example' })).toBeVisible();
  for (const label of [messages.phone, messages.address, messages.workingHours])
    expect(screen.queryByText(label)).not.toBeInTheDocument();
});

test('a visitor finds the secretary-general at the address and in the hours of the organisation', async () => {
  have(general);
  renderRoutes(routes, `${pathOf(general)}?tab=contact`);
  expect(await screen.findByRole('link', { name: 'sg@portal.example' })).toBeVisible();
  expect(screen.getByText(organisation.address)).toBeVisible();
  expect(screen.getByText(messages.workingHoursValue)).toBeVisible();
});

test('a visitor calls the numbers that a member wrote, each kept together and read from left to right', async () => {
  const writer = { ...shown, bio: 'هاتفي 0661 23 45 67 صباحًا', about: 'المكتب: +213 43 10 20 30، منذ 2020' };
  have(writer);
  renderRoutes(routes, pathOf(writer));
  const own = await screen.findByRole('link', { name: '0661 23 45 67' });
  expect(own).toHaveAttribute('href', 'tel:0661234567');
  expect(own.parentElement).toHaveTextContent(writer.bio);
  expect(own.querySelector('bdi')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByRole('link', { name: '+213 43 10 20 30' })).toHaveAttribute('href', 'tel:+21343102030');
});

test('a visitor with the address of a tab arrives at it', async () => {
  have(shown);
  renderRoutes(routes, `${pathOf(shown)}?tab=ads`);
  expect(await screen.findByRole('heading', { name: 'فتح باب الترشح' })).toBeVisible();
  expect((await row()).getByRole('link', { current: 'page' })).toHaveTextContent(messages.ads);
});

test('the secretary-general edits the profile and adds posts on its own page', async () => {
  have(general);
  signInAs(general);
  const { user, router } = renderRoutes(routes, pathOf(general));
  await waitFor(async () => expect(await labels()).toContain(messages.editProfile));
  const edit = (await row()).getByRole('link', { name: messages.editProfile });
  expect(edit).toHaveAttribute('href', `/organization/edit-profile/${general.id}`);
  await user.click(edit);
  expect(await screen.findByRole('form', { name: profileMessages.form })).toBeVisible();
  expect(router.state.location.pathname).toBe(pathOf(general));
  await user.click((await row()).getByRole('link', { name: messages.addPost }));
  expect(await screen.findByRole('form', { name: postFormMessages.newPost })).toBeVisible();
});

test('who goes to another tab with unsaved changes is asked, and loses nothing by staying', async () => {
  have(general);
  signInAs(general);
  const { user } = renderRoutes(routes, `${pathOf(general)}?tab=editProfile`);
  const about = await screen.findByRole('textbox', { name: profileMessages.about });
  await user.type(about, 'سطر');
  const tabs = await row();
  await press(() => tabs.getByRole('link', { name: messages.posts }));
  await press(() => screen.getByRole('button', { name: leaveMessages.stay }));
  expect(about).toHaveValue(`${general.about}سطر`);
});

test.each([
  ['a visitor', null, general],
  ['an ordinary member on its own page', { ...aMember({ office }), ...shown }, shown],
  ['the secretary-general on the page of another', general, shown],
] as const)('%s is offered neither to edit nor to add', async (_, viewer, member) => {
  have(member);
  signInAs(viewer);
  const { router } = renderRoutes(routes, `${pathOf(member)}?tab=editProfile`);
  expect(await labels()).toEqual([messages.tabProfile, messages.posts, messages.ads, messages.contact]);
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  // a member loads the page again; left before the answer, the request would reach the next test
  await waitFor(() => expect(router.state.revalidation).toBe('idle'));
});

test('a visitor with an address of nobody is told so', async () => {
  server.use(
    api.reject('get', 'org/members/none', 404, { code: 'not_found', message: 'العنصر المطلوب غير موجود.' }),
    api.posts([]),
  );
  renderRoutes(routes, '/organization/members/none');
  expect(await screen.findByText(memberMessages.noMember)).toBeVisible();
});

test.each([
  [{ role: 'SG', addressedAs: 'man' }, 'الأمين العام، مكتب بجاية'],
  [{ role: 'SG', addressedAs: 'woman' }, 'الأمينة العامة، مكتب بجاية'],
  [{ role: 'OP' }, 'رئيس مكتب، مكتب بجاية'],
  [{ role: 'AD' }, 'عضو، مكتب بجاية'],
] as const)('who is sent the page of a member %j who wrote no text reads who it is: «%s»', (details, description) => {
  const member = aMember({ ...details, bio: '', office: anOffice({ name: 'مكتب بجاية' }) });
  const found = { member, contact: { email: null, phone: null, address: null, hours: null } };
  const about = handle.about as (loaded: MemberData) => unknown;
  expect(about({ found, posts: null, ads: null })).toEqual({ description });
});
