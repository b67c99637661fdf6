import type { Random } from '../random.ts';
import type { Palette } from './palette.ts';

/** Draws what stands before the ground of a wide picture. */
export type Composition = (random: Random, palette: Palette) => string;
