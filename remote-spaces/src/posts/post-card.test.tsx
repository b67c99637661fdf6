import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { limits } from 'shared-api/contract/limits';
import { roleLabel } from 'shared-api/contract/role-label';
import { visibleLength } from 'shared-api/contract/text.contract';
import { aLongestPost, anEmptiestPost } from 'shared-api/testing/bounds';
import { aMember, anOffice, aPost } from 'shared-api/testing/builders';
import { createBrowserRouter, RouterProvider } from 'shared-ui/router';
import { messages } from '../messages.ts';
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
  const beginning = screen.getByText(/^غرس الطلبة/);
  expect(visibleLength(beginning.textContent)).toBeLessThanOrEqual(limits.cardTextLength + 1);
  expect(screen.queryByText('النهاية')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: messages.showMore, expanded: false }));
  expect(screen.getByRole('listitem')).toHaveTextContent('النهاية');

  await userEvent.click(screen.getByRole('button', { name: messages.showLess, expanded: true }));
  expect(screen.queryByText('النهاية')).not.toBeInTheDocument();
});

test('a short post is whole from the start, with its links', () => {
  show(<PostCard post={aPost({ excerpt: 'التفاصيل', content: '<p><a href="https://dz.example">التفاصيل</a></p>' })} />);
  expect(screen.getByRole('link', { name: 'التفاصيل' })).toBeVisible();
  expect(screen.queryByRole('button', { name: messages.showMore })).not.toBeInTheDocument();
});

test('a reader opens the longest post and one that is a title alone', async () => {
  const [longest, emptiest] = [aLongestPost(), anEmptiestPost()];
  const { unmount } = show(<PostCard post={longest} />);
  expect(screen.getByRole('link', { name: longest.title })).toBeVisible();
  expect(screen.getByText(longest.author.office.name)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: messages.showMore }));
  expect(screen.getByRole('link', { name: 'a'.repeat(300) })).toBeVisible();
  unmount();

  show(<PostCard post={emptiest} />);
  expect(screen.getByRole('link', { name: emptiest.title })).toBeVisible();
  expect(screen.queryByRole('button', { name: messages.showMore })).not.toBeInTheDocument();
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
  expect(screen.getByText(roleLabel('SG'))).toBeVisible();
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
  await userEvent.click(screen.getByRole('button', { name: messages.like, pressed: false }));
  unmount();

  show(<PostCard post={liked} />);
  show(<PostCard post={aPost()} />);
  expect(screen.getByRole('button', { name: messages.like, pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: messages.like, pressed: false })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: messages.like, pressed: true }));
  expect(screen.queryByRole('button', { name: messages.like, pressed: true })).not.toBeInTheDocument();
});
