import sharp from 'sharp';

/** A multipart form; a Buffer becomes its file. */
export function aForm(parts: Record<string, string | Buffer>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)]), `${name}.jpg`);
  }
  return form;
}

/** A photograph whose bytes, and so its name, no other call gives. */
export const aPhoto = (width = 600, height = 400) => {
  const [r, g, b] = [0, 0, 0].map(() => Math.floor(Math.random() * 256));
  return sharp({ create: { width, height, channels: 3, background: { r: r ?? 0, g: g ?? 0, b: b ?? 0 } } })
    .withExif({ IFD0: { Copyright: crypto.randomUUID() } })
    .jpeg()
    .toBuffer();
};
