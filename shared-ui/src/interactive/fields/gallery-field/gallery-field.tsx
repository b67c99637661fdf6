import { type ChangeEvent, type ReactNode, useEffect, useRef } from 'react';
import { Styles } from 'shared-ui/provider';
import { Text } from '../../../static/words/prose/text.tsx';
import { FileButton } from '../pictures/file-button.tsx';
import { EditedItem } from './edited-item.tsx';
import css from './gallery-field.css';
import { messages } from './messages.ts';

export type EditedPicture = { src: string; alt: string; caption: string };

type GalleryFieldProps = {
  /** On the button that opens the files. */
  label: string;
  help: ReactNode;
  error?: ReactNode;
  pictures: readonly EditedPicture[];
  /** The most characters of the words of a picture. */
  maxWords: { alt: number; caption: number };
  onFiles: (files: File[]) => void;
  onChange: (pictures: readonly EditedPicture[]) => void;
  /** Takes one out, and offers to take that back: its words are lost with it. */
  onRemove: (index: number) => void;
};

/** Goes with its picture when it is moved; the same one may be there twice. */
const movedKeyOf = ({ src }: EditedPicture, index: number, all: readonly EditedPicture[]) =>
  `${src} ${all.slice(0, index).filter((other) => other.src === src).length}`;

/** Pictures in an order, each with its words: chosen several at once, moved by buttons, so by keyboard and finger alike. */
export function GalleryField({
  label,
  help,
  error,
  pictures,
  maxWords,
  onFiles,
  onChange,
  onRemove,
}: GalleryFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string>(undefined);

  // moving or removing an item takes the focus off the button that did it
  useEffect(() => {
    if (focusNext.current) field.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = undefined;
  });

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    target.value = '';
    if (files.length > 0) onFiles(files);
  }
  function change(index: number, changed: EditedPicture) {
    onChange(pictures.map((picture, at) => (at === index ? changed : picture)));
  }
  function move(index: number, step: 1 | -1) {
    const picture = pictures[index];
    if (!picture) return;
    focusNext.current = `li:nth-child(${index + step + 1}) [data-move="${step}"]`;
    const moved = pictures.filter((other) => other !== picture);
    moved.splice(index + step, 0, picture);
    onChange(moved);
  }
  function remove(index: number) {
    const next = Math.min(index + 1, pictures.length - 1);
    focusNext.current = next > 0 ? `li:nth-child(${next}) [data-remove]` : 'input[type=file]';
    onRemove(index);
  }

  return (
    <div ref={field} className="ui-gallery-field">
      <Styles css={css} />
      <FileButton label={label} isSeveral onChange={choose} />
      <Text>{help}</Text>
      {error && (
        <Text tone="danger" role="alert">
          {error}
        </Text>
      )}
      {pictures.length > 0 && (
        <ol aria-label={messages.pictures}>
          {pictures.map((picture, index, all) => (
            <EditedItem
              key={movedKeyOf(picture, index, all)}
              picture={picture}
              place={index + 1}
              total={all.length}
              maxWords={maxWords}
              onChange={(changed) => change(index, changed)}
              onMove={(step) => move(index, step)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
    </div>
  );
}
