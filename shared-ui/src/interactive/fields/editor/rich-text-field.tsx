import { type ReactNode, useId } from 'react';
import { Text } from '../../../static/words/prose/text.tsx';
import type { PreparePictures } from '../pictures/picture-types.ts';
import { RichTextEditor } from './rich-text-editor.tsx';

type RichTextFieldProps = {
  label: string;
  /** What it begins with; give another `key` to begin again. */
  html: string;
  /** What is said against it. */
  error?: ReactNode;
  /** Called at every change; empty where nothing is written. */
  onChange: (html: string) => void;
  /** For pictures that are put in. */
  prepare: PreparePictures;
};

/** The editor with its label above it and its error below. */
export function RichTextField({ error, ...editor }: RichTextFieldProps) {
  const errorId = useId();
  return (
    <>
      <p className="ui-editor-label">{editor.label}</p>
      <RichTextEditor {...editor} errorId={error ? errorId : undefined} />
      {error && (
        <Text tone="danger" role="alert" id={errorId}>
          {error}
        </Text>
      )}
    </>
  );
}
