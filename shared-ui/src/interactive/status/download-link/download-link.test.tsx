import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Notices } from '../../../static/status/notices/notices.tsx';
import { dismissNotice, getNotices } from '../../../static/status/notices/notify.ts';
import { DownloadLink } from './download-link.tsx';
import { downloadMessages } from './messages.ts';

let forget: () => void;
afterEach(() => {
  forget();
  act(() => {
    for (const { id } of getNotices()) dismissNotice(id);
  });
});

/** A link whose confirmations are given or declined by the test, one for each time it asked. */
function show() {
  const asked: PromiseWithResolvers<void>[] = [];
  const confirm = () => {
    const answer = Promise.withResolvers<void>();
    asked.push(answer);
    return answer.promise;
  };
  render(
    <>
      <DownloadLink href="/list.csv" confirm={confirm} textOf={(_, otherwise) => otherwise}>
        القائمة
      </DownloadLink>
      <Notices ms={5_000} />
    </>,
  );
  const link = screen.getByRole('link', { name: 'القائمة' });
  const clicks: boolean[] = [];
  // further up than React's own listener; jsdom opens no file
  document.addEventListener('click', onClick);
  function onClick(event: MouseEvent) {
    clicks.push(!event.defaultPrevented);
    event.preventDefault();
  }
  forget = () => document.removeEventListener('click', onClick);
  return { link, asked, followed: () => clicks.filter(Boolean).length };
}

const failure = () => screen.queryByText(downloadMessages.failed);

test('a file is followed once what it needs was given, and asked for again the next time', async () => {
  const { link, asked, followed } = show();
  fireEvent.click(link);
  fireEvent.click(link);
  await act(async () => undefined);
  expect([asked.length, followed()]).toEqual([1, 0]);
  expect(link).toHaveAttribute('aria-busy', 'true');
  await act(async () => asked[0]?.resolve());
  expect(followed()).toBe(1);
  expect(failure()).not.toBeInTheDocument();

  fireEvent.click(link);
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(followed()).toBe(1);
});

test('a file is not followed where that was declined, and the reader is told', async () => {
  const { link, asked, followed } = show();
  fireEvent.click(link);
  await act(async () => asked[0]?.reject(new Error('declined')));
  expect(failure()).toBeVisible();
  expect(followed()).toBe(0);
  fireEvent.click(link);
  await waitFor(() => expect(asked).toHaveLength(2));
});
