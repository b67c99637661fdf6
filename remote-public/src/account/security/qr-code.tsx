import { encode } from 'uqr';

const sizePx = 200;
/** Modules of white around it, which readers need. */
const border = 2;

/** A text for cameras: black on white in either theme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg role="img" aria-label={label} width={sizePx} height={sizePx} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}
