import { escapeUTF8 } from 'entities/escape';
import sharp from 'sharp';
import type { ShareImageFonts } from './share-image-fonts.ts';

export type Words = { text: string; size: number; colour: string; width: number };

/** Renders words in the portal's font, right to left where they are Arabic, as a picture just large enough. */
export async function renderText({ text, size, colour, width }: Words, { arabic, latin }: ShareImageFonts) {
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
