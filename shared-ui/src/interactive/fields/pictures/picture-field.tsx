import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { Styles } from 'shared-ui/provider';
import { Button } from 'shared-ui/static';
import { ButtonGroup } from '../../../static/actions/button/button-group.tsx';
import { Text } from '../../../static/words/prose/text.tsx';
import { FileButton } from './file-button.tsx';
import { messages } from './messages.ts';
import css from './picture-field.css';
import type { PreparePictures } from './picture-types.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useObjectUrl } from './use-object-url.ts';

type PictureFieldProps = {
  /** On the button that opens the files. */
  label: string;
  picture: Blob | undefined;
  /** What is shown while none is chosen. */
  current?: string | null;
  /** Words for those who do not see the picture. */
  alt: string;
  removeLabel: string;
  error?: ReactNode;
  onChange: (picture: Blob | undefined) => void;
  /** Takes off the `current` one; absent where it stays until another is chosen. */
  onRemoveCurrent?: (() => void) | undefined;
  /** Told while a chosen picture is made smaller, which takes a phone its time: what is sent then goes without it. */
  onPreparing: (isPreparing: boolean) => void;
  prepare: PreparePictures;
};

/** One picture, chosen, dropped or pasted, shown before it is sent and made smaller on the way. */
export function PictureField(props: PictureFieldProps) {
  const { label, picture, current, alt, removeLabel, error, onChange, onPreparing, prepare } = props;
  const remove = picture ? () => onChange(undefined) : current ? props.onRemoveCurrent : undefined;
  const url = useObjectUrl(picture) ?? (picture ? undefined : current);

  const latest = useRef<File>(undefined);

  async function take(file: File) {
    latest.current = file;
    onPreparing(true);
    for await (const smaller of prepare([file])) if (latest.current === file) onChange(smaller); // else another was chosen
    if (latest.current === file) onPreparing(false);
  }
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (file) void take(file);
  }
  const { place, isOver } = useFileDrop((file) => void take(file));

  return (
    <div className="ui-picture-field" data-over={isOver || undefined} {...place}>
      <Styles css={css} />
      {url && <img className="ui-picture-chosen" src={url} alt={alt} />}
      <ButtonGroup>
        <FileButton label={label} onChange={choose} />
        {remove && (
          <Button variant="ghost" size="sm" onClick={remove}>
            {removeLabel}
          </Button>
        )}
        <span className="ui-picture-hint">{messages.dropPicture}</span>
      </ButtonGroup>
      {error && (
        <Text tone="danger" role="alert">
          {error}
        </Text>
      )}
    </div>
  );
}
