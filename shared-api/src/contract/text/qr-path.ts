/**
 * The path of an SVG for the dark squares of a QR code, row by row and side by side in one stroke: lines of width 1, in units of a square.
 * Drawn with `stroke`, not with `fill`.
 */
export const toQrPath = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) => {
      const squares = row.map((isDark) => (isDark ? '1' : '0')).join('');
      return Array.from(squares.matchAll(/1+/g), ({ 0: { length }, index }) => `M${index} ${y}.5h${length}`);
    })
    .join('');
