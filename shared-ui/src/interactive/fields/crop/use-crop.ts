import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Crop, dragged, middle, squareOf } from './crop.ts';

/** Pixels of what is sent: more than a portrait is ever shown with. */
const outputSide = 512;

/** A picture of which a square is taken; each change of it is told as a picture of its own. */
export function useCrop(onChange: (picture: Blob | undefined) => void) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [crop, setCrop] = useState<Crop>(middle);
  const tell = useRef(onChange);
  tell.current = onChange;

  useEffect(() => {
    const drawing = canvas.current?.getContext('2d');
    if (!picture || !drawing) return undefined;
    let isLatest = true;
    const { x, y, side } = squareOf(picture, crop);
    drawing.clearRect(0, 0, outputSide, outputSide);
    drawing.drawImage(picture, x, y, side, side, 0, 0, outputSide, outputSide);
    drawing.canvas.toBlob((blob) => isLatest && tell.current(blob ?? undefined), 'image/webp', 0.9);
    return () => {
      isLatest = false;
    };
  }, [picture, crop]);

  /** @throws when it is no picture */
  async function open(file: Blob) {
    const opened = await createImageBitmap(file);
    setCrop(middle);
    setPicture(opened);
  }
  function close() {
    setPicture(undefined);
    tell.current(undefined);
  }
  function drag({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLCanvasElement>) {
    if (!picture || buttons !== 1) return;
    const by = { x: movementX / currentTarget.clientWidth, y: movementY / currentTarget.clientHeight };
    setCrop((current) => dragged(picture, current, by));
  }
  const set = (changes: Partial<Crop>) => setCrop((current) => ({ ...current, ...changes }));

  return { canvas, isOpen: picture !== undefined, crop, set, open, close, drag, outputSide };
}
