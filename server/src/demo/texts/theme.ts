import type { MotifName } from '../artwork/draw-scene.ts';

/**
 * Sentences about one kind of activity. In braces: {city}, {place}, {day} (and {weekday}, without its article), {hour}; a counted noun of
 * `counted-nouns.ts`, such as {students}; and the bare numbers {n} and {m}, always between 11 and 99, which count a
 * noun in the singular accusative. Titles and leads go together by their place; when leads are fewer, they start anew.
 */
type Voice = { titles: string[]; leads: string[]; bodies: string[] };

/** Told afterwards in a post, or announced before in an ad; with pictures of its own. */
export type Theme = { Post: Voice; Ad: Voice; heading: string; items: string[]; motifs: [MotifName, ...MotifName[]] };
