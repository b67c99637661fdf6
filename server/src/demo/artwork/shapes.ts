export const canvas = { width: 1600, height: 900 };

export const range = (count: number) => Array.from({ length: count }, (_, index) => index);

const round = (value: number) => Math.round(value * 10) / 10;

export type Point = [number, number];

const listed = (points: Point[]) => points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');

const polygon = (points: Point[], style: string) => `<polygon points="${listed(points)}" ${style}/>`;

/** The khatam: two squares, one turned by an eighth, whose outline is a star of eight points. */
export function star(x: number, y: number, radius: number, style: string, points = 8, depth = 0.7654, turn = 0) {
  const corners = range(points * 2).map((index): Point => {
    const angle = turn + (index * Math.PI) / points;
    const reach = index % 2 === 0 ? radius : radius * depth;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  return polygon(corners, style);
}

export const diamond = (x: number, y: number, width: number, height: number, style: string) =>
  polygon(
    [
      [x - width, y],
      [x, y - height],
      [x + width, y],
      [x, y + height],
    ],
    style,
  );

/** A pointed arch that stands on its base line. */
export function arch(x: number, base: number, width: number, height: number, style: string) {
  const [start, end, shoulder] = [round(x - width / 2), round(x + width / 2), round(base - height * 0.55)];
  const [bend, tip] = [round(base - height * 0.86), round(base - height)];
  return `<path d="M${start} ${base}V${shoulder}Q${start} ${bend} ${round(x)} ${tip}Q${end} ${bend} ${end} ${shoulder}V${base}Z" ${style}/>`;
}

export const circle = (x: number, y: number, radius: number, style: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${style}/>`;

export const box = (x: number, y: number, width: number, height: number, style: string, corner = 0) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${corner}" ${style}/>`;

/** A pointed leaf that grows from (x, y); the angle in degrees, 0 upwards. */
export const leaf = (x: number, y: number, length: number, angle: number, style: string, girth = 0.3) => {
  const wide = round(length * girth);
  const [middle, tip] = [round(-length / 2), round(-length)];
  return `<path transform="translate(${round(x)} ${round(y)}) rotate(${round(angle)})" d="M0 0Q${-wide * 2} ${middle} 0 ${tip}Q${wide * 2} ${middle} 0 0Z" ${style}/>`;
};

/** A drop that hangs from its tip at (x, y). */
export const drop = (x: number, y: number, radius: number, style: string) =>
  `<path transform="translate(${round(x)} ${round(y)}) scale(${round(radius)})" d="M0 0C.35 .75 1 1.25 1 1.95A1 1 0 0 1 -1 1.95C-1 1.25 -.35 .75 0 0Z" ${style}/>`;

/** Land, or water, that fills the canvas below the heights. */
export const below = (heightAt: (x: number) => number, style: string, step = 20) => {
  const { width, height } = canvas;
  const ridge = range(Math.ceil(width / step) + 1).map((index): Point => [index * step, heightAt(index * step)]);
  return polygon([[0, height], ...ridge, [width, height]], style);
};

export const fill = (color: string, opacity = 1) =>
  `fill="${color}"${opacity < 1 ? ` fill-opacity="${round(opacity * 10) / 10}"` : ''}`;

export const line = (color: string, width: number, opacity = 1) =>
  `fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${round(opacity * 10) / 10}" stroke-linejoin="round" stroke-linecap="round"`;
