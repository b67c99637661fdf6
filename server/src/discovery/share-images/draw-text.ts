import sharp from 'sharp';
import type { CardFonts } from './card-fonts.ts';

export type Words = { text: string; size: number; colour: string; width: number };

const toMarkup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Words in the portal's letters, right to left where they are Arabic, as a picture no larger than they are. */
export async function drawText({ text, size, colour, width }: Words, { arabic, latin }: CardFonts) {
  const draw = (fontfile: string) =>
    sharp({
      text: {
        text: `<span foreground="${colour}" line_height="0.78">${toMarkup(text)}</span>`,
        font: `Cairo Bold ${size}`,
        fontfile,
        width,
        rgba: true,
        dpi: 72,
        wrap: 'word-char',
      },
    });
  // a font once named stays known to the process, and the two halves of the family are one to it
  await draw(latin).metadata();
  const { data, info } = await draw(arabic).png().toBuffer({ resolveWithObject: true });
  return { picture: data, width: info.width, height: info.height };
}
