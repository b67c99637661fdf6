export { LongText } from './words/rich-text/long-text.tsx';
export { RichText } from './words/rich-text/rich-text.tsx';
