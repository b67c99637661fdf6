import { useFieldContext } from '@chakra-ui/react';
import { type ComponentProps, useEffect, useState } from 'react';
import { buttonClass } from '../../static/button/button-class.ts';
import { useControl } from './form-field.tsx';
import { messages } from './messages.ts';

type ImageInputProps = Omit<ComponentProps<'input'>, 'src' | 'type' | 'accept'> & {
  /** The picture there is already, until another is chosen. */
  src?: string | null;
  shape?: 'round' | 'wide';
};

/** The address of a chosen file for as long as it is shown. */
function useObjectUrl(file: File | undefined) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** Chooses one picture, and shows it before it is sent. The browser's own control lies over our words, which are Arabic. */
export function ImageInput({ src = null, shape = 'round', ...rest }: ImageInputProps) {
  const field = useFieldContext();
  const { name } = useControl();
  const [file, setFile] = useState<File>();
  const shown = useObjectUrl(file) ?? src;
  return (
    <div className="ui-image-input">
      {shown && <img className={`ui-image-preview ui-image-preview-${shape}`} src={shown} alt="" />}
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
      {file && <bdi className="ui-faint">{file.name}</bdi>}
    </div>
  );
}
