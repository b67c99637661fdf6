import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeUTF8 } from 'entities/escape';
import { firstCharacters, visibleLength } from 'shared-api/contract/text/text.contract';
import { palette } from 'shared-ui/palette';
import sharp from 'sharp';
import { serverLimits } from '../../limits.ts';
import { noGround } from '../../platform/pictures/picture-ground.ts';
import { drawableText } from './drawable-text.ts';
import type { ShareImageFonts } from './share-image-fonts.ts';

const textWidth = 720;
const gap = 36;
/** Two small lines and a title, with the gaps between them, are no higher than a card. */
const maxHeights = { small: 66, title: 400 };

type Words = { text: string; size: number; colour: string; maxHeight: number };

/** Renders words in the portal's font, right to left where they are Arabic, as a picture just large enough; smaller where it would be higher than it may. */
async function renderText({ text, size, colour, maxHeight }: Words, { arabic, others }: ShareImageFonts) {
  const render = (fontfile: string) =>
    sharp({
      text: {
        text: `<span foreground="${colour}" line_height="0.78">${escapeUTF8(text)}</span>`,
        font: `Cairo Bold ${size}`,
        fontfile,
        width: textWidth,
        rgba: true,
        dpi: 72,
        wrap: 'word-char',
      },
    });
  // a font file once loaded stays known to the process: these add the Latin half of the family
  for (const file of others) await render(file).metadata();
  const { data, info } = await render(arabic)
    .resize({ height: maxHeight, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { picture: data, width: info.width, height: info.height };
}

/** The size that sites ask for which show shared links. */
const size = { width: 1200, height: 630 };
const margin = 72;
const colours = { title: palette.sand[50], small: palette.green[200] };
const jpeg = { quality: 84, mozjpeg: true };
/** Characters from which a title is written smaller. */
const sizes = [
  { from: 70, size: 44 },
  { from: 36, size: 54 },
  { from: 0, size: 70 },
];

/** What stands on a card. Signs that the portal's fonts lack are left out: another font, or a box, would be drawn for them. */
export type ShareImageTexts = { above: string; title: string; below: string };

const shorten = (title: string) =>
  visibleLength(title) > serverLimits.maxShareImageTitleLength
    ? `${firstCharacters(title, serverLimits.maxShareImageTitleLength).trimEnd()}…`
    : title;

function linesOf({ above, title, below }: ShareImageTexts): Words[] {
  const fontSize = sizes.find(({ from }) => visibleLength(title) >= from)?.size ?? 44;
  const lines = [
    { text: above, size: 30, colour: colours.small, maxHeight: maxHeights.small },
    { text: title, size: fontSize, colour: colours.title, maxHeight: maxHeights.title },
    { text: below, size: 28, colour: colours.small, maxHeight: maxHeights.small },
  ];
  return lines.filter(({ text }) => text !== '');
}

/** Renders texts over the portal's own pattern, as a JPEG; undefined where nothing of the title can be drawn. */
export function shareImageRenderer(fonts: ShareImageFonts) {
  const ground = readFile(join(import.meta.dirname, '../../../assets/card-ground.png'));

  return async function renderShareImage(words: ShareImageTexts): Promise<Buffer | undefined> {
    const drawn = (text: string) => drawableText(text, fonts.covers);
    const title = drawn(words.title);
    if (title === '') return undefined;
    const texts = linesOf({ above: drawn(words.above), title: shorten(title), below: drawn(words.below) });
    const lines = await Promise.all(texts.map((line) => renderText(line, fonts)));
    const height = lines.reduce((total, line) => total + line.height, gap * (lines.length - 1));
    let top = Math.round((size.height - height) / 2);
    const parts = lines.map((line) => {
      const part = { input: line.picture, left: size.width - margin - line.width, top };
      top += line.height + gap;
      return part;
    });
    return sharp(await ground)
      .composite(parts)
      .jpeg(jpeg)
      .toBuffer();
  };
}

/** A picture of a post, cropped to the shape of a share image; a JPEG has no transparent parts, so they take its ground. */
export const cropToShareImage = (picture: Buffer, placeholder = noGround) =>
  sharp(picture)
    .flatten({ background: /^#/.test(placeholder) ? placeholder : palette.white })
    .resize({ ...size, fit: 'cover' })
    .jpeg(jpeg)
    .toBuffer();
