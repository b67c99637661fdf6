import { useEffect } from 'react';
import { Styles } from 'shared-ui/provider';
import type { PreparePictures } from '../pictures/picture-types.ts';
import css from './editor.css';
import lineForm from './line-form.css';
import toolbar from './toolbar.css';
import { Toolbar } from './toolbar.tsx';
import { useQuill } from './use-quill.ts';

/** Ties what is said against a text to it, for those who hear the page. */
function useDescription(text: HTMLElement | undefined, errorId: string | undefined) {
  useEffect(() => {
    if (!text || !errorId) return undefined;
    text.setAttribute('aria-invalid', 'true');
    text.setAttribute('aria-describedby', errorId);
    return () => {
      text.removeAttribute('aria-invalid');
      text.removeAttribute('aria-describedby');
    };
  }, [text, errorId]);
}

type RichTextEditorProps = {
  /** Names the text. */
  label: string;
  /** What it begins with; give another `key` to begin again. */
  html: string;
  /** Called at every change; empty where nothing is written. */
  onChange: (html: string) => void;
  /** For pictures that are put in. */
  prepare: PreparePictures;
  /** The id of what is said against it. */
  errorId?: string | undefined;
};

/** Rich text in the formats of a post: what it shows is rendered as `RichText` renders it. */
export function RichTextEditor({ errorId, ...options }: RichTextEditorProps) {
  const { place, quill, cursor, note, put } = useQuill(options);
  useDescription(quill?.root, errorId);
  return (
    <div className="ui-editor" data-invalid={errorId !== undefined || undefined}>
      <Styles css={css + toolbar + lineForm} />
      {quill && <Toolbar quill={quill} cursor={cursor} onPictures={(files, range) => put(quill, files, range)} />}
      <div ref={place} />
      <p className="ui-editor-note" role="status">
        {note}
      </p>
    </div>
  );
}
