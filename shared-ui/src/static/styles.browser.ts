export { adoptCss, adoptStaticCss } from './styles/adopt-static-css.ts';
