import type { PagePicture } from 'shared-api/contract/wire/page.contract';
import type { Preview } from './to-preview.ts';

/** The width of a card's picture in a grid. */
export const pictureSizes = '(min-width: 62rem) 23rem, (min-width: 42rem) 46vw, 92vw';

/** A phone shows one card at once, and the beginning of the next. */
const cardsInSight = 2;

/** The post of a list whose picture is seen first, before one scrolls. */
export const firstShown = <Shown extends Pick<Preview, 'picture'>>(previews: readonly Shown[] = []) =>
  previews.slice(0, cardsInSight).find(({ picture }) => picture);

/** That picture, as the head of the document names it. */
export function pictureInSight(picture: Preview['picture'] | undefined, sizes = pictureSizes): PagePicture | undefined {
  const [source] = picture?.sources ?? [];
  return source && { ...source, sizes };
}
