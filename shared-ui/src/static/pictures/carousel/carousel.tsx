import {
  type ChangeEvent,
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { messages } from '../../../messages.ts';
import { buttonClass } from '../../actions/button/button-class.ts';
import { useInteraction } from './use-interaction.ts';
import { useRest } from './use-rest.ts';

/** Whether the browser's own check box is ticked, be it before the page was hydrated. `field` goes into its `<input>`. */
function useChecked() {
  const ref = useRef<HTMLInputElement>(null);
  const [isChecked, setChecked] = useState(false);
  useEffect(() => setChecked(ref.current?.checked === true), []);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => setChecked(event.target.checked);
  return { isChecked, field: { ref, onChange } };
}

/** Gives the items with their keys; those of a copy take their links out of the keyboard's way by the `tabIndex`. */
export type CarouselItems = (tabIndex?: -1) => ReactElement[];

type CarouselProps = {
  /** What the row holds, for those who do not see it. */
  label: string;
  /** Seconds one round takes. */
  loopSeconds: number;
  /** How often the row shows its items, one after the other; the last time it shows what it began with. */
  times?: number;
  children: CarouselItems;
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

const toListItem = (item: ReactElement): ReactNode => <li key={item.key}>{item}</li>;

/**
 * A row that moves by itself and begins again without a seam. The style sheet moves it, so that it moves before and without
 * JavaScript. It rests while a person points at it, is in it with the keyboard or swipes it, when its switch says so, where
 * all its items are in sight, and for those who asked for less motion.
 */
export function Carousel({ label, loopSeconds, times = 2, children: renderItems }: CarouselProps) {
  const row = useRef<HTMLDivElement>(null);
  const pause = useChecked();
  const { isInUse, handlers } = useInteraction();
  useRest(row, isInUse || pause.isChecked);
  const items = renderItems();
  const measures = { '--items': items.length, '--copies': times - 1, '--seconds': `${loopSeconds}s` } as CSSProperties;
  return (
    <div className="ui-carousel" style={measures}>
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
        <div className="ui-carousel-track">
          <ul>{items.map(toListItem)}</ul>
          {Array.from({ length: times - 1 }, (_, round) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a copy is its place
            <ul key={round} aria-hidden="true">
              {renderItems(-1).map(toListItem)}
            </ul>
          ))}
        </div>
      </div>
      <div className="ui-carousel-control">
        <input
          type="checkbox"
          className={buttonClass({ variant: 'outline', size: 'sm', isIcon: true })}
          aria-label={messages.pauseCarousel}
          {...pause.field}
        />
      </div>
    </div>
  );
}
