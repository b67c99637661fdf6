export { LongText } from './rich-text/long-text.tsx';
export { RichText } from './rich-text/rich-text.tsx';
