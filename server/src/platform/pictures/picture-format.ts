const brands = new Set(['avif', 'avis', 'heic', 'heix', 'mif1', 'msf1']);

const startsWith = (bytes: Buffer, start: number, text: string) =>
  bytes.toString('latin1', start, start + text.length) === text;

const kinds: ((bytes: Buffer) => boolean)[] = [
  (bytes) => startsWith(bytes, 0, '\xff\xd8\xff'),
  (bytes) => startsWith(bytes, 0, '\x89PNG\r\n\x1a\n'),
  (bytes) => startsWith(bytes, 0, 'GIF87a') || startsWith(bytes, 0, 'GIF89a'),
  (bytes) => startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP'),
  (bytes) => startsWith(bytes, 4, 'ftyp') && brands.has(bytes.toString('latin1', 8, 12)),
];

/** Whether the first bytes are those of a JPEG, PNG, GIF, WebP, AVIF or HEIF: a name or a given type proves nothing. */
export const looksLikePicture = (bytes: Buffer) => kinds.some((is) => is(bytes));
