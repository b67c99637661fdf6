import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { dirOf } from 'shared-ui/static';
import { messages as common } from '../../../messages.ts';
import { Button } from '../../actions/button/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { forwardPath } from '../icons/icon-paths.ts';
import type { PictureSource } from '../picture/picture.tsx';
import { type GalleryItem, placeKeyOf } from './gallery-list.tsx';
import { messages } from './messages.ts';

export type GalleryViewerProps = { items: readonly GalleryItem[]; first: number; onClose: () => void };

/** How far each key goes along the line of reading, which the arrows of the keyboard do not know. */
const stepOf = (key: string, isRightToLeft: boolean) =>
  ({ ArrowLeft: isRightToLeft ? 1 : -1, ArrowRight: isRightToLeft ? -1 : 1 })[key];

const isRightToLeft = (element: Element) => element.closest('[dir]')?.getAttribute('dir') === 'rtl';

/** How many times its width a picture is high that would be too narrow to be read if it were fitted into the screen. */
const longFrom = 3;

const isLong = ({ width, height }: PictureSource) => height > longFrom * width;

const LargePicture = ({ image, picture, alt, caption }: GalleryItem) => (
  <figure data-long={isLong(picture) || undefined}>
    {/* a long one scrolls, also by keyboard */}
    <picture tabIndex={isLong(picture) ? 0 : undefined}>
      {picture.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes="100vw" />
      ))}
      <img
        src={image}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        style={{ background: picture.placeholder }}
      />
    </picture>
    {caption && <figcaption dir={dirOf(caption)}>{caption}</figcaption>}
  </figure>
);

/** Pictures over the whole page, one at a time: a row that snaps, so that a finger moves it as it moves any page. */
export function GalleryViewer({ items, first, onClose }: GalleryViewerProps) {
  const [place, setPlace] = useState(first);
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    dialog.current?.showModal();
    row.current?.children[first]?.scrollIntoView();
  }, [first]);

  /** After the last comes the first, so that no button is switched off under the finger. */
  function move(step: number) {
    const next = (place + step + items.length) % items.length;
    row.current?.children[next]?.scrollIntoView();
    setPlace(next);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return; // Alt and an arrow leave the page
    const step = stepOf(event.key, isRightToLeft(event.currentTarget));
    if (!step) return;
    event.preventDefault(); // the row would scroll a little by itself
    move(step);
  }
  function onScroll() {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    if (clientWidth > 0) setPlace(Math.round(Math.abs(scrollLeft) / clientWidth));
  }

  return (
    <dialog ref={dialog} className="ui-viewer" aria-label={messages.gallery} onClose={onClose} onKeyDown={onKeyDown}>
      <div className="ui-viewer-bar">
        <Button variant="outline" size="sm" isIcon aria-label={messages.previous} onClick={() => move(-1)}>
          <Icon path={forwardPath} isAlong />
        </Button>
        <span role="status">{messages.place(place + 1, items.length)}</span>
        <Button variant="outline" size="sm" isIcon aria-label={messages.next} onClick={() => move(1)}>
          <Icon path={forwardPath} isAlong />
        </Button>
        <Button variant="ghost" size="sm" isIcon aria-label={common.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
      <ul ref={row} className="ui-viewer-row" tabIndex={0} onScroll={onScroll}>
        {items.map((item, index) => (
          <li key={placeKeyOf(item, index)} aria-hidden={index !== place}>
            <LargePicture {...item} />
          </li>
        ))}
      </ul>
    </dialog>
  );
}
