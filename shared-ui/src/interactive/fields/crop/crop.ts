export type Size = { width: number; height: number };

/** Which square of a picture is taken: its zoom from 1, and its place from 0 (right and top) to 1. */
export type Crop = { zoom: number; across: number; down: number };

export const middle: Crop = { zoom: 1, across: 0.5, down: 0.5 };

/** The square in the picture's own pixels. In a right-to-left page the picture, too, is walked from its right. */
export function squareOf({ width, height }: Size, { zoom, across, down }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { x: (1 - across) * (width - side), y: down * (height - side), side };
}

const within01 = (value: number) => Math.min(1, Math.max(0, value));

/** The crop after the picture was dragged by parts of the square's side. */
export function dragged(size: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const { side } = squareOf(size, crop);
  const roomAcross = size.width - side;
  const roomDown = size.height - side;
  return {
    zoom: crop.zoom,
    across: roomAcross > 0 ? within01(crop.across + (by.x * side) / roomAcross) : crop.across,
    down: roomDown > 0 ? within01(crop.down - (by.y * side) / roomDown) : crop.down,
  };
}
