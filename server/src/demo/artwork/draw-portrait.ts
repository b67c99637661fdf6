import type { Gender } from '../names.ts';
import { randomFrom } from '../random.ts';
import { type Palette, type PaletteName, palettes } from './palette.ts';
import { arch, circle, fill, line, star } from './shapes.ts';

const skins = ['#f1cfae', '#dba97d', '#b97f55', '#8a5a3b'];
const coats = ['#17533a', '#a8263a', '#0d3325', '#d2ae6d', '#ebe4d6', '#77ab8f'];
const grounds: PaletteName[] = ['deep', 'clay', 'leaf', 'sage', 'night'];
const hairs = ['#1f1a17', '#3a2a20', '#5a3d28'];

const shoulders = (color: string) => `<path d="M62 320C66 246 108 222 160 222S254 246 258 320Z" ${fill(color)}/>`;
const face = (skin: string) =>
  `<rect x="138" y="180" width="44" height="56" rx="20" ${fill(skin)}/><ellipse cx="160" cy="148" rx="46" ry="54" ${fill(skin)}/>`;

const veiled = (cloth: string, coat: string, skin: string) =>
  `<path d="M84 320C78 236 92 84 160 78S242 236 236 320Z" ${fill(cloth)}/>${shoulders(coat)}` +
  `<path d="M104 240C96 150 116 88 160 86S224 150 216 240Q160 282 104 240Z" ${fill(cloth)}/>` +
  `<ellipse cx="160" cy="154" rx="38" ry="48" ${fill(skin)}/>`;

const longHaired = (hair: string, coat: string, skin: string) =>
  `<path d="M98 236C84 120 116 78 160 78S236 120 222 236Z" ${fill(hair)}/>${shoulders(coat)}${face(skin)}` +
  `<path d="M112 146C116 104 140 92 166 94S208 116 208 146C190 132 172 122 156 112C146 128 130 138 112 146Z" ${fill(hair)}/>`;

const shortHaired = (hair: string, coat: string, skin: string, isBearded: boolean) =>
  shoulders(coat) +
  face(skin) +
  (isBearded
    ? `<path d="M114 152C116 220 204 220 206 152C196 178 180 184 160 184S124 178 114 152Z" ${fill(hair)}/>`
    : '') +
  `<path d="M110 150C104 98 132 82 162 82S216 98 210 150C206 130 198 118 188 114C168 122 140 120 130 114C120 120 114 132 110 150Z" ${fill(hair)}/>`;

/** A faceless likeness before an arch, as SVG. */
export function drawPortrait(index: number, gender: Gender) {
  const random = randomFrom(104_729 * (index + 1) + (gender === 'man' ? 0 : 17));
  const palette: Palette = palettes[grounds[index % grounds.length] ?? 'deep'];
  const [skin, hair] = [random.pick(skins), random.pick(hairs)];
  const coat = random.pick(coats.filter((color) => !palette.ground.includes(color)));
  const cloth = random.pick([...palette.tones, palette.accent, '#fbf9f5']);
  const person =
    gender === 'man'
      ? shortHaired(hair, coat, skin, random.chance(0.45))
      : random.chance(0.7)
        ? veiled(cloth === coat ? '#fbf9f5' : cloth, coat, skin)
        : longHaired(hair, coat, skin);
  const ornament = random.chance(0.5)
    ? star(160, 160, 150, line(palette.tones[1], 5, 0.55)) +
      star(160, 160, 150, line(palette.tones[1], 5, 0.35), 8, 0.7654, 0.3927)
    : arch(160, 320, 250, 300, fill(palette.tones[0], 0.5)) + circle(160, 120, 92, fill(palette.tones[1], 0.35));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320"><rect width="320" height="320" ${fill(palette.ground[0])}/>${ornament}${person}</svg>`;
}
