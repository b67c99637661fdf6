import type { Composition } from './composition.ts';
import { box, canvas, circle, diamond, fill, leaf, line, range, star } from './shapes.ts';

const { width, height } = canvas;

/** Books on two shelves, some leaning. */
export const books: Composition = (random, { tones, accent, ground }) => {
  const colors = [tones[0], tones[0], tones[1], tones[1], accent];
  const book = (x: number, base: number, wide: number, tall: number) => {
    const color = random.pick(colors);
    const ink = color === tones[0] ? tones[1] : tones[0];
    const marks = random.chance(0.5)
      ? [0.16, 0.8].map((at) => box(x, base - tall * (1 - at), wide, 12, fill(ink)))
      : [star(x + wide / 2, base - tall * 0.6, wide * 0.28, fill(ink))];
    return box(x, base - tall, wide, tall, fill(color), 5) + marks.join('');
  };
  const shelf = (base: number) => {
    let x = random.between(20, 70);
    const row: string[] = [];
    while (x < width - 60) {
      const wide = random.between(44, 96);
      if (random.chance(0.88)) row.push(book(x, base, wide, random.between(230, 350)));
      x += wide + 6;
    }
    return row.join('') + box(0, base, width, 26, fill(tones[0])) + box(0, base + 26, width, 8, fill(ground[1]));
  };
  return shelf(420) + shelf(842);
};

/** Branches that rise with leaves on both sides. */
export const leaves: Composition = (random, { tones, accent }) => {
  const branch = (x: number, tall: number, size: number, lean: number) => {
    const pairs = range(Math.floor(tall / (size * 0.55))).flatMap((index) => {
      const share = (index + 1) / (tall / (size * 0.55));
      const [at, y] = [x + lean * share * share, height - share * tall];
      const long = size * (1.15 - share * 0.55);
      return [-58, 58].map((angle, side) =>
        leaf(at, y, long, angle + lean * 0.06, fill(random.chance(0.1) ? accent : (tones[side] ?? accent))),
      );
    });
    const stem = `<path d="M${x} ${height}Q${x} ${height - tall / 2} ${x + lean} ${height - tall}" ${line(tones[0], 7)}/>`;
    return stem + pairs.join('') + leaf(x + lean, height - tall, size * 0.6, lean * 0.1, fill(tones[0]));
  };
  return range(7)
    .map((index) =>
      branch(120 + index * 228, random.between(420, 800), random.between(110, 160), random.between(-70, 70)),
    )
    .join('');
};

/** People round a table, seen from above. */
export const circleOfPeople: Composition = (random, { tones, accent, ground }) => {
  const ring = (x: number, y: number, size: number, count: number) => {
    const people = range(count).map((index) => {
      const turn = (index * 360) / count;
      const coat = [tones[0], tones[1], tones[0], accent][index % 4] ?? accent;
      const head = coat === tones[1] ? tones[0] : tones[1];
      return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><ellipse cy="-205" rx="66" ry="38" ${fill(coat)}/><circle cy="-200" r="29" ${fill(head)}/></g>`;
    });
    const table =
      circle(x, y, 140 * size, fill(ground[1])) +
      star(x, y, 126 * size, fill(tones[0])) +
      star(x, y, 84 * size, fill(tones[1]), 8, 0.7654, 0.3927) +
      star(x, y, 44 * size, fill(accent));
    return circle(x, y, 285 * size, fill(tones[1], 0.16)) + table + people.join('');
  };
  const places = random.pick([
    [
      [800, 450, 1.35],
      [190, 150, 0.62],
      [1420, 760, 0.62],
      [1430, 150, 0.5],
      [180, 760, 0.5],
    ],
    [
      [420, 470, 1.25],
      [1120, 300, 0.9],
      [1440, 740, 0.66],
      [900, 790, 0.45],
    ],
    [
      [1180, 450, 1.3],
      [480, 620, 0.9],
      [180, 210, 0.66],
      [690, 140, 0.45],
    ],
  ]);
  return places.map(([x = 0, y = 0, size = 1]) => ring(x, y, size, size > 1 ? 10 : 8)).join('');
};

/** The lanes of a track, and a ball. */
export const track: Composition = (random, { tones, accent, ground }) => {
  const x = random.pick([-60, 1660]);
  const lanes = range(8).map((index) =>
    circle(x, 980, 1330 - index * 135, fill([tones[0], ground[1], tones[1], ground[0]][index % 4] ?? accent)),
  );
  const marks = range(7).map((index) =>
    circle(x, 980, 1262 - index * 135, `${line(ground[0], 4, 0.6)} stroke-dasharray="34 30"`),
  );
  const [ballX, ballY] = [x < 0 ? 1240 : 360, 270];
  const ball =
    circle(ballX, ballY, 170, fill(accent)) +
    star(ballX, ballY, 92, fill(ground[0]), 5, 0.81) +
    range(5)
      .map((index) => {
        const angle = (index * 2 * Math.PI) / 5;
        const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
        return `<path d="M${ballX + dx * 92} ${ballY + dy * 92}L${ballX + dx * 168} ${ballY + dy * 168}" ${line(ground[0], 8)}/>`;
      })
      .join('');
  return lanes.join('') + marks.join('') + ball;
};

/** Nodes of a net and the ways between them. */
export const network: Composition = (random, { tones, accent, ground }) => {
  const [columns, rows, step] = [9, 5, 190];
  const shifts = range(columns * rows).map(() => [random.between(-38, 38), random.between(-38, 38)] as const);
  const at = (column: number, row: number) => {
    const [dx, dy] = shifts[column * rows + row] ?? [0, 0];
    return [40 + column * step + dx, 70 + row * step + dy] as const;
  };
  const nodes = range(columns).flatMap((column) => range(rows).map((row) => [column, row] as const));
  const ways = nodes.flatMap(([column, row]) =>
    [
      [1, 0],
      [0, 1],
      [1, 1],
    ]
      .filter(([dx = 0, dy = 0]) => column + dx < columns && row + dy < rows && random.chance(0.62))
      .map(([dx = 0, dy = 0]) => {
        const [[x, y], [toX, toY]] = [at(column, row), at(column + dx, row + dy)];
        return `<path d="M${x} ${y}L${toX} ${toY}" ${line(tones[1], 5, 0.55)}/>`;
      }),
  );
  const dots = nodes.map(([column, row]) => {
    const [[x, y], size] = [at(column, row), random.pick([16, 22, 34, 58])];
    if (size < 58) return circle(x, y, size, fill(random.chance(0.15) ? accent : tones[0]));
    return (
      star(x, y, size, fill(tones[0])) + star(x, y, size * 0.62, fill(ground[0])) + diamond(x, y, 16, 16, fill(accent))
    );
  });
  return ways.join('') + dots.join('');
};
