import type { Composition } from './composition.ts';
import { arch, below, box, canvas, circle, fill, line, range, star } from './shapes.ts';

const { width, height } = canvas;

const sun = (x: number, y: number, radius: number, color: string) =>
  [2.1, 1.55].map((scale, index) => circle(x, y, radius * scale, fill(color, 0.1 + index * 0.1))).join('') +
  circle(x, y, radius, fill(color));

/** Dunes under a large sun. */
export const dunes: Composition = (random, { tones, accent, ground }) => {
  const colors = [tones[1], tones[0], ground[1], tones[1], tones[0]];
  const layers = colors.map((color, index) => {
    const [phase, period] = [random.next() * 6, random.between(700, 1100)];
    const lift = 60 + index * 8;
    const heightAt = (x: number) =>
      480 + index * 92 - lift * Math.sin(x / (period / 6.28) + phase) - lift * 0.4 * Math.sin(x / 170 + phase * 2);
    return below(heightAt, fill(color));
  });
  return sun(random.between(350, 1250), random.between(250, 350), random.between(100, 150), accent) + layers.join('');
};

/** Ranges of mountains, the far ones paler. */
export const mountains: Composition = (random, { tones, accent, ground }) => {
  const layers = range(5).map((index) => {
    const peaks = range(7).map(() => ({ at: random.between(-50, 1650), tall: random.between(160, 330) - index * 18 }));
    const base = 560 + index * 95;
    const heightAt = (x: number) =>
      Math.min(...peaks.map(({ at, tall }) => base - tall + Math.abs(x - at) * 0.62), base);
    const color = index % 2 === 1 ? tones[1] : tones[0];
    return below(heightAt, fill(ground[1]), 10) + below(heightAt, fill(color, 0.28 + index * 0.18), 10);
  });
  return sun(random.between(300, 1300), random.between(170, 260), random.between(70, 110), accent) + layers.join('');
};

/** The sea in bands under a sun that it mirrors, with two sails. */
export const sea: Composition = (random, { tones, accent, ground }) => {
  const x = random.pick([480, 800, 1120]);
  const waves = range(7).map((index) => {
    const [top, phase] = [470 + index * 66, random.next() * 6];
    const heightAt = (at: number) => top + (8 + index * 3) * Math.sin(at / (60 + index * 16) + phase);
    return below(heightAt, fill([tones[0], tones[1], ground[1]][index % 3] ?? accent), 10);
  });
  const sail = (at: number, size: number) =>
    `<path d="M${at} ${500 - size}V500H${at + size * 0.62}Z" ${fill(tones[1])}/><path d="M${at - 12} ${500 - size * 0.8}V500H${at - size * 0.5}Z" ${fill(accent)}/>`;
  const boats = sail(x > 800 ? 420 : 1180, 190) + sail(x > 800 ? 660 : 960, 110);
  return sun(x, 400, 150, accent) + boats + waves.join('');
};

/** A white town that climbs a hill, with its minaret. */
export const town: Composition = (random, { tones, accent, ground }) => {
  const house = (x: number, y: number, wide: number, tall: number, index: number) => {
    const color = [ground[0], tones[1], ground[1], tones[1]][index % 4] ?? accent;
    const roof = random.chance(0.22) ? circle(x + wide / 2, y, wide * 0.36, fill(color)) : '';
    const windows = range(Math.floor(wide / 48)).map((place) =>
      arch(x + 32 + place * 48, y + 88, 22, 44, fill(random.chance(0.12) ? accent : tones[0])),
    );
    return (
      roof +
      box(x, y, wide, tall, fill(color)) +
      box(x + wide - 10, y, 10, tall, fill(tones[0], 0.16)) +
      windows.join('')
    );
  };
  const rows = range(5).map((row) => {
    let [x, index] = [-random.between(10, 120), row];
    const houses: string[] = [];
    while (x < width) {
      const wide = random.between(90, 190);
      const hill = 150 * Math.cos(((x + wide / 2 - 800) / 1600) * Math.PI);
      houses.push(house(x, 440 + row * 105 - hill - random.between(0, 50), wide, height, index));
      [x, index] = [x + wide + 4, index + 1];
    }
    return houses.join('');
  });
  const at = random.pick([420, 1150]);
  const minaret =
    box(at, 170, 92, 800, fill(tones[0])) +
    box(at - 10, 240, 112, 18, fill(accent)) +
    arch(at + 46, 170, 60, 110, fill(accent));
  return sun(at > 800 ? 470 : 1130, 200, 96, accent) + minaret + rows.join('');
};

/** A row of nested arches with a sun behind. */
export const arcade: Composition = (random, { tones, accent, ground }) => {
  const count = random.pick([3, 5]);
  const span = width / count;
  const arches = range(count).flatMap((index) => {
    const tall = 620 + 130 * Math.cos((index - (count - 1) / 2) * 1.1);
    return range(5).map((ring) => {
      const color = [tones[0], ground[1], tones[1], ground[0], tones[0]][ring] ?? accent;
      return arch(span * (index + 0.5), height, span * (0.94 - ring * 0.17), tall - ring * 82, fill(color));
    });
  });
  const frieze = range(17).map((index) => star(index * 100, 62, 34, line(tones[1], 4, 0.7)));
  return frieze.join('') + sun(width / 2, 250, 110, accent) + arches.join('');
};

/** Lanterns on their chains under a crescent. */
export const lanterns: Composition = (random, { tones, accent }) => {
  const sky = range(40).map(() =>
    star(random.between(0, width), random.between(0, height), random.between(4, 13), fill(tones[1], 0.6), 4, 0.4),
  );
  const moonAt = random.pick([340, 1250]);
  const moon = `<path d="M${moonAt + 60} 163A150 150 0 1 0 ${moonAt + 60} 437A142 142 0 0 1 ${moonAt + 60} 163Z" ${fill(accent)}/>`;
  const lantern = (x: number, y: number, size: number) =>
    `<path d="M${x} 0V${y}" ${line(tones[0], 4)}/>` +
    arch(x, y + size * 0.75, size, size * 0.8, fill(tones[0])) +
    `<path d="M${x - size * 0.5} ${y + size * 0.72}H${x + size * 0.5}L${x + size * 0.32} ${y + size * 1.75}H${x - size * 0.32}Z" ${fill(tones[0])}/>` +
    star(x, y + size * 1.12, size * 0.3, fill(accent)) +
    box(x - size * 0.24, y + size * 1.8, size * 0.48, size * 0.12, fill(tones[0]), 6);
  const hung = range(6).map((index) => {
    const x = moonAt < 800 ? 640 + index * 170 : 110 + index * 170;
    return lantern(x, random.between(90, 420), random.between(100, 150));
  });
  return sky.join('') + moon + hung.join('');
};
