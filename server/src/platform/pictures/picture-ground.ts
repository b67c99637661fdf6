import { palette } from 'shared-ui/palette';
import type { Sharp } from 'sharp';

/**
 * What a picture with transparent parts lies on, in both themes: the pages' own ground of the theme in which it would be
 * seen, or a grey on which black and white are seen alike.
 */
export const pictureGrounds = { light: palette.white, dark: palette.sand[900], between: '#767676' } as const;

/** For a picture that is seen on the ground of either theme. */
export const noGround = 'transparent';

/** Pixels across of the copy that is looked at. */
const sampleWidth = 128;
/** Alpha of what counts as see-through. */
const mostlyOpaque = 230;
/** Parts of a picture: round corners are no reason for a ground, and a few pixels lost are no loss. */
const leastTransparent = 0.05;
const leastLost = 0.05;
/** Of WCAG, from 1 to 21; less is not made out. */
const leastContrast = 2;

/** Relative luminance (WCAG 2.2) of each value of a channel, before it is weighed. */
const linear = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const luminance = (r = 0, g = 0, b = 0) =>
  0.2126 * (linear[r] ?? 0) + 0.7152 * (linear[g] ?? 0) + 0.0722 * (linear[b] ?? 0);
const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

const grounds = Object.values(pictureGrounds).map((color) => {
  const [r, g, b] = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  return { color, luminance: luminance(r, g, b) };
});

/** What is seen of a picture, and what of it would be lost on each ground, by area. */
function measure(pixels: Buffer) {
  const lost = grounds.map(() => 0);
  let transparent = 0;
  let seen = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    if (alpha < mostlyOpaque) transparent += 1;
    seen += alpha;
    const own = luminance(pixels[at], pixels[at + 1], pixels[at + 2]);
    for (const [index, ground] of grounds.entries())
      if (contrast(own, ground.luminance) < leastContrast) lost[index] = (lost[index] ?? 0) + alpha;
  }
  return { transparent: transparent / (pixels.length / 4), lost: lost.map((each) => each / Math.max(1, seen)) };
}

/**
 * The ground of a picture with transparent parts: a colour, or `noGround` where it needs none. Undefined for a picture
 * without such parts.
 */
export async function findGround(picture: Sharp): Promise<string | undefined> {
  const sample = picture.resize(sampleWidth, sampleWidth, { fit: 'inside', withoutEnlargement: true });
  const { data, info } = await sample.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  if (info.channels !== 4) return undefined;
  const { transparent, lost } = measure(data);
  if (transparent === 0) return undefined;
  const [onLight = 0, onDark = 0] = lost;
  if (transparent < leastTransparent || Math.max(onLight, onDark) < leastLost) return noGround;
  const sufficient = lost.findIndex((each) => each < leastLost);
  return grounds[sufficient < 0 ? lost.indexOf(Math.min(...lost)) : sufficient]?.color;
}
