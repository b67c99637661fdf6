import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeUTF8 } from 'entities/escape';
import { firstCharacters, visibleLength } from 'shared-api/contract/text/text.contract';
import { palette } from 'shared-ui/palette';
import sharp from 'sharp';
import { serverLimits } from '../../limits.ts';
import type { ShareImageFonts } from './share-image-fonts.ts';

type Words = { text: string; size: number; colour: string; width: number };

/** Renders words in the portal's font, right to left where they are Arabic, as a picture just large enough. */
async function renderText({ text, size, colour, width }: Words, { arabic, latin }: ShareImageFonts) {
  const render = (fontfile: string) =>
    sharp({
      text: {
        text: `<span foreground="${colour}" line_height="0.78">${escapeUTF8(text)}</span>`,
        font: `Cairo Bold ${size}`,
        fontfile,
        width,
        rgba: true,
        dpi: 72,
        wrap: 'word-char',
      },
    });
  // a font file once loaded stays known to the process: this one adds the Latin half of the family
  await render(latin).metadata();
  const { data, info } = await render(arabic).png().toBuffer({ resolveWithObject: true });
  return { picture: data, width: info.width, height: info.height };
}

/** The size that sites ask for which show shared links. */
const size = { width: 1200, height: 630 };
const margin = 72;
const textWidth = 720;
const gap = 36;
const colours = { title: palette.sand[50], small: palette.green[200] };
const jpeg = { quality: 84, mozjpeg: true };
/** Characters from which a title is written smaller. */
const sizes = [
  { from: 70, size: 44 },
  { from: 36, size: 54 },
  { from: 0, size: 70 },
];

export type ShareImageTexts = { above: string; title: string; below: string };

const shorten = (title: string) =>
  visibleLength(title) > serverLimits.maxShareImageTitleLength
    ? `${firstCharacters(title, serverLimits.maxShareImageTitleLength).trimEnd()}…`
    : title;

function linesOf({ above, title, below }: ShareImageTexts): Words[] {
  const shown = shorten(title);
  const fontSize = sizes.find(({ from }) => visibleLength(shown) >= from)?.size ?? 44;
  return [
    { text: above, size: 30, colour: colours.small, width: textWidth },
    { text: shown, size: fontSize, colour: colours.title, width: textWidth },
    { text: below, size: 28, colour: colours.small, width: textWidth },
  ];
}

/** Renders texts over the portal's own pattern, as a JPEG. */
export function shareImageRenderer(fonts: ShareImageFonts) {
  const ground = readFile(join(import.meta.dirname, '../../../assets/card-ground.png'));

  return async function renderShareImage(words: ShareImageTexts): Promise<Buffer> {
    const lines = await Promise.all(linesOf(words).map((line) => renderText(line, fonts)));
    const height = lines.reduce((total, line) => total + line.height, gap * (lines.length - 1));
    let top = Math.max(margin / 2, Math.round((size.height - height) / 2));
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

/** A picture of a post, cropped to the shape of a share image. */
export const cropToShareImage = (picture: Buffer) =>
  sharp(picture)
    .resize({ ...size, fit: 'cover' })
    .jpeg(jpeg)
    .toBuffer();
