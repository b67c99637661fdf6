import { useFieldContext } from '@chakra-ui/react';
import { type ComponentProps, useState } from 'react';
import { buttonClass } from '../../static/button/button-class.ts';
import { Text } from '../../static/prose/text.tsx';
import thumbnail from '../pictures/thumbnail.css';
import { Thumbnail } from '../pictures/thumbnail.tsx';
import { useObjectUrl } from '../pictures/use-object-url.ts';
import { Styles } from '../provider/styles.tsx';
import { useControl } from './form-field.tsx';
import css from './image-input.css';
import { messages } from './messages.ts';

type ImageInputProps = Omit<ComponentProps<'input'>, 'src' | 'type' | 'accept'> & {
  /** The picture there is already, until another is chosen. */
  src?: string | null;
  shape?: 'round' | 'wide';
};

/** Chooses one picture, and shows it before it is sent. The browser's own control lies over our words, which are Arabic. */
export function ImageInput({ src = null, shape = 'round', ...rest }: ImageInputProps) {
  const field = useFieldContext();
  const { name } = useControl();
  const [file, setFile] = useState<File>();
  const shown = useObjectUrl(file) ?? src;
  return (
    <div className="ui-image-input">
      <Styles css={css + thumbnail} />
      {shown && <Thumbnail src={shown} shape={shape} />}
      <span className={`${buttonClass({ variant: 'outline', size: 'sm' })} ui-image-button`}>
        {shown ? messages.changeImage : messages.chooseImage}
        <input
          {...field?.getInputProps()}
          name={name}
          {...rest}
          type="file"
          accept="image/*"
          onChange={({ target }) => setFile(target.files?.[0])}
        />
      </span>
      {file && (
        <Text as="span">
          <bdi>{file.name}</bdi>
        </Text>
      )}
    </div>
  );
}
