import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { palette } from 'shared-ui/palette';
import sharp from 'sharp';

const folder = import.meta.dirname;
const star = 'M96 48 82 62V82H62L48 96 34 82H14V62L0 48 14 34V14H34L48 0 62 14H82V34Z';
const green = { deep: palette.green[800], solid: palette.green[700], light: palette.green[200] };
const sand = palette.sand[50];

const starAt = (x: number, y: number, scale: number, turn: number, more: string) =>
  `<path d="${star}" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-48 -48)" vector-effect="non-scaling-stroke" ${more}/>`;

/** The star of the header, alone on a ground; `share` of the square is its own. */
const icon = (size: number, share: number, radius: number) => `
  <svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 512 512">
    <rect width="512" height="512" rx="${radius}" fill="${green.solid}"/>
    <g fill="none" stroke="${sand}" stroke-linejoin="round" stroke-width="${(size / 512) * 14}">
      ${starAt(256, 256, (512 * share) / 96, 0, '')}
      ${starAt(256, 256, (512 * share) / 192, 0, `fill="${green.light}" stroke="none"`)}
    </g>
  </svg>`;

const rosette = [
  [2.04, 0],
  [2.04, 22.5],
  [1.72, 0],
  [1.72, 22.5],
  [1.48, 0],
  [0.94, 22.5],
  [0.72, 0],
  [0.55, 22.5],
];

/** What stands behind the words of a card: the lattice and the rosette of the home page. */
const ground = `
  <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <rect width="1200" height="630" fill="${green.deep}"/>
    <g fill="none" stroke="${sand}" stroke-opacity=".08" stroke-width="1.2">
      ${Array.from({ length: 13 * 7 }, (_, place) => starAt((place % 13) * 96 + 48, Math.floor(place / 13) * 96 + 27, 1, 0, '')).join('')}
    </g>
    <circle cx="150" cy="315" r="250" fill="${green.deep}" opacity=".75"/>
    <g fill="none" stroke="${green.light}" stroke-width="1.6">
      ${starAt(150, 315, 3.1, 0, `fill="#226748" stroke="none"`)}
      ${rosette.map(([scale = 1, turn = 0]) => starAt(150, 315, scale * 2.45, turn, '')).join('')}
    </g>
  </svg>`;

const write = (name: string, svg: string) =>
  sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toFile(resolve(folder, name));

// Run by hand when the star changes: `node server/assets/render-assets.ts`.
await mkdir(resolve(folder, 'icons'), { recursive: true });
await Promise.all([
  write('card-ground.png', ground),
  write('icons/192.png', icon(192, 0.72, 96)),
  write('icons/512.png', icon(512, 0.72, 96)),
  write('icons/maskable.png', icon(512, 0.56, 0)),
  write('icons/apple-touch.png', icon(180, 0.66, 0)),
]);
