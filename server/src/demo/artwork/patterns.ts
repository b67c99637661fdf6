import type { Composition } from './composition.ts';
import { box, canvas, circle, diamond, drop, fill, line, range, star } from './shapes.ts';

const { width, height } = canvas;
const eighth = Math.PI / 8;

/** A lattice of eight-fold stars that fades towards one side, and one large star before it. */
export const lattice: Composition = (random, { tones, accent, ground }) => {
  const step = random.pick([100, 133.4, 160]);
  const focus = random.pick([440, 800, 1180]);
  const tiles = range(Math.ceil(width / step) + 1).flatMap((column) =>
    range(Math.ceil(height / step) + 1).map((row) => {
      const [x, y] = [column * step, row * step];
      const nearness = Math.max(0.12, 0.95 - Math.hypot(x - focus, y - 450) / 1000);
      return star(x, y, step * 0.5, line(tones[1], 4, nearness)) + star(x, y, step * 0.3, fill(tones[0], nearness));
    }),
  );
  const medal = [ground[1], accent, ground[0], tones[1], tones[0], accent].map((color, index) =>
    star(focus, 450, 310 - index * 50, fill(color), 8, 0.7654, index * eighth),
  );
  return tiles.join('') + medal.join('');
};

/** A rosette of opaque rings of petals round one centre. */
export const rosette: Composition = (random, { tones, accent, ground }) => {
  const [x, y] = random.pick([
    [800, 450],
    [1230, 450],
    [370, 450],
  ] as const);
  const points = random.pick([12, 16]);
  const colors = [tones[0], ground[1], tones[1], tones[0], ground[0], accent];
  const halo = range(5).map((ring) => circle(x, y, 1150 - ring * 110, line(tones[1], 3, 0.25)));
  const rings = range(9).map((ring) => {
    const color = colors[ring % colors.length] ?? accent;
    return star(x, y, 560 - ring * 58, fill(color), points, 0.78, (ring * Math.PI) / points);
  });
  const beads = range(points).map((index) => {
    const angle = ((index + 0.5) * 2 * Math.PI) / points;
    return circle(x + 600 * Math.cos(angle), y + 600 * Math.sin(angle), 13, fill(accent));
  });
  return halo.join('') + rings.join('') + beads.join('');
};

/** Woven bands of diamonds, as on a carpet; the middle one is the widest. */
export const carpet: Composition = (random, { tones, accent, ground }) => {
  const heights = random.pick([
    [60, 120, 40, 460, 40, 120, 60],
    [110, 50, 230, 120, 230, 50, 110],
  ]);
  const tops = heights.map((_, index) => heights.slice(0, index).reduce((sum, each) => sum + each, 0));
  const bands = heights.map((tall, index) => {
    const [mirror, y] = [Math.min(index, heights.length - 1 - index), (tops[index] ?? 0) + tall / 2];
    const [back, front, dot] = [
      [tones[0], ground[0], accent],
      [ground[1], tones[1], tones[0]],
      [accent, ground[0], tones[0]],
      [ground[0], tones[0], tones[1]],
    ][mirror] ?? [ground[0], tones[0], accent];
    const reach = Math.max(40, tall * 0.44);
    const figures = range(Math.ceil(width / (reach * 2)) + 1).map((place) =>
      [1, 0.72, 0.46, 0.2]
        .map((scale, ring) =>
          diamond(
            place * reach * 2,
            y,
            reach * scale,
            tall * 0.44 * scale,
            fill([front, back, dot, front][ring] ?? accent),
          ),
        )
        .join(''),
    );
    return box(0, y - tall / 2, width, tall, fill(back ?? accent)) + figures.join('');
  });
  return bands.join('');
};

/** Zellige: quarter circles and triangles on a square grid. */
export const zellige: Composition = (random, { tones, accent, ground }) => {
  const size = random.pick([100, 150]);
  const colors = [tones[0], tones[0], tones[1], tones[1], accent, ground[1]];
  const tile = (x: number, y: number) => {
    const color = random.pick(colors);
    const turn = random.pick([0, 90, 180, 270]);
    const shape = random.chance(0.6) ? `M0 0H${size}A${size} ${size} 0 0 1 0 ${size}Z` : `M0 0H${size}L0 ${size}Z`;
    return `<path transform="translate(${x} ${y}) rotate(${turn} ${size / 2} ${size / 2})" d="${shape}" ${fill(color)}/>`;
  };
  return range(width / size + 1)
    .flatMap((column) => range(height / size).map((row) => tile(column * size, row * size)))
    .join('');
};

/** Overlapping fans in rows, as scales or a calm sea. */
export const scales: Composition = (random, { tones, accent, ground }) => {
  const size = random.pick([100, 133.4]);
  const rows = Math.ceil(height / (size / 2)) + 3;
  return range(rows)
    .flatMap((row) =>
      range(Math.ceil(width / (size * 2)) + 2).map((column) => {
        const [x, y] = [column * size * 2 - (row % 2) * size, row * (size / 2)];
        const centre = random.chance(0.08) ? accent : tones[0];
        return [ground[0], tones[1], ground[1], centre]
          .map((color, ring) => circle(x, y, size * (1 - ring * 0.24), fill(color)))
          .join('');
      }),
    )
    .join('');
};

/** One large drop among the circles it makes, and small ones around. */
export const drops: Composition = (random, { tones, accent, ground }) => {
  const x = random.pick([500, 800, 1100]);
  const circles = range(9).map((ring) =>
    circle(x, 520, 1180 - ring * 130, fill(ring % 2 ? ground[1] : tones[1], ring % 2 ? 1 : 0.28)),
  );
  const small = range(15)
    .map((index) => ({ at: index * 112 + 16, top: random.between(0, 620), size: random.between(16, 34) }))
    .filter(({ at }) => Math.abs(at - x) > 260)
    .map(({ at, top, size }) => drop(at, top, size, fill(random.chance(0.3) ? accent : tones[0])));
  const large = drop(x, 110, 215, fill(accent)) + drop(x, 260, 140, fill(tones[0])) + drop(x, 390, 72, fill(ground[0]));
  return circles.join('') + small.join('') + large;
};
