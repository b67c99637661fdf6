/**
 * The raw palette: one accent (green), a warm neutral (sand), an announcement colour (pomegranate), a
 * colour of warning (amber). Plain data, for what
 * is no page as well: the web manifest, mails, share images and the browser's bar (theme-color).
 */
export const palette = {
  white: '#ffffff',
  green: {
    50: '#eff6f1',
    100: '#d9eae0',
    200: '#b2d5c1',
    300: '#82b99b',
    400: '#559a77',
    500: '#347f5b',
    600: '#226748',
    700: '#17533a',
    800: '#12432f',
    900: '#0d3325',
    950: '#082219',
  },
  sand: {
    50: '#fbf9f5',
    100: '#f5f1e8',
    200: '#ebe4d6',
    300: '#dbd1bf',
    400: '#bdb09a',
    500: '#948770',
    600: '#6f6553',
    700: '#544c3e',
    800: '#38322a',
    900: '#24201a',
    950: '#171410',
  },
  pomegranate: {
    100: '#f9e0e0',
    200: '#f1bcbd',
    300: '#e5949a',
    600: '#a8263a',
    700: '#8a1c2e',
    900: '#48111b',
    950: '#34101a',
  },
  amber: { 100: '#fbeecd', 200: '#f2d58b', 800: '#694700', 950: '#2f2409' },
} as const;
