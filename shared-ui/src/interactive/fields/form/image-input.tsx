import { type ComponentProps, useState } from 'react';
import { Styles } from '../../provider/styles.tsx';
import thumbnail from '../pictures/thumbnail.css';
import { Thumbnail } from '../pictures/thumbnail.tsx';
import { useObjectUrl } from '../pictures/use-object-url.ts';
import css from './file-input.css';
import { FileButton, FileName } from './file-input.tsx';
import { messages } from './messages.ts';

type ImageInputProps = Omit<ComponentProps<'input'>, 'src' | 'type' | 'accept' | 'onChange'> & {
  /** The picture there is already, until another is chosen. */
  src?: string | null;
  shape?: 'round' | 'wide';
};

/** Chooses one picture, and shows it before it is sent. */
export function ImageInput({ src = null, shape = 'round', ...rest }: ImageInputProps) {
  const [file, setFile] = useState<File>();
  const shown = useObjectUrl(file) ?? src;
  return (
    <div className="ui-file-input">
      <Styles css={css + thumbnail} />
      {shown && <Thumbnail src={shown} shape={shape} />}
      <FileButton
        label={shown ? messages.changeImage : messages.chooseImage}
        {...rest}
        accept="image/*"
        onChoose={setFile}
      />
      <FileName file={file} />
    </div>
  );
}
