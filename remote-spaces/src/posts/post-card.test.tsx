import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { limits } from 'shared-api/contract/limits';
import { roleLabel } from 'shared-api/contract/members/role-words';
import { visibleLength } from 'shared-api/contract/text/text.contract';
import { aLongestPost, aMember, anEmptiestPost, anEvent, anOffice, aPost } from 'shared-api/testing';
import { createBrowserRouter, RouterProvider } from 'shared-ui/router';
import { messages } from '../messages.ts';
import { LikeButton } from './like-button.tsx';
import { PostCard } from './post-card.tsx';

const sentence = 'غرس الطلبة خمسين شجرة حول الإقامة الجامعية.';
const longText = Array.from({ length: 12 }, () => sentence).join(' ');
const longPost = aPost({ excerpt: longText, content: `<p>${longText}</p><ul><li>النهاية</li></ul>` });

const show = (card: ReactElement) =>
  render(<RouterProvider router={createBrowserRouter([{ path: '*', element: card }])} />);

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

test('a reader sees the first 250 characters of a long post, and the whole on request', async () => {
  show(<PostCard post={longPost} />);
  const beginning = screen.getByText(/^غرس الطلبة.*…$/);
  expect(visibleLength(beginning.textContent)).toBeLessThanOrEqual(limits.cardTextLength + 1);
  expect(screen.getByText('النهاية')).not.toBeVisible();

  await userEvent.click(screen.getByText(messages.showMore));
  expect(screen.getByText('النهاية')).toBeVisible();

  await userEvent.click(screen.getByText(messages.showLess));
  expect(screen.getByText('النهاية')).not.toBeVisible();
});

test('a short post is whole from the start, with its links', () => {
  show(<PostCard post={aPost({ excerpt: 'التفاصيل', content: '<p><a href="https://dz.example">التفاصيل</a></p>' })} />);
  expect(screen.getByRole('link', { name: 'التفاصيل' })).toBeVisible();
  expect(screen.queryByText(messages.showMore)).not.toBeInTheDocument();
});

const times = { beginsAt: '2031-12-01T09:00:00.000Z', endsAt: '2031-12-01T11:30:00.000Z' };
test.each([
  ['has places left', { capacity: 60, placesLeft: 12 }, 'بقي 12 مكانًا'],
  ['is full', { capacity: 60, placesLeft: 0 }, 'اكتملت الأماكن'],
  ['is cancelled', { isCancelled: true }, 'أُلغيت'],
])('a reader sees on the card of an event that %s when and where it is, and that', (_, changes, words) => {
  show(<PostCard post={aPost({ type: 'Ad', event: anEvent({ ...times, place: 'مكتبة الجامعة', ...changes }) })} />);
  const card = screen.getByRole('article');
  expect(card).toHaveTextContent('الاثنين 1 ديسمبر 2031، من 10:00 إلى 12:30');
  expect(card).toHaveTextContent('مكتبة الجامعة');
  expect(card).toHaveTextContent(words);
});

test('a reader opens the longest post and one that is a title alone', async () => {
  const [longest, emptiest] = [aLongestPost(), anEmptiestPost()];
  const { unmount } = show(<PostCard post={longest} />);
  expect(screen.getByRole('link', { name: longest.title })).toBeVisible();
  expect(screen.getByText(longest.author.office.name)).toBeVisible();
  await userEvent.click(screen.getByText(messages.showMore));
  expect(screen.getByRole('link', { name: 'a'.repeat(300) })).toBeVisible();
  unmount();

  show(<PostCard post={emptiest} />);
  expect(screen.getByRole('link', { name: emptiest.title })).toBeVisible();
  expect(screen.queryByText(messages.showMore)).not.toBeInTheDocument();
});

test('a reader opens a post by its title', () => {
  show(<PostCard post={longPost} />);
  expect(screen.getByRole('link', { name: longPost.title })).toHaveAttribute('href', `/posts/${longPost.id}`);
});

test('a reader tells an announcement from a post', () => {
  const { unmount } = show(<PostCard post={aPost({ type: 'Ad' })} />);
  expect(screen.getByText(messages.ad)).toBeVisible();
  unmount();
  show(<PostCard post={aPost({ type: 'Post' })} />);
  expect(screen.queryByText(messages.ad)).not.toBeInTheDocument();
});

test("a post of the secretary-general carries the person's own name", () => {
  const author = aMember({ role: 'SG' });
  show(<PostCard post={aPost({ author })} />);
  expect(screen.getByText(author.name)).toBeVisible();
  expect(screen.getByText(roleLabel({ role: 'SG' }))).toBeVisible();
  expect(screen.queryByText(author.office.name)).not.toBeInTheDocument();
});

test("anybody else's post carries the office's name, and the member's below", () => {
  const author = aMember({ role: 'OM', office: anOffice({ name: 'مكتب تلمسان' }) });
  show(<PostCard post={aPost({ author })} />);
  expect(screen.getByText('مكتب تلمسان')).toBeVisible();
  expect(screen.getByText(author.name)).toBeVisible();
});

test('a reader sees how long ago a post came, and the exact date on hover', () => {
  // days are those of the calendar: 25 hours before the first hour of a day are two days
  jest.useFakeTimers({ now: new Date('2026-03-10T11:00:00Z') });
  show(<PostCard post={aPost({ publishedAt: '2026-03-09T10:00:00Z' })} />);
  expect(screen.getByText('أمس')).toHaveAttribute('title', expect.stringMatching(/\d{4}، \d\d:\d\d$/));
});

test('a like is still there after a reload, and only for that post', async () => {
  const liked = aPost();
  const { unmount } = show(<PostCard post={liked} />);
  await userEvent.click(screen.getByRole('checkbox', { name: messages.like, checked: false }));
  unmount();

  show(<PostCard post={liked} />);
  show(<PostCard post={aPost()} />);
  expect(screen.getByRole('checkbox', { name: messages.like, checked: true })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: messages.like, checked: false })).toBeVisible();

  await userEvent.click(screen.getByRole('checkbox', { name: messages.like, checked: true }));
  expect(screen.queryByRole('checkbox', { name: messages.like, checked: true })).not.toBeInTheDocument();
});

test('a like given before the page had woken up is kept', () => {
  const post = aPost();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<LikeButton postId={post.id} />);
  fireEvent.click(within(container).getByRole('checkbox', { name: messages.like }));
  render(<LikeButton postId={post.id} />, { container, hydrate: true });
  expect(within(container).getByRole('checkbox', { name: messages.like, checked: true })).toBeVisible();
  cleanup();

  show(<PostCard post={post} />);
  expect(screen.getByRole('checkbox', { name: messages.like, checked: true })).toBeVisible();
});
