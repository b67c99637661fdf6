type Size = { width: number; height: number };

/** As wide as the portal shows any picture, on a sharp screen; how high it is decides nothing, or a long one could not be read. */
const maxWidth = 1600;
/** Of a canvas: Safari on phones draws no larger one, and WebP is never longer. */
const maxArea = 16_000_000;
const maxSide = 16_383;

/** The size of a picture that leaves the device, in pixels: no wider than it is shown, and what a browser can draw. */
export function fittingSize({ width, height }: Size): Size {
  const scale = Math.min(1, maxWidth / width, maxSide / height, Math.sqrt(maxArea / (width * height)));
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}
