export { CheckChoice } from './editor/check-choice.tsx';
export { PillChoice } from './editor/pill-choice.tsx';
export { RichTextEditor } from './editor/rich-text-editor.tsx';
