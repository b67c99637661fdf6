import { Button as ChakraButton } from '@chakra-ui/react';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { messages } from '../../messages.ts';
import { Notices } from '../status/notices/notices.tsx';
import { leaveFirstPage } from './gate.ts';
import { island } from './island.tsx';
import { Lazy } from './lazy.tsx';
import { openWhenLoaded } from './open-when-loaded.ts';
import { uiPage } from './ui-page.ts';

let reveal: (() => void) | undefined;

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(callback: (entries: Array<{ isIntersecting: boolean }>) => void) {
      reveal = () => callback([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

test('an island shows what stands in its place until its code is there, then itself with Chakra around it', async () => {
  const Join = island(async () => () => <ChakraButton>انضم</ChakraButton>);
  await act(async () =>
    render(
      <Suspense fallback="ينتظر">
        <Join />
      </Suspense>,
    ),
  );
  expect(await screen.findByRole('button', { name: 'انضم' })).toBeVisible();
});

test('an island is loaded once, however often it is needed', async () => {
  let loads = 0;
  const Join = island(async () => {
    loads += 1;
    return () => null;
  });
  await Promise.all([Join.preload(), Join.preload()]);
  expect(loads).toBe(1);
});

const dashboard = { Component: () => <ChakraButton>لوحة التحكم</ChakraButton> };

test('a page made with Chakra arrives ready to be rendered', async () => {
  const { Component } = await uiPage(async () => dashboard)();
  render(<Component />);
  expect(screen.getByRole('button', { name: 'لوحة التحكم' })).toBeVisible();
});

const News = () => <p>الأخبار</p>;
const Contact = () => <p>الاتصال</p>;
const About = () => <p>من نحن</p>;

test('on the first page a section sleeps until it is nearly seen; once that page was left, all are rendered at once', async () => {
  await act(async () => render(<Lazy id="news" of={News} />));
  expect(screen.queryByText('الأخبار')).not.toBeInTheDocument();
  await act(async () => reveal?.());
  expect(screen.getByText('الأخبار')).toBeVisible();
  await act(async () => render(<Lazy id="contact" of={Contact} />));
  expect(screen.queryByText('الاتصال')).not.toBeInTheDocument();
  await act(async () => leaveFirstPage());
  expect(screen.getByText('الاتصال')).toBeVisible();
  await act(async () => render(<Lazy id="about" of={About} />));
  expect(screen.getByText('من نحن')).toBeVisible();
});

describe('of an island that cannot start', () => {
  const reportError = globalThis.reportError;
  const reported: unknown[] = [];
  beforeEach(() => {
    reported.length = 0;
    globalThis.reportError = (error) => void reported.push(error);
  });
  afterAll(() => {
    globalThis.reportError = reportError;
  });

  const show = (Part: ComponentType<object>) =>
    act(async () =>
      render(
        <Suspense fallback="ينتظر">
          <p>بقية الصفحة</p>
          <Part />
        </Suspense>,
      ),
    );

  test.each([
    ['whose script does not come', async () => Promise.reject(new Error('Loading chunk 7 failed'))],
    ['that throws while it is read', async () => [].at(0) as never as { Menu: never }],
    ['that misses what an old browser lacks', async () => (Reflect.get(Promise, 'withNothing') as () => never)()],
  ])(
    '%s a reader is told in its place, and offered to load the page again, whose other parts stay',
    async (_, load) => {
      const Menu = island<object>(() => load().then((module) => (module as { Menu: never }).Menu));
      await show(Menu);
      expect(await screen.findByRole('alert')).toHaveTextContent(messages.notStarted);
      expect(screen.getByRole('button', { name: messages.reload })).toBeVisible();
      expect(screen.getByText('بقية الصفحة')).toBeVisible();
      expect(screen.queryByText('ينتظر')).not.toBeInTheDocument();
      expect(reported).toHaveLength(1);
    },
  );

  test('what says so stays while the page is rendered again, and goes when a press brings the island', async () => {
    jest.useFakeTimers();
    let isThere = false;
    let loads = 0;
    const Menu = island<object>(async () => {
      loads += 1;
      if (!isThere) throw new Error('Loading chunk 7 failed');
      return () => <p>القائمة</p>;
    });
    const view = () => (
      <Suspense fallback="ينتظر">
        <Menu />
      </Suspense>
    );
    const { rerender } = await act(async () => render(view()));
    expect(screen.getByRole('alert')).toHaveTextContent(messages.notStarted);
    await act(async () => jest.advanceTimersByTime(60_000));
    await act(async () => rerender(view()));
    expect(screen.getByRole('alert')).toHaveTextContent(messages.notStarted);
    expect(loads).toBe(1);
    isThere = true;
    await act(async () => void (await Menu.preload()));
    await act(async () => rerender(view()));
    expect(screen.getByText('القائمة')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  test('a member who opens a window that does not come is offered to load the page again, once for several', async () => {
    const Popover = island<object>(async () => Promise.reject(new Error('Loading chunk 8 failed')));
    render(<Notices ms={5_000} />);
    for (let times = 0; times < 3; times += 1)
      await act(async () => void (await openWhenLoaded(Popover, () => undefined)));
    expect(screen.getByRole('alert')).toHaveTextContent(messages.windowFailed);
    expect(screen.getByRole('button', { name: messages.reload })).toBeVisible();
  });
});
