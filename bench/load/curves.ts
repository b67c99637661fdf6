import type { Step } from './open-loop.ts';

const panel = { width: 340, height: 230, left: 52, right: 12, top: 34, bottom: 40 };
const columns = 3;
const [fastest, slowest] = [1, 100_000] as const;
const colours = { p50: '#2a78b5', p99: '#c4501b' };

type Curve = { name: string; steps: Step[] };

const inner = { width: panel.width - panel.left - panel.right, height: panel.height - panel.top - panel.bottom };
const xOf = (index: number, count: number) => panel.left + (inner.width * index) / Math.max(1, count - 1);
const yOf = (ms: number) => {
  const share = Math.log10(Math.max(fastest, Math.min(slowest, ms)) / fastest) / Math.log10(slowest / fastest);
  return panel.top + inner.height * (1 - share);
};

const line = (steps: Step[], of: (step: Step) => number, colour: string) => {
  const points = steps.map((step, index) => `${xOf(index, steps.length).toFixed(1)},${yOf(of(step)).toFixed(1)}`);
  return `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`;
};

const text = (x: number, y: number, words: string | number, anchor = 'middle') =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}">${words}</text>`;

function toPanel({ name, steps }: Curve, place: number) {
  const [x, y] = [(place % columns) * panel.width, Math.floor(place / columns) * panel.height];
  const right = panel.width - panel.right;
  const scale = [1, 10, 100, 1_000, 10_000, 100_000].map(
    (ms) =>
      `<path d="M${panel.left} ${yOf(ms).toFixed(1)}H${right}" stroke="#ccc"/>${text(panel.left - 5, yOf(ms) + 3, ms < 1_000 ? `${ms} ms` : `${ms / 1_000} s`, 'end')}`,
  );
  const rates = steps.map(({ perSecond, answeredPerSecond }, index) => {
    const at = xOf(index, steps.length);
    return text(at, panel.height - 24, perSecond) + text(at, panel.height - 10, `(${answeredPerSecond.toFixed(0)})`);
  });
  return `<g transform="translate(${x} ${y})"><text x="${panel.left}" y="20" font-weight="bold">${name}</text>
${scale.join('')}${rates.join('')}
${line(steps, ({ p50 }) => p50, colours.p50)}${line(steps, ({ p99 }) => p99, colours.p99)}</g>`;
}

/** A picture of what people wait as more of them come: sent a second, and in brackets answered a second, against p50 and p99. */
export function toCurves(curves: Curve[]) {
  const width = columns * panel.width;
  const height = Math.ceil(curves.length / columns) * panel.height + 30;
  const legend =
    `<path d="M52 ${height - 14}h20" stroke="${colours.p50}" stroke-width="2"/>${text(78, height - 10, 'p50', 'start')}` +
    `<path d="M120 ${height - 14}h20" stroke="${colours.p99}" stroke-width="2"/>${text(146, height - 10, 'p99', 'start')}` +
    text(190, height - 10, 'across: sent a second (answered a second)', 'start');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11" fill="#222">
<title>What people wait as more of them come</title>
<rect width="${width}" height="${height}" fill="#fff"/>
${curves.map(toPanel).join('\n')}
${legend}
</svg>
`;
}
