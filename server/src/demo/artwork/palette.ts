/** Ground (two ends of a gradient), two tones to draw with, and one to accent. */
export type Palette = { ground: [string, string]; tones: [string, string]; accent: string };

/** The portal's deep green, warm sand and, sparingly, pomegranate; with ochre between them. */
export const palettes = {
  deep: { ground: ['#17533a', '#0d3325'], tones: ['#347f5b', '#ebe4d6'], accent: '#d2ae6d' },
  sand: { ground: ['#fbf9f5', '#ebe4d6'], tones: ['#17533a', '#c9b995'], accent: '#a8263a' },
  night: { ground: ['#0f3a2a', '#071d15'], tones: ['#d2ae6d', '#2c6b4d'], accent: '#fbf9f5' },
  dawn: { ground: ['#fbf9f5', '#ebe4d6'], tones: ['#17533a', '#c9b995'], accent: '#dc9a45' },
  sage: { ground: ['#eaf1e8', '#c6dacb'], tones: ['#17533a', '#77ab8f'], accent: '#a8263a' },
  leaf: { ground: ['#347f5b', '#1d5f43'], tones: ['#ebe4d6', '#8fbfa3'], accent: '#e0bd7c' },
  clay: { ground: ['#ebe4d6', '#d9cbb0'], tones: ['#347f5b', '#a08c69'], accent: '#c58a3a' },
  pomegranate: { ground: ['#a8263a', '#75182a'], tones: ['#ebe4d6', '#c9576a'], accent: '#e0bd7c' },
} satisfies Record<string, Palette>;
export type PaletteName = keyof typeof palettes;
