export { baseCss } from './styles/base-css.ts';
export { collectStyles, type StyleTag } from './styles/collect-styles.ts';
export type { FontUrls } from './styles/font-face-css.ts';
