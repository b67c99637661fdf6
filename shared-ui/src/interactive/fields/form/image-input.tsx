import { type ComponentProps, useState } from 'react';
import { Text } from '../../../static/words/prose/text.tsx';
import { Styles } from '../../provider/styles.tsx';
import { pictureTypes } from '../pictures/picture-types.ts';
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
  /** What is to be said of a file that was chosen, before it is sent. */
  describe?: (file: File) => Promise<string | undefined>;
};

/** Chooses one picture, and shows it before it is sent. */
export function ImageInput({ src = null, shape = 'round', describe, ...rest }: ImageInputProps) {
  const [file, setFile] = useState<File>();
  const [described, setDescribed] = useState<{ file: File; sentence: string | undefined }>();
  async function describeChosen(chosen: File) {
    const sentence = await describe?.(chosen).catch(() => undefined); // without it the server says it
    setDescribed({ file: chosen, sentence });
  }
  function choose(chosen: File | undefined) {
    setFile(chosen);
    if (chosen) void describeChosen(chosen);
  }
  const shown = useObjectUrl(file) ?? src;
  return (
    <div className="ui-file-input">
      <Styles css={css + thumbnail} />
      {shown && <Thumbnail src={shown} shape={shape} />}
      <FileButton
        label={shown ? messages.changeImage : messages.chooseImage}
        {...rest}
        accept={pictureTypes}
        onChoose={choose}
      />
      <FileName file={file} />
      <Text role="status">{described?.file === file && described?.sentence}</Text>
    </div>
  );
}
