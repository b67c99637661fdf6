import { Children, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import { buttonClass } from '../button/button-class.ts';
import { useMediaQuery } from '../hooks/use-media-query.ts';
import { Icon } from '../icons/icon.tsx';
import { CarouselCopies } from './carousel-copies.tsx';
import { useAutoScroll } from './use-auto-scroll.ts';
import { useInteraction } from './use-interaction.ts';

type CarouselProps = {
  /** What the row holds, for those who do not see it. */
  label: string;
  /** Seconds one round takes. */
  loopSeconds: number;
  /** How often the row shows its items, one after the other; the last time it shows what it began with. */
  times?: number;
  /** A media query: where it holds, the row stands still. */
  stillAt?: string;
  children: ReactNode;
};

const reducedMotion = '(prefers-reduced-motion: reduce)';
const never = 'not all';

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
export function Carousel({ label, loopSeconds, times = 2, stillAt = never, children }: CarouselProps) {
  const row = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const { isInUse, handlers } = useInteraction();
  const wantsStillness = useMediaQuery(reducedMotion);
  const isStill = useMediaQuery(stillAt) || wantsStillness;
  const canMove = !isStill && overflows;
  const isMoving = canMove && !isPaused && !isInUse;
  // measured without copies: they are only there while it can move
  useEffect(() => {
    if (!isStill) setOverflows(row.current !== null && row.current.scrollWidth > row.current.clientWidth);
  }, [isStill]);
  useAutoScroll({ row, isMoving, loopSeconds, times });
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
          {canMove && <CarouselCopies items={Array.from({ length: times - 1 }, () => items).flat()} />}
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
