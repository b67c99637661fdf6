import { Children, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonClass } from '../button/button-class.ts';
import { Icon } from '../icons/icon.tsx';
import { messages } from '../messages.ts';
import { CarouselCopies } from './carousel-copies.tsx';
import { useAutoScroll } from './use-auto-scroll.ts';
import { useInteraction } from './use-interaction.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

type CarouselProps = {
  /** What the row holds, for those who do not see it. */
  label: string;
  /** Seconds one round takes. */
  loopSeconds: number;
  children: ReactNode;
};

const stepOf: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Arrow keys move by one item, towards where they point. */
function scrollByItem(event: KeyboardEvent<HTMLElement>): void {
  const step = stepOf[event.key];
  if (!step || event.target !== event.currentTarget) return;
  event.preventDefault();
  const item = event.currentTarget.querySelector('li');
  event.currentTarget.scrollBy({ left: step * (item?.offsetWidth ?? 0), behavior: 'smooth' });
}

/**
 * A row that moves by itself and begins again without a seam. It rests while a person points at it, is in it with the
 * keyboard or swipes it, when its button says so, and for those who asked for less motion; without JavaScript it scrolls.
 */
export function Carousel({ label, loopSeconds, children }: CarouselProps) {
  const row = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const { isBusy, handlers } = useInteraction();
  const canMove = !useReducedMotion() && overflows;
  const isMoving = canMove && !isPaused && !isBusy;
  useEffect(() => setOverflows(row.current !== null && row.current.scrollWidth > row.current.clientWidth), []);
  useAutoScroll({ row, isMoving, loopSeconds });
  const items = Children.toArray(children);

  return (
    <div className="ui-carousel">
      {/* biome-ignore lint/a11y/useSemanticElements: a row of links, not a fieldset of a form */}
      <div
        ref={row}
        className="ui-carousel-row"
        aria-label={label}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        tabIndex={0}
        onKeyDown={scrollByItem}
        {...handlers}
      >
        <ul className="ui-carousel-track">
          {items.map((item) => (
            <li key={(item as { key?: string }).key}>{item}</li>
          ))}
          {canMove && <CarouselCopies items={items} />}
        </ul>
      </div>
      <button
        type="button"
        className={`${buttonClass({ variant: 'outline', size: 'sm', isIcon: true })} ui-carousel-toggle`}
        hidden={!canMove}
        aria-label={isPaused ? messages.playCarousel : messages.pauseCarousel}
        onClick={() => setPaused(!isPaused)}
      >
        <Icon name={isPaused ? 'play' : 'pause'} />
      </button>
    </div>
  );
}
