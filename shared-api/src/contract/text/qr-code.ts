type QrCode = { data: readonly (readonly boolean[])[]; size: number };

/** Signs of an address that is printed as a QR code: the squares of a longer one, as of a search, are too small for a camera. */
const maxLength = 160;

/**
 * The path of an SVG for the dark squares of a QR code, row by row and side by side in one stroke: lines of width 1, in units of a square.
 * Drawn with `stroke`, not with `fill`.
 */
export const toQrPath = (rows: QrCode['data']): string =>
  rows
    .flatMap((row, y) => {
      const squares = row.map((isDark) => (isDark ? '1' : '0')).join('');
      return Array.from(squares.matchAll(/1+/g), ({ 0: { length }, index }) => `M${index} ${y}.5h${length}`);
    })
    .join('');

/** An address as a QR code for paper, an SVG in HTML, by the library that `encode` comes from; nothing where it is too long. */
export function toQrSvg(address: string, encode: (text: string, options: { border: number }) => QrCode): string {
  if (address.length > maxLength) return '';
  const { data, size } = encode(address, { border: 2 });
  return `<svg viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" shape-rendering="crispEdges" d="${toQrPath(data)}"/></svg>`;
}
