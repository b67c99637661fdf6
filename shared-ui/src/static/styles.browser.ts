export { adoptStaticCss } from './styles/adopt-static-css.ts';
