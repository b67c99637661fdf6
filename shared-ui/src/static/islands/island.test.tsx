import { Button as ChakraButton } from '@chakra-ui/react';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { leaveFirstPage } from './gate.ts';
import { island } from './island.tsx';
import { Lazy } from './lazy.tsx';
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
