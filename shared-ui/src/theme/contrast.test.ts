/** @jest-environment node */
import { colorPairs, markPairs, staffColorPairs, textPairs } from './tokens.ts';

const colors = { ...colorPairs, ...staffColorPairs };

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrastOf(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('in the %s theme', (_, theme) => {
  test.each(textPairs)('%s can be read on %s', (text, background) => {
    expect(contrastOf(colors[text][theme], colors[background][theme])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(markPairs)('%s can be told from %s', (mark, background) => {
    expect(contrastOf(colors[mark][theme], colors[background][theme])).toBeGreaterThanOrEqual(3);
  });
});
