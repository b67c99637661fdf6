import { Styles } from 'shared-ui/provider';
import css from './editor.css';
import lineForm from './line-form.css';
import toolbar from './toolbar.css';
import { Toolbar } from './toolbar.tsx';
import { useDescription } from './use-description.ts';
import { useQuill } from './use-quill.ts';

type RichTextEditorProps = {
  /** Names the text. */
  label: string;
  /** What it begins with; give another `key` to begin again. */
  html: string;
  /** Called at every change; empty where nothing is written. */
  onChange: (html: string) => void;
  /** A file that is no picture was put in. */
  onBadPicture: () => void;
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
