import { serverLimits } from '../../../limits.ts';
import { renditionName } from '../../../platform/pictures/picture-urls.ts';
import type { RenderedPicture } from '../../../platform/pictures/render-picture.ts';

type Picture = Pick<RenderedPicture, 'hash' | 'widths'>;

/** Of a sanitised text, where `<` and `>` stand in no attribute. */
const ownImage = /<img src="\/[^"<>]*"[^<>]*>/g;
const rendition = /^<img src="\/media\/(([0-9a-f]{32})-\d{1,4}\.webp)"/;

/** How a text shows a picture of ours; the measures keep its place while it loads. */
export function imageOf({ hash, widths, width, height }: Picture & Pick<RenderedPicture, 'width' | 'height'>) {
  const shown = widths.find((each) => each >= serverLimits.pictureInTextWidth) ?? Math.max(...widths);
  const high = Math.max(1, Math.round((height * shown) / width));
  return `<img src="/media/${renditionName(hash, shown)}" width="${shown}" height="${high}">`;
}

/** What was copied from a page of this portal names its pictures with the whole address. */
export const toOwnPaths = (html: string, origin: string) => html.replaceAll(`<img src="${origin}/`, '<img src="/');

/** The pictures of ours that a text shows. */
export const hashesIn = (html: string) => [
  ...new Set((html.match(ownImage) ?? []).flatMap((image) => rendition.exec(image)?.[2] ?? [])),
];

/** Removes every image that claims to be the portal's but is none of these pictures. */
export function removeUnknownImages(pictures: Picture[], html: string) {
  const names = new Set(pictures.flatMap(({ hash, widths }) => widths.map((width) => renditionName(hash, width))));
  return html.replace(ownImage, (image) => (names.has(rendition.exec(image)?.[1] ?? '') ? image : ''));
}
