/** What the first bytes of a file say it is; a name or a given type proves nothing. */
export type FileKind =
  | 'jpeg'
  | 'png'
  | 'gif'
  | 'webp'
  | 'avif'
  | 'heic'
  | 'tiff'
  | 'bmp'
  | 'svg'
  | 'otherPicture'
  | 'pdf'
  | 'video'
  | 'archive'
  | 'unknown';

/** Bytes that `fileKind` needs of the beginning of a file. */
export const fileKindBytes = 512;

const latin1 = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

const beginnings: readonly (readonly [begins: string, kind: FileKind])[] = [
  ['\xff\xd8\xff', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['GIF87a', 'gif'],
  ['GIF89a', 'gif'],
  ['II*\0', 'tiff'],
  ['MM\0*', 'tiff'],
  ['BM', 'bmp'],
  ['8BPS', 'otherPicture'],
  ['\0\0\x01\0', 'otherPicture'],
  ['\xff\x0a', 'otherPicture'],
  ['\0\0\0\x0cJXL ', 'otherPicture'],
  ['\0\0\0\x0cjP  ', 'otherPicture'],
  ['%PDF-', 'pdf'],
  ['\x1aE\xdf\xa3', 'video'],
  ['PK\x03\x04', 'archive'],
];

const avif = /avif|avis/;
const heif = /hei[cxms]|hev[cxms]|mif[12]|msf1/;
const rawPhoto = /crx /;
const svg = /^(?:\xef\xbb\xbf)?\s{0,99}<(?:svg[\s/>]|(?:\?xml|!--|!DOCTYPE svg).*<svg[\s/>])/is;

/** The brands of an ISO base media file (ISO/IEC 14496-12, `ftyp`), one after the other; a box of another length has none. */
function brandsOf(bytes: Uint8Array) {
  const length = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
  return latin1(bytes, 8, 12) + latin1(bytes, 16, Math.min(length, fileKindBytes));
}

/** Of a container for pictures and films: AVIF names itself, what is coded with HEVC says HEIC or only that it is a HEIF. */
function kindOfBrands(brands: string): FileKind {
  if (avif.test(brands)) return 'avif';
  if (heif.test(brands)) return 'heic';
  return rawPhoto.test(brands) ? 'tiff' : 'video';
}

/** The kind of a file, from its first `fileKindBytes` bytes or all of them. */
export function fileKind(bytes: Uint8Array): FileKind {
  const text = latin1(bytes, 0, fileKindBytes);
  if (text.startsWith('ftyp', 4)) return kindOfBrands(brandsOf(bytes));
  if (text.startsWith('RIFF')) {
    if (text.startsWith('WEBP', 8)) return 'webp';
    return text.startsWith('AVI ', 8) ? 'video' : 'unknown';
  }
  if (/^(?:moov|mdat|wide)/.test(text.slice(4, 8))) return 'video';
  return beginnings.find(([begins]) => text.startsWith(begins))?.[1] ?? (svg.test(text) ? 'svg' : 'unknown');
}

/** The kinds that the portal reads wherever it runs. HEIC is read only by browsers and servers whose makers pay for it. */
export const isPictureKind = (kind: FileKind): boolean => ['jpeg', 'png', 'gif', 'webp', 'avif'].includes(kind);
