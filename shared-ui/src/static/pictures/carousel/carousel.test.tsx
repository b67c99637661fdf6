import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { messages } from '../../../messages.ts';
import { Carousel } from './carousel.tsx';

/** The style sheet's motion of a row whose copies are 1000 wide, a quarter of it done. */
const motion = {
  isRunning: true,
  currentTime: 25_000,
  effect: { getComputedTiming: () => ({ progress: 0.25, duration: 100_000 }) },
  cancel: () => {
    motion.isRunning = false;
  },
  play: () => {
    motion.isRunning = true;
  },
};

/** What jsdom lacks: sizes, animations, scrolling. */
beforeEach(() => {
  Object.assign(motion, { isRunning: true, currentTime: 25_000 });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(250);
  Element.prototype.getAnimations = () => [motion as unknown as Animation];
  Element.prototype.scrollBy = function scrollBy(this: Element, options) {
    this.scrollLeft += (options as ScrollToOptions).left ?? 0;
  } as typeof Element.prototype.scrollBy;
});
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren(); // also of rows that the server rendered
});

const aRow = (times?: number) => (
  <div dir="rtl">
    <Carousel label="آخر النشاطات" loopSeconds={100} {...(times && { times })}>
      {(tabIndex) =>
        ['الأول', 'الثاني'].map((title) => (
          <a key={title} href="#post" tabIndex={tabIndex}>
            {title}
          </a>
        ))
      }
    </Carousel>
  </div>
);

const theRow = () => screen.getByRole('group', { name: 'آخر النشاطات' });
const theSwitch = () => screen.getByRole('checkbox', { name: messages.pauseCarousel });

function renderRow(...as: Parameters<typeof aRow>) {
  render(aRow(...as));
  return theRow();
}

test('it rests at the place it had reached while a person points at it, and goes on from there', async () => {
  const row = renderRow();
  await userEvent.hover(row);
  expect(motion.isRunning).toBe(false);
  expect(row.scrollLeft).toBe(-250);

  row.scrollLeft *= 2;
  await userEvent.unhover(row);
  expect(motion).toMatchObject({ isRunning: true, currentTime: 50_000 });
  expect(row.scrollLeft).toBe(0);
});

test('it rests while the keyboard is in it, and arrow keys move it by one item', async () => {
  const row = renderRow();
  await userEvent.tab();
  expect(row).toHaveFocus();
  expect(motion.isRunning).toBe(false);
  await userEvent.keyboard('{ArrowLeft}');
  expect(row.scrollLeft).toBe(-500);
  await userEvent.keyboard('{ArrowRight}');
  expect(row.scrollLeft).toBe(-250);
});

test('a person stops it with its switch and starts it again', async () => {
  renderRow();
  await userEvent.click(theSwitch());
  expect(motion.isRunning).toBe(false);
  await userEvent.click(theSwitch());
  expect(motion.isRunning).toBe(true);
});

test('a person who stopped it before the page had woken up finds it at rest', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(aRow());
  fireEvent.click(theSwitch());
  render(aRow(), { container, hydrate: true });
  expect(theSwitch()).toBeChecked();
  expect(motion.isRunning).toBe(false);
});

test('a swipe stops it, and it goes on a while after the finger left', () => {
  jest.useFakeTimers();
  const row = renderRow();
  fireEvent.touchStart(row);
  expect(motion.isRunning).toBe(false);
  fireEvent.touchEnd(row);
  act(() => jest.advanceTimersByTime(3_900));
  expect(motion.isRunning).toBe(false);
  act(() => jest.advanceTimersByTime(200));
  expect(motion.isRunning).toBe(true);
  jest.useRealTimers();
});

test('where nothing moves, it stays the plain list it is', async () => {
  Element.prototype.getAnimations = () => [];
  const row = renderRow();
  await userEvent.hover(row);
  expect(row.scrollLeft).toBe(0);
});

test('its repetition is neither read aloud nor reached by the keyboard, before it has woken up either', () => {
  document.body.innerHTML = renderToString(aRow(3));
  expect(within(theRow()).getAllByRole('link')).toHaveLength(2);
  const copies = within(theRow()).getAllByRole('link', { hidden: true }).slice(2);
  expect(copies).toHaveLength(4);
  for (const copy of copies) expect(copy).toHaveAttribute('tabindex', '-1');
});
