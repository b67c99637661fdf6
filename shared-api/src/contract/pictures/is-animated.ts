import { fileKind } from './file-kind.ts';

/** The place after the blocks of data that begin at `place`, each with its length before it; a length of zero ends them. */
function afterBlocks(bytes: Uint8Array, place: number) {
  let at = place;
  for (let length = bytes[at] ?? 0; length > 0; length = bytes[at] ?? 0) at += length + 1;
  return at + 1;
}

const colorTableBytes = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Whether there is a second picture (GIF89a specification, 20: image descriptors, between extensions). */
function isAnimatedGif(bytes: Uint8Array) {
  let pictures = 0;
  let place = 13 + colorTableBytes(bytes[10]);
  while (place < bytes.length) {
    if (bytes[place] === 0x21) place = afterBlocks(bytes, place + 2);
    else if (bytes[place] === 0x2c) {
      pictures += 1;
      if (pictures > 1) return true;
      place = afterBlocks(bytes, place + 11 + colorTableBytes(bytes[place + 9]));
    } else return false;
  }
  return false;
}

/** Whether the flag of an extended WebP says so. */
const isAnimatedWebp = (bytes: Uint8Array) =>
  String.fromCharCode(...bytes.subarray(12, 16)) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0;

/** Whether the chunk that begins an animation stands before the picture itself (PNG, third edition, 11.3.6). */
function isAnimatedPng(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let place = 8; place + 8 <= bytes.length; place += view.getUint32(place) + 12) {
    const name = String.fromCharCode(...bytes.subarray(place + 4, place + 8));
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
  }
  return false;
}

/** Whether a file is a picture that moves: a GIF, WebP or PNG of several. Linear in its length. */
export function isAnimated(bytes: Uint8Array): boolean {
  const kind = fileKind(bytes);
  if (kind === 'gif') return isAnimatedGif(bytes);
  if (kind === 'webp') return isAnimatedWebp(bytes);
  return kind === 'png' && isAnimatedPng(bytes);
}
