import { randomFrom } from '../random.ts';
import type { Composition } from './composition.ts';
import { books, circleOfPeople, leaves, network, track } from './gatherings.ts';
import { arcade, dunes, lanterns, mountains, sea, town } from './landscapes.ts';
import { type Palette, type PaletteName, palettes } from './palette.ts';
import { carpet, drops, lattice, rosette, scales, zellige } from './patterns.ts';
import { canvas } from './shapes.ts';

type Motif = { compose: Composition; in: [PaletteName, PaletteName, PaletteName] };

const motifs = {
  lattice: { compose: lattice, in: ['deep', 'sand', 'night'] },
  rosette: { compose: rosette, in: ['leaf', 'sand', 'pomegranate'] },
  carpet: { compose: carpet, in: ['leaf', 'deep', 'sand'] },
  zellige: { compose: zellige, in: ['deep', 'sage', 'night'] },
  scales: { compose: scales, in: ['leaf', 'sage', 'clay'] },
  drops: { compose: drops, in: ['sand', 'pomegranate', 'sage'] },
  dunes: { compose: dunes, in: ['dawn', 'clay', 'deep'] },
  mountains: { compose: mountains, in: ['sage', 'deep', 'dawn'] },
  sea: { compose: sea, in: ['leaf', 'dawn', 'deep'] },
  town: { compose: town, in: ['sage', 'deep', 'dawn'] },
  arcade: { compose: arcade, in: ['deep', 'clay', 'pomegranate'] },
  lanterns: { compose: lanterns, in: ['night', 'deep', 'leaf'] },
  books: { compose: books, in: ['sand', 'deep', 'clay'] },
  leaves: { compose: leaves, in: ['sage', 'sand', 'deep'] },
  people: { compose: circleOfPeople, in: ['deep', 'sand', 'leaf'] },
  track: { compose: track, in: ['sage', 'leaf', 'clay'] },
  network: { compose: network, in: ['night', 'sand', 'leaf'] },
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;
export const motifNames = Object.keys(motifs) as MotifName[];
export const variants = [0, 1, 2] as const;

const gradient = ([from, to]: Palette['ground']) =>
  `<linearGradient id="ground" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/** A wide picture as SVG; each variant has other colours. */
export function drawScene(name: MotifName, variant: (typeof variants)[number]) {
  const { compose, in: names } = motifs[name];
  const random = randomFrom(7_919 * (motifNames.indexOf(name) + 1) + 104_729 * variant);
  const palette: Palette = palettes[names[variant]];
  const size = `width="${canvas.width}" height="${canvas.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${canvas.width} ${canvas.height}"><defs>${gradient(palette.ground)}</defs><rect ${size} fill="url(#ground)"/>${compose(random, palette)}</svg>`;
}
