import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { messages } from '../../messages.ts';
import { Carousel } from './carousel.tsx';

type Motion = { keyframes: unknown; options: unknown; currentTime: number };
let running: Set<Motion>;
let wantsStillness = false;
let isWide = false;

/** What jsdom lacks: sizes, animations, media queries. The row is 300 wide, its loop 1000. */
beforeEach(() => {
  running = new Set();
  wantsStillness = false;
  isWide = false;
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(2000);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(250);
  Element.prototype.scrollBy = function scrollBy(this: Element, options) {
    this.scrollLeft += (options as ScrollToOptions).left ?? 0;
  } as typeof Element.prototype.scrollBy;
  Element.prototype.animate = ((keyframes: unknown, options: unknown) => {
    const motion = { keyframes, options, currentTime: 0, cancel: () => running.delete(motion) };
    running.add(motion);
    return motion;
  }) as unknown as typeof Element.prototype.animate;
  window.matchMedia = ((query: string) => ({
    matches: (query.includes('reduced-motion') && wantsStillness) || (query.includes('min-width') && isWide),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});
afterEach(() => jest.restoreAllMocks());

const theMotion = () => [...running][0];

function renderCarousel(dir: 'rtl' | 'ltr' = 'rtl', more: { times?: number; stillAt?: string } = {}) {
  render(
    <div dir={dir}>
      <Carousel label="آخر النشاطات" loopSeconds={100} {...more}>
        <a href="#one">الأول</a>
        <a href="#two">الثاني</a>
      </Carousel>
    </div>,
  );
  return screen.getByRole('group', { name: 'آخر النشاطات' });
}

test('one loop takes the seconds that were told, and begins again', () => {
  renderCarousel();
  expect(theMotion()?.options).toEqual({ duration: 100_000, iterations: Number.POSITIVE_INFINITY });
});

test.each([
  ['rtl', 'translateX(1000px)'],
  ['ltr', 'translateX(-1000px)'],
] as const)('in %s the row moves so that what follows comes into view', (dir, end) => {
  renderCarousel(dir);
  expect(theMotion()?.keyframes).toEqual({ transform: ['translateX(0)', end] });
});

test('it rests while a person points at it, at the place it had reached, and goes on from there', async () => {
  const row = renderCarousel();
  const motion = theMotion();
  if (motion) motion.currentTime = 25_000;
  await userEvent.hover(row);
  expect(running.size).toBe(0);
  expect(row.scrollLeft).toBe(-250);

  await userEvent.unhover(row);
  expect(theMotion()?.currentTime).toBe(25_000);
  expect(row.scrollLeft).toBe(0);
});

test('it rests while the keyboard is in it, and arrow keys move it by one item', async () => {
  const row = renderCarousel();
  await userEvent.tab();
  expect(row).toHaveFocus();
  expect(running.size).toBe(0);
  await userEvent.keyboard('{ArrowLeft}');
  expect(row.scrollLeft).toBe(-250);
  await userEvent.keyboard('{ArrowRight}');
  expect(row.scrollLeft).toBe(0);
});

test('a person stops it with its button and starts it again', async () => {
  renderCarousel();
  await userEvent.click(screen.getByRole('button', { name: messages.pauseCarousel }));
  expect(running.size).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: messages.playCarousel }));
  expect(running.size).toBe(1);
});

test('a swipe stops it, and it goes on a while after the finger left', () => {
  jest.useFakeTimers();
  const row = renderCarousel();
  fireEvent.touchStart(row);
  expect(running.size).toBe(0);
  fireEvent.touchEnd(row);
  act(() => jest.advanceTimersByTime(3_900));
  expect(running.size).toBe(0);
  act(() => jest.advanceTimersByTime(200));
  expect(running.size).toBe(1);
  jest.useRealTimers();
});

test('it stands still, without a button, for those who asked for less motion', () => {
  wantsStillness = true;
  renderCarousel();
  expect(running.size).toBe(0);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('its repetition is neither read aloud nor reached by the keyboard', () => {
  const row = renderCarousel();
  expect(within(row).getAllByRole('link')).toHaveLength(2);
  const copies = within(row).getAllByRole('link', { hidden: true }).slice(2);
  expect(copies).toHaveLength(2);
  for (const copy of copies) expect(copy).toHaveAttribute('tabindex', '-1');
});

test('a row that shows its items three times takes its seconds for all of them', () => {
  const row = renderCarousel('rtl', { times: 3 });
  expect(within(row).getAllByRole('link', { hidden: true })).toHaveLength(6);
  expect(theMotion()).toMatchObject({
    keyframes: { transform: ['translateX(0)', expect.stringMatching(/^translateX\(1333\.3/)] },
    options: { duration: 100_000 },
  });
});

test('it stands still, each item once, where the screen has room for all of them', () => {
  isWide = true;
  const row = renderCarousel('rtl', { stillAt: '(min-width: 62rem)' });
  expect(running.size).toBe(0);
  expect(within(row).getAllByRole('link', { hidden: true })).toHaveLength(2);
});
