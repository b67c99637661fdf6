export { RichTextField } from './editor/rich-text-field.tsx';
