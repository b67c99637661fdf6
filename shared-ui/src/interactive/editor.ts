export { RichTextField } from './fields/editor/rich-text-field.tsx';
